import { testTranscripts } from '#kernel/testing/transcript.ts';
import { battleForMiddleEarth } from '../index.ts';

testTranscripts(battleForMiddleEarth, new URL('../', import.meta.url));
