import { asId } from '#kernel/id.ts';
import { leave, only } from '#kernel';
import type { Space } from '../../content/ids.ts';
import { EXIT } from '../../content/map.ts';
import type { Where } from '../../content/ops.ts';
import { alliesOnBoard, nazgulOn } from '../derived.ts';
import { at } from '../frames.ts';
import { ALLY_TOKENS, type Hunt, mapOf, RING_BEARER } from '../state.ts';
import { asking, choice, guard, moment } from '../tools.ts';
import { done, liftAlly, moveAlly, placeAlly, takeBackAlly } from '../verbs.ts';
import { spotOf } from '../words.ts';
import { endChoice, next, opBelow, type OpTable, scriptBelow } from './script.ts';
import { fits } from './where.ts';

/** Ally tokens enter, move and leave by cards (HR-ALLYTOK-01). */

/** HR-ALLYTOK-04, HR-ALLYTOK-05: no Nazgûl and no other Ally token, and no exit. */
const isFree = (s: Hunt, area: Space): boolean => s.open.allies[area] === 0 && !nazgulOn(s, area) && (mapOf(s).kind[area] & EXIT) === 0;
const allInUse = (s: Hunt): boolean => alliesOnBoard(s) >= ALLY_TOKENS;

function canPlaceAny(s: Hunt, where: Where): boolean {
  const full = allInUse(s);
  // With all tokens in use one may be lifted first, also from the very area where it is wanted.
  return mapOf(s).areas.some((area) => fits(s, where, area) && (isFree(s, area) || (full && !nazgulOn(s, area))));
}

const canMove = (s: Hunt, moved: readonly number[], from: number): boolean =>
  s.open.allies[from] !== 0 && !moved.includes(from) && mapOf(s).connected[from].some((to) => isFree(s, to));

export const allyTokenOps: OpTable<'allyToken.place' | 'allyToken.move' | 'allyToken.remove'> = {
  'allyToken.place'(s, script, op) {
    if (script.count < 0) {
      script.count = op.n;
      script.placed = asId(0);
    }
    if (script.count === 0 || !canPlaceAny(s, op.where)) return next(script);
    return at.placeAlly.enter(s);
  },
  'allyToken.move'(s, script, op) {
    if (script.count < 0) script.count = op.n;
    if (script.count === 0 || !mapOf(s).areas.some((from) => canMove(s, script.moved, from))) return next(script);
    return at.moveAlly.enter(s);
  },
  'allyToken.remove'(s, script, op) {
    if (script.count < 0) script.count = op.n;
    if (script.count === 0 || !mapOf(s).areas.some((area) => s.open.allies[area] !== 0 && fits(s, op.where, area))) return next(script);
    return at.liftAlly.enter(s);
  },
};

export const placingAlly = asking(at.placeAlly, {
  rule: 'HR-ALLYTOK-01',
  asks: () => only(RING_BEARER),
  prompt: (s) => ({ id: allInUse(s) ? 'takeBackAlly' : 'placeAlly', params: { count: scriptBelow(s).count } }),
  choices: [
    choice(placeAlly, {
      guards: [
        guard('HR-ALLY-09', (s, area) => fits(s, opBelow(s, 'allyToken.place').where, area)),
        guard('HR-ALLYTOK-04', isFree),
        moment('HR-ALLYTOK-07', (s) => !allInUse(s)),
      ],
      candidates: (s, propose) => {
        if (!allInUse(s)) for (const area of mapOf(s).areas) propose(area);
      },
      perform(s, effects, area) {
        const script = scriptBelow(s);
        leave(s);
        script.count--;
        script.placed = area;
        s.open.allies[area] = 1;
        effects.emit?.({ type: 'allyPlaced', area: spotOf(s, area) });
      },
    }),
    choice(takeBackAlly, {
      guards: [moment('HR-ALLYTOK-07', allInUse), guard('HR-ALLYTOK-01', (s, area) => s.open.allies[area] !== 0)],
      candidates: (s, propose) => {
        if (allInUse(s)) for (const area of mapOf(s).areas) propose(area);
      },
      perform(s, effects, area) {
        s.open.allies[area] = 0;
        effects.emit?.({ type: 'allyTakenBack', area: spotOf(s, area) });
        // The card asks again if there is a place: lifting it may have left none after all.
        leave(s);
      },
    }),
    choice(done, {
      // Fewer than the card says only where it says "up to"; with all tokens in use none need be lifted.
      guards: [moment('HR-RUL-81', (s) => opBelow(s, 'allyToken.place').upTo || allInUse(s))],
      perform: endChoice,
    }),
  ],
});

/** Straight to a connected area; dots with Nazgûl may be crossed (HR-ALLYTOK-05, HR-ALLYTOK-06). */
export const movingAlly = asking(at.moveAlly, {
  rule: 'HR-ALLYTOK-05',
  asks: () => only(RING_BEARER),
  prompt: (s) => ({ id: 'moveAlly', params: { count: scriptBelow(s).count } }),
  choices: [
    choice(moveAlly, {
      guards: [
        guard('HR-ALLYTOK-01', (s, from) => s.open.allies[from] !== 0),
        guard('HR-ALLY-09', (s, from) => !scriptBelow(s).moved.includes(from)),
        guard('HR-ALLYTOK-05', (s, from, to) => mapOf(s).connected[from].includes(to) && isFree(s, to)),
      ],
      candidates: (s, propose) => {
        for (const from of mapOf(s).areas) if (s.open.allies[from] !== 0) for (const to of mapOf(s).connected[from]) propose(from, to);
      },
      perform(s, effects, from, to) {
        const script = scriptBelow(s);
        leave(s);
        script.count--;
        script.moved.push(to);
        if (script.placed === from) script.placed = to;
        s.open.allies[from] = 0;
        s.open.allies[to] = 1;
        effects.emit?.({ type: 'allyMoved', from: spotOf(s, from), to: spotOf(s, to) });
      },
    }),
    choice(done, { guards: [moment('HR-RUL-81', (s) => opBelow(s, 'allyToken.move').upTo)], perform: endChoice }),
  ],
});

/** By a Sorcery card: back to the supply. */
export const liftingAlly = asking(at.liftAlly, {
  rule: 'HR-SORC-06',
  asks: (s) => only(scriptBelow(s).seat),
  prompt: (s) => ({ id: 'liftAlly', params: { count: scriptBelow(s).count } }),
  choices: [
    choice(liftAlly, {
      guards: [
        guard('HR-ALLYTOK-01', (s, area) => s.open.allies[area] !== 0),
        guard('HR-SORC-06', (s, area) => fits(s, opBelow(s, 'allyToken.remove').where, area)),
      ],
      candidates: (s, propose) => {
        if (!allInUse(s)) for (const area of mapOf(s).areas) propose(area);
      },
      perform(s, effects, area) {
        const script = scriptBelow(s);
        leave(s);
        script.count--;
        s.open.allies[area] = 0;
        effects.emit?.({ type: 'allyLifted', area: spotOf(s, area) });
      },
    }),
    choice(done, { guards: [moment('HR-RUL-81', (s) => opBelow(s, 'allyToken.remove').upTo)], perform: endChoice }),
  ],
});
