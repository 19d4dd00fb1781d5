import { testTranscripts } from '#kernel/testing/transcript.ts';
import { journeyToMordor } from '../index.ts';

testTranscripts(journeyToMordor, new URL('../', import.meta.url));
