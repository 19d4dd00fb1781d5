import { testTranscripts } from '#kernel/testing/transcript.ts';
import { warOfTheRing } from '../index.ts';

// Wars are long and varied: three golden ones do not see everything.
const further = [2, 2, 2, 3, 4].map((seats) => ({ seats, options: seats === 2 ? {} : { link: 'each-one' } }));

testTranscripts(warOfTheRing, new URL('../', import.meta.url), further);
