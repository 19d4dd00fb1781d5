import { type AskingStep, enter, type Frame, guard, leave, only, type Seat, type Table, top } from '#kernel';
import { BY_WITCH_KING_DIE, ORDINARY_DICE } from '../../content/box.ts';
import { gainTokens } from '../fellowship.ts';
import { type Hunt, RING_BEARER } from '../state.ts';
import { discardDie, done, rerollDie } from '../verbs.ts';
import { dieWord, faceWord } from '../words.ts';
import { eachDie, rollOrdinary, unspentDie } from '../wraiths/dice.ts';
import type { OpTable } from './ops.ts';
import { next } from './script.ts';

/** The Witch-king die is never discarded or re-rolled (HR-WKDIE-03). */
export const ordinaryLeft = (s: Hunt): boolean => ordinaryCount(s) > 0;

function setAside(s: Hunt, table: Table, face: number): void {
  s.open.spent[unspentDie(s, face)] = true;
  if (table.listening) table.tell({ type: 'dieDiscarded', face: faceWord(face) });
}

interface DiceFrame extends Frame {
  readonly seat: Seat;
  /** Dice chosen to be rolled again, as bits. */
  marked: number;
  /** How many may be chosen. */
  readonly most: number;
}

interface Rerolling extends DiceFrame {
  readonly step: 'rerollDice';
  /** How many must be chosen. */
  readonly least: number;
}

const ordinaryCount = ({ open }: Hunt): number => {
  let count = 0;
  for (let die = 0; die < ORDINARY_DICE; die++) if (open.dice[die] >= 0 && !open.spent[die]) count++;
  return count;
};

export function askForDie(s: Hunt, seat: Seat): void {
  const frame: DiceFrame = { step: 'discardDie', seat, marked: 0, most: 1 };
  enter(s, frame);
}

export const diceOps: OpTable<'dice.discard' | 'dice.reroll'> = {
  'dice.discard'(s, script, op, table) {
    if (script.count < 0) script.count = op.n;
    if (script.count === 0 || (op.face < 0 ? !ordinaryLeft(s) : unspentDie(s, op.face) < 0)) return next(script);
    script.count--;
    return op.face < 0 ? askForDie(s, op.byRingBearer ? RING_BEARER : script.seat) : setAside(s, table, op.face);
  },
  'dice.reroll'(s, script, op) {
    next(script);
    if (!ordinaryLeft(s)) return;
    const frame: Rerolling = {
      step: 'rerollDice',
      seat: op.byRingBearer ? RING_BEARER : script.seat,
      marked: 0,
      most: op.n === 0 ? ORDINARY_DICE : op.n,
      // "Any number" may be none; a number on a card is meant as far as there are dice.
      least: Math.min(op.n, ordinaryCount(s)),
    };
    enter(s, frame);
  },
};

/** One unspent ordinary die leaves the pool until the next recovery phase. */
export const discardingDie: AskingStep<Hunt> = {
  rule: 'HR-ALLY-09',
  asks: (s) => only(top<DiceFrame>(s).seat),
  prompt: () => ({ id: 'discardDie', params: {} }),
  choices: [
    {
      verb: discardDie,
      guards: [guard('HR-WKDIE-03', (_s, die) => die !== BY_WITCH_KING_DIE), guard('HR-DICE-02', (s, die) => unspentDie(s, die) >= 0)],
      perform(s, table, die) {
        leave(s);
        setAside(s, table, die);
      },
    },
  ],
};

/** An unspent, unmarked ordinary die with that face. */
function unmarked(s: Hunt, face: number): number {
  const { marked } = top<DiceFrame>(s);
  for (let die = 0; die < ORDINARY_DICE; die++)
    if (s.open.dice[die] === face && !s.open.spent[die] && ((marked >> die) & 1) === 0) return die;
  return -1;
}

const markedCount = (s: Hunt): number => {
  let count = 0;
  for (let bits = top<DiceFrame>(s).marked; bits !== 0; bits &= bits - 1) count++;
  return count;
};

/** The dice are chosen, then all are rolled at once; each Shadow gives the Ring-bearer a token (HR-FELL-06). */
export const rerollingDice: AskingStep<Hunt> = {
  rule: 'HR-SORC-06',
  asks: (s) => only(top<DiceFrame>(s).seat),
  prompt: (s) => ({ id: 'rerollDice', params: { count: markedCount(s) } }),
  choices: [
    {
      verb: rerollDie,
      guards: [
        guard('HR-WKDIE-03', (_s, die) => die !== BY_WITCH_KING_DIE),
        guard('HR-DICE-02', (s, die) => unmarked(s, die) >= 0),
        guard('HR-SORC-06', (s) => markedCount(s) < top<DiceFrame>(s).most),
      ],
      candidates: (_s, _seat, propose) => eachDie(propose),
      perform(s, table, die) {
        top<DiceFrame>(s).marked |= 1 << unmarked(s, die);
        if (table.listening) table.tell({ type: 'dieMarked', die: dieWord(die) });
      },
    },
    {
      verb: done,
      guards: [guard('HR-RUL-81', (s) => markedCount(s) >= top<Rerolling>(s).least)],
      perform(s, table) {
        const { marked } = top<DiceFrame>(s);
        leave(s);
        let shadows = 0;
        const faces: string[] = [];
        for (let die = 0; die < ORDINARY_DICE; die++)
          if ((marked >> die) & 1) {
            if (rollOrdinary(s, table, die)) shadows++;
            faces.push(faceWord(s.open.dice[die]));
          }
        if (table.listening) table.tell({ type: 'diceRerolled', faces });
        gainTokens(s, table, shadows);
      },
    },
  ],
};
