import { asId } from '#kernel/id.ts';
import { leave, only } from '#kernel';
import { BY_WITCH_KING_DIE, ORDINARY_DICE } from '../../content/box.ts';
import type { DieName, Face, Die } from '../../content/ids.ts';
import { gainTokens } from '../fellowship.ts';
import { at } from '../frames.ts';
import { askForDie, eachDie, faceOf, ordinaryCount, rollOrdinary, unspentDie } from '../nazgul/dice.ts';
import { type Hunt, type HuntEffects, RING_BEARER } from '../state.ts';
import { asking, choice, guard, moment } from '../tools.ts';
import { discardDie, done, rerollDie } from '../verbs.ts';
import { next, type OpTable } from './script.ts';

function setAside(s: Hunt, effects: HuntEffects, face: Face): void {
  s.open.spent[unspentDie(s, face)] = true;
  effects.emit?.({ type: 'dieDiscarded', face });
}

export const diceOps: OpTable<'dice.discard' | 'dice.reroll'> = {
  'dice.discard'(s, script, op, effects) {
    if (script.count < 0) script.count = op.n;
    if (script.count === 0 || (op.face < 0 ? ordinaryCount(s) === 0 : unspentDie(s, op.face) < 0)) return next(script);
    script.count--;
    return op.face < 0 ? askForDie(s, op.byRingBearer ? RING_BEARER : script.seat) : setAside(s, effects, op.face);
  },
  'dice.reroll'(s, script, op) {
    next(script);
    if (ordinaryCount(s) === 0) return;
    at.rerollDice.enter(s, {
      seat: op.byRingBearer ? RING_BEARER : script.seat,
      marked: 0,
      most: op.n === 0 ? ORDINARY_DICE : op.n,
      // "Any number" may be none; a number on a card is meant as far as there are dice.
      least: Math.min(op.n, ordinaryCount(s)),
    });
  },
};

/** One unspent ordinary die leaves the pool until the next recovery phase. */
export const discardingDie = asking(at.discardDie, {
  rule: 'HR-ALLY-09',
  asks: (s) => only(at.discardDie.of(s).seat),
  prompt: () => ({ id: 'discardDie', params: {} }),
  choices: [
    choice(discardDie, {
      guards: [guard('HR-WKDIE-03', (_s, die) => die !== BY_WITCH_KING_DIE), guard('HR-DICE-02', (s, die) => unspentDie(s, die) >= 0)],
      perform(s, effects, die) {
        leave(s);
        setAside(s, effects, faceOf(s, die));
      },
    }),
  ],
});

/** An unspent, unmarked ordinary die with that face. */
function unmarked(s: Hunt, named: DieName): number {
  const { marked } = at.rerollDice.of(s);
  for (let die = 0; die < ORDINARY_DICE; die++)
    if (s.open.dice[die] === named && !s.open.spent[die] && ((marked >> die) & 1) === 0) return die;
  return -1;
}

const markedCount = (s: Hunt): number => {
  let count = 0;
  for (let bits = at.rerollDice.of(s).marked; bits !== 0; bits &= bits - 1) count++;
  return count;
};

/** The dice are chosen, then all are rolled at once; each Shadow gives the Ring-bearer a token (HR-FELL-06). */
export const rerollingDice = asking(at.rerollDice, {
  rule: 'HR-SORC-06',
  asks: (s) => only(at.rerollDice.of(s).seat),
  prompt: (s) => ({ id: 'rerollDice', params: { count: markedCount(s) } }),
  choices: [
    choice(rerollDie, {
      guards: [
        guard('HR-WKDIE-03', (_s, die) => die !== BY_WITCH_KING_DIE),
        guard('HR-DICE-02', (s, die) => unmarked(s, die) >= 0),
        moment('HR-SORC-06', (s) => markedCount(s) < at.rerollDice.of(s).most),
      ],
      candidates: (_s, propose) => eachDie(propose),
      perform(s, effects, die) {
        at.rerollDice.of(s).marked |= 1 << unmarked(s, die);
        effects.emit?.({ type: 'dieMarked', die });
      },
    }),
    choice(done, {
      guards: [moment('HR-RUL-81', (s) => markedCount(s) >= at.rerollDice.of(s).least)],
      perform(s, effects) {
        const { marked } = at.rerollDice.of(s);
        leave(s);
        let shadows = 0;
        const faces: Face[] = [];
        for (let die: Die = asId(0); die < ORDINARY_DICE; die++)
          if ((marked >> die) & 1) {
            if (rollOrdinary(s, effects, die)) shadows++;
            faces.push(s.open.dice[die]);
          }
        effects.emit?.({ type: 'diceRerolled', faces });
        gainTokens(s, effects, shadows);
      },
    }),
  ],
});
