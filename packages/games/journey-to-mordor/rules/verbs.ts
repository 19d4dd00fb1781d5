import { named, numbered, verb, verbList } from '#kernel';
import type { JourneyBox } from '../content/box.ts';

const die = named<JourneyBox>((box) => box.dieIds);
const hobbit = named<JourneyBox>((box) => box.hobbitIds);
const square = numbered<JourneyBox>(1, (box) => box.mostSquares);

export const chooseHobbit = verb('chooseHobbit', { hobbit }, 'JM-SETUP-03');
export const roll = verb<JourneyBox>('roll', {}, 'JM-TURN-02');
export const setAside = verb('setAside', { die }, 'JM-DICE-03');
export const repeatRoll = verb<JourneyBox>('repeatRoll', {}, 'JM-PLACE-04');
export const finishRolling = verb<JourneyBox>('finishRolling', {}, 'JM-DICE-07');
export const split = verb('split', { square }, 'JM-GANDALF-01');
export const leaveUnsplit = verb<JourneyBox>('leaveUnsplit', {}, 'JM-RULING-05');

export const VERBS = verbList<JourneyBox>(chooseHobbit, roll, setAside, repeatRoll, finishRolling, split, leaveUnsplit);
