import { frame } from '#kernel';

/** The steps of the game, in the order of the rulebook. None of them has anything to remember: it all lies open on the table. */
export const choosing = frame('chooseHobbit');
export const beginTurn = frame('beginTurn');
export const rolling = frame('roll');
export const settingAside = frame('setAside');
export const useSymbols = frame('useSymbols');
export const gandalf = frame('gandalf');
export const nazgul = frame('nazgul');
export const endTurn = frame('endTurn');
