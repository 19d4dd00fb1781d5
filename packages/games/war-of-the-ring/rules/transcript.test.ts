import { testTranscripts } from '#kernel/testing/transcript.ts';
import { warOfTheRing } from '../index.ts';

testTranscripts(warOfTheRing, new URL('../', import.meta.url));
