import { type ActionOf, verb, verbList } from '#kernel/verb.ts';
import { die, hobbit, square } from './nouns.ts';

export const chooseHobbit = verb('chooseHobbit', 'JM-SETUP-03', ['hobbit', hobbit]);
export const roll = verb('roll', 'JM-TURN-02');
export const setAside = verb('setAside', 'JM-DICE-03', ['die', die]);
export const repeatRoll = verb('repeatRoll', 'JM-PLACE-04');
export const finishRolling = verb('finishRolling', 'JM-DICE-07');
export const split = verb('split', 'JM-GANDALF-01', ['square', square]);
export const leaveUnsplit = verb('leaveUnsplit', 'JM-RULING-05');

export const VERBS = verbList(chooseHobbit, roll, setAside, repeatRoll, finishRolling, split, leaveUnsplit);
export type JourneyAction = ActionOf<typeof VERBS>;
