import { asId } from '#kernel/id.ts';
import { type Choice, type Guard, leave, only, type Propose } from '#kernel';
import { MERIADOC } from '../../content/box.ts';
import type { Space, Entry } from '../../content/ids.ts';
import { FAR } from '../../content/map.ts';
import { payForNight } from '../corruption.ts';
import { inRange } from '../derived.ts';
import { returnTokens } from '../fellowship.ts';
import { at } from '../frames.ts';
import { bearer, DOT_ENTRY, FACE_UP, type Hunt, type HuntEffects, isNight, RING_BEARER } from '../state.ts';
import { asking, choice, guard, moment } from '../tools.ts';
import { notTurnedOver } from '../turnOver.ts';
import { moveFrodo, moveToDot, travelByNight, useCompany } from '../verbs.ts';
import { logEntry } from './log.ts';

/** Frodo's moves in part I: the normal one of the turn, and those a card grants on top (HR-MOVE-10, HR-MOVE-12). */
export function enterFrodoMove(s: Hunt, cardBonus: number): void {
  at.moveFrodo.enter(s, { cardBonus });
}

const NORMAL = -1;

/** A connected area in range (HR-MOVE-04), also one already visited (HR-MOVE-05), whatever Nazgûl are about (HR-MOVE-09). */
function canEnter(s: Hunt, space: Space, cardBonus: number): boolean {
  if (cardBonus !== NORMAL) return inRange(s, space, cardBonus);
  return inRange(s, space, s.open.rangeBonus) || (s.open.jump !== 0 && canCross(s, space));
}

function canCross(s: Hunt, space: Space): boolean {
  const sides = s.box.crossings[s.open.jump];
  const here = sides[bearer(s).lastArea];
  return here !== 0 && sides[space] !== 0 && sides[space] !== here;
}

/** Back to the last area without a dot, not connected, too far: each with its own rule. */
const entering = (bonus: (s: Hunt) => number): readonly Guard<Hunt>[] => [
  guard('HR-RUL-06', (s, space) => space !== bearer(s).lastArea || canEnter(s, asId(space), bonus(s))),
  guard('HR-MOVE-04', (s, space) => isConnected(s, asId(space)) || canEnter(s, asId(space), bonus(s))),
  guard('HR-DEF-04', (s, space) => canEnter(s, asId(space), bonus(s))),
];

function isConnected(s: Hunt, space: Space): boolean {
  const { dotsBetween, size } = s.box.maps[1];
  return dotsBetween[bearer(s).lastArea * size + space] !== FAR;
}

function eachArea(s: Hunt, propose: Propose<Space>): void {
  const { connected } = s.box.maps[1];
  const { lastArea } = bearer(s);
  for (const space of connected[lastArea]) propose(space);
  propose(lastArea);
}

/** The normal move: any bonus of this turn is used up by it, also by a dot. */
function moveNormally(s: Hunt, effects: HuntEffects, entry: Entry): void {
  const { open } = s;
  const kind = { escape: false, bonus: open.rangeBonus, crossing: open.jump };
  open.begun = true;
  open.stepped = true;
  open.rangeBonus = 0;
  open.jump = 0;
  logEntry(s, effects, entry, kind);
}

const inPartOne = moment('HR-JOURNEY-02', (s) => s.open.part === 1);
const once = moment('HR-RBT-01', (s) => !s.open.stepped);
/** By night the choice between moving and resting comes first, and moving costs a point before it is made. */
const byDay = moment('HR-NIGHT-01', (s) => !isNight(s));

const meriadocIsPaid: Guard<Hunt> = moment('HR-RUL-81', (s) => s.open.fellowship >= s.box.company[MERIADOC].price);

/** Meriadoc: for a Fellowship token this move counts one more dot. */
function callMeriadoc(s: Hunt, effects: HuntEffects): void {
  s.open.meriadocUsed = true;
  effects.emit?.({ type: 'meriadocHelps' });
  const { price, reach } = s.box.company[MERIADOC];
  returnTokens(s, effects, price, 'fellowshipSpent');
  s.open.rangeBonus += reach;
}

/** In the Ring-bearer's turn by day; choosing Meriadoc begins the move. */
export const frodoMovesByDay: readonly Choice<Hunt>[] = [
  choice(moveFrodo, {
    guards: [inPartOne, once, byDay, ...entering(() => NORMAL)],
    candidates: (s, propose) => {
      if (s.open.part === 1 && !s.open.stepped && !isNight(s)) eachArea(s, propose);
    },
    perform: (s, effects, space) => moveNormally(s, effects, space),
  }),
  choice(moveToDot, { guards: [inPartOne, once, byDay], perform: (s, effects) => moveNormally(s, effects, DOT_ENTRY) }),
  choice(travelByNight, {
    guards: [inPartOne, once, moment('HR-NIGHT-01', isNight)],
    perform(s, effects) {
      s.open.begun = true;
      effects.emit?.({ type: 'travelsByNight' });
      if (payForNight(s, effects)) return;
      enterFrodoMove(s, NORMAL);
    },
  }),
];

/** Meriadoc, who is face up, before a daylight move; by night he is called once the move is begun. */
export const meriadocByDay = {
  guards: [once, byDay, meriadocIsPaid],
  perform(s: Hunt, effects: HuntEffects): void {
    callMeriadoc(s, effects);
    enterFrodoMove(s, NORMAL);
  },
};

/** Where Frodo goes: asked for card moves, by night, and after Meriadoc was called. */
export const movingFrodo = asking(at.moveFrodo, {
  rule: 'HR-MOVE-01',
  asks: () => only(RING_BEARER),
  prompt: (s) => ({ id: at.moveFrodo.of(s).cardBonus === NORMAL ? 'moveFrodo' : 'moveFrodoByCard', params: {} }),
  choices: [
    choice(moveFrodo, {
      guards: entering((s) => at.moveFrodo.of(s).cardBonus),
      candidates: (s, propose) => eachArea(s, propose),
      perform: (s, effects, space) => moveInFrame(s, effects, space),
    }),
    choice(moveToDot, { guards: [], perform: (s, effects) => moveInFrame(s, effects, DOT_ENTRY) }),
    choice(useCompany, {
      guards: [
        notTurnedOver,
        guard('HR-DAY-07', (s, company) => company === MERIADOC && at.moveFrodo.of(s).cardBonus === NORMAL && !s.open.meriadocUsed),
        moment('HR-COMPANY-02', (s) => s.open.company[MERIADOC] === FACE_UP),
        meriadocIsPaid,
      ],
      perform: (s, effects) => callMeriadoc(s, effects),
    }),
  ],
});

function moveInFrame(s: Hunt, effects: HuntEffects, entry: Entry): void {
  const { cardBonus } = at.moveFrodo.of(s);
  leave(s);
  if (cardBonus === NORMAL) moveNormally(s, effects, entry);
  else logEntry(s, effects, entry, { escape: false, bonus: cardBonus, crossing: 0 });
}
