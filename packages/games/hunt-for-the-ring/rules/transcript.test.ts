import { testTranscripts } from '#kernel/testing/transcript.ts';
import { huntForTheRing } from '../index.ts';

// Hunts differ by their cards: two golden ones do not see everything.
const further = [2, 3, 4, 5, 2, 3, 4, 5].map((seats) => ({ seats }));

testTranscripts(huntForTheRing, new URL('../', import.meta.url), further);
