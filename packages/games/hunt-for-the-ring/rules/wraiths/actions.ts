import { asId } from '#kernel/id.ts';
import type { Choice, Guard } from '#kernel';
import type { DieName } from '../../content/ids.ts';
import { BY_WITCH_KING_DIE, MORGUL_RING, PURSUIT, SWORD } from '../../content/box.ts';
import { BAR_HUNT, BAR_SEARCH } from '../../content/ops.ts';
import { canDrawSorcery, drawSorceryCard, keepSorceryLimit } from '../cards.ts';
import { freeHunts } from '../derived.ts';
import { at } from '../frames.ts';
import { hereOf, ownPlace } from '../inquiries/here.ts';
import { canBeNamed, declare, HUNT, isArea, PERCEPTION, SEARCH, startsFrodo } from '../inquiries/inquiry.ts';
import { countsAsSorcery, countsAsSword, eachUnspentDie, faceOf, perceives, spendDie, unspentDie } from '../nazgul/dice.ts';
import { type Hunt, type HuntEffects, mapOf, NO_TRAIL } from '../state.ts';
import { choice, guard, moment } from '../tools.ts';
import { drawSorcery, hunt, huntWith, perceive, pursue, search, strikeAlly } from '../verbs.ts';
import { barred } from '../wards.ts';
import { riderOf, spotOf } from '../words.ts';

/** The one action of an activation: free, or paid for with a die (HR-WRAITH-02). */

export const notYetActed: Guard<Hunt> = moment('HR-WRAITH-02', (s) => !s.open.acted);
export const hasDie: Guard<Hunt> = guard('HR-DICE-02', (s, die) => unspentDie(s, asId(die)) >= 0);
const onArea = (rule: string): Guard<Hunt> => moment(rule, (s) => isArea(s, hereOf(s)));
const isWitchKing = (s: Hunt): boolean => s.open.witchKing === s.open.active;

export function payFor(s: Hunt, effects: HuntEffects, die: DieName): void {
  s.open.acted = true;
  spendDie(s, effects, die);
}

/** Nothing shields the area under the active Nazgûl: neither a revealed Gandalf nor a card, which prevails over the general rule. */
const unshieldedHere = (bar: number): readonly Guard<Hunt>[] => [
  moment('HR-GANDALF-11', (s) => s.open.gandalfAt !== hereOf(s)),
  moment('HR-RUL-39', (s) => !barred(s, hereOf(s), bar)),
];

/** Guards about the area under the active Nazgûl; all of them look at the open table only. */
export const huntableHere: readonly Guard<Hunt>[] = [onArea('HR-HUNT-01'), ...unshieldedHere(BAR_HUNT)];

export const freeSearch: Choice<Hunt> = choice(search, {
  guards: [
    notYetActed,
    onArea('HR-SEARCH-01'),
    // The marker shows the Eye: the free action is a hunt instead; the Witch-king never searches for free.
    moment('HR-RUL-23', (s) => !freeHunts(s)),
    moment('HR-RUL-73', (s) => !isWitchKing(s)),
    moment('HR-SEARCH-06', (s) => !startsFrodo(s, hereOf(s))),
    moment('HR-SEARCH-07', (s) => s.open.trail[hereOf(s)] === NO_TRAIL),
    ...unshieldedHere(BAR_SEARCH),
  ],
  perform(s, effects) {
    s.open.acted = true;
    declare(s, effects, SEARCH, hereOf(s), s.open.active);
  },
});

export const freeHunt: Choice<Hunt> = choice(hunt, {
  guards: [notYetActed, moment('HR-HUNT-02', (s) => freeHunts(s) || isWitchKing(s)), ...huntableHere],
  perform(s, effects) {
    s.open.acted = true;
    declare(s, effects, HUNT, hereOf(s), s.open.active);
  },
});

export const huntByDie: Choice<Hunt> = choice(huntWith, {
  guards: [notYetActed, hasDie, guard('HR-DICE-05', (s, die) => countsAsSword(faceOf(s, die))), ...huntableHere],
  candidates: (s, propose) => eachUnspentDie(s, propose),
  perform(s, effects, die) {
    payFor(s, effects, die);
    declare(s, effects, HUNT, hereOf(s), s.open.active);
  },
});

export const perceptionByDie: Choice<Hunt> = choice(perceive, {
  guards: [
    notYetActed,
    hasDie,
    guard('HR-DICE-04', (s, die) => perceives(faceOf(s, die))),
    guard('HR-RUL-39', (s, _die, scope) => canBeNamed(s, ownPlace(s, scope))),
  ],
  candidates: (s, propose) =>
    eachUnspentDie(s, (die) => {
      propose(die, asId(0));
      propose(die, asId(1));
    }),
  perform(s, effects, die, scope) {
    const named = faceOf(s, die) === MORGUL_RING;
    payFor(s, effects, die);
    declare(s, effects, PERCEPTION, ownPlace(s, scope), s.open.active, named);
  },
});

/** A Nazgûl on a dot may do it too (HR-RUL-40); the token goes back to the supply (HR-ALLYTOK-08). */
export const strikingAlly: Choice<Hunt> = choice(strikeAlly, {
  guards: [
    notYetActed,
    hasDie,
    guard('HR-DICE-06', (s, die) => countsAsSword(faceOf(s, die))),
    guard('HR-DICE-06', (s, _die, area) => mapOf(s).neighbours[hereOf(s)].includes(area)),
    guard('HR-ALLYTOK-01', (s, _die, area) => s.open.allies[area] !== 0),
  ],
  candidates(s, propose) {
    for (const next of mapOf(s).neighbours[hereOf(s)])
      if (s.open.allies[next] !== 0) for (let die = SWORD; die <= BY_WITCH_KING_DIE; die++) propose(die, next);
  },
  perform(s, effects, die, area) {
    payFor(s, effects, die);
    s.open.allies[area] = 0;
    effects.emit?.({ type: 'allyStruck', nazgul: riderOf(s, s.open.active), area: spotOf(s, area) });
  },
});

export const drawingSorcery: Choice<Hunt> = choice(drawSorcery, {
  guards: [notYetActed, hasDie, guard('HR-DICE-07', (s, die) => countsAsSorcery(s, faceOf(s, die))), moment('HR-RUL-36', canDrawSorcery)],
  candidates: (s, propose) => eachUnspentDie(s, propose),
  performBy(s, effects, seat, die) {
    payFor(s, effects, die);
    drawSorceryCard(s, effects, seat);
    keepSorceryLimit(s, seat);
  },
});

/** Pursuit: all Nazgûl, the active one first (HR-WKDIE-07, HR-RUL-72). */
export const pursuing: Choice<Hunt> = choice(pursue, {
  guards: [
    notYetActed,
    moment('HR-WKDIE-01', (s) => unspentDie(s, BY_WITCH_KING_DIE) >= 0),
    moment('HR-WKDIE-07', (s) => faceOf(s, BY_WITCH_KING_DIE) === PURSUIT),
  ],
  perform(s, effects) {
    payFor(s, effects, BY_WITCH_KING_DIE);
    at.pursuit.enter(s, { asked: 0 });
  },
});
