import { testTranscripts } from '#kernel/testing/transcript.ts';
import { huntForTheRing } from '../index.ts';

testTranscripts(huntForTheRing, new URL('../', import.meta.url));
