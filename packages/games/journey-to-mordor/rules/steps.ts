import { beginningTurn } from './beginTurn.ts';
import { choosingHobbits } from './chooseHobbit.ts';
import { endingTurn } from './endTurn.ts';
import { usingGandalf } from './gandalf.ts';
import { nazgulStrike } from './nazgul.ts';
import { firstRoll } from './roll.ts';
import { settingAside } from './setAside.ts';
import { steps } from './tools.ts';
import { usingSymbols } from './useSymbols.ts';

/** Every step of the game, in the order of the rulebook. */
export const STEPS = steps(choosingHobbits, beginningTurn, firstRoll, settingAside, usingSymbols, usingGandalf, nazgulStrike, endingTurn);
