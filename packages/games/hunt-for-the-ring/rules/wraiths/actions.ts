import { type Choice, type Guard, guard, type Table } from '#kernel';
import { MORGUL_RING, PURSUIT, SWORD } from '../../content/box.ts';
import { canDrawSorcery, drawSorceryCard, keepSorceryLimit } from '../cards.ts';
import { freeHunts } from '../derived.ts';
import { type Hunt, mapOf, NO_TRAIL } from '../state.ts';
import { drawSorcery, hunt, huntWith, perceive, pursue, search, strikeAlly } from '../verbs.ts';
import { barred } from '../wards.ts';
import { nazgulWord, spaceWord } from '../words.ts';
import { BAR_HUNT, BAR_SEARCH } from '../../content/ops.ts';
import { countsAsSorcery, countsAsSword, eachUnspentDie, faceOf, perceives, spendDie, unspentDie } from './dice.ts';
import { canBeNamed, declare, HUNT, isArea, PERCEPTION, SEARCH, startsFrodo } from './inquiry.ts';
import { BY_WITCH_KING_DIE } from '../../content/box.ts';
import { startPursuit } from '../part2/pursuit.ts';

/** The one action of an activation: free, or paid for with a die (HR-WRAITH-02). */

export const notYetActed: Guard<Hunt> = guard(['HR-WRAITH-02', 'HR-WRAITH-01'], (s) => !s.open.acted);
export const hasDie: Guard<Hunt> = guard('HR-DICE-02', (s, die) => unspentDie(s, die) >= 0);
export const hereOf = (s: Hunt): number => s.open.nazgul[s.open.active];
const onArea = (rule: string): Guard<Hunt> => guard(rule, (s) => isArea(s, hereOf(s)));
const isWitchKing = (s: Hunt): boolean => s.open.witchKing === s.open.active;

export function payFor(s: Hunt, table: Table, die: number): void {
  s.open.acted = true;
  spendDie(s, table, die);
}

/** What a perception of the active Nazgûl can name: its region or its section (HR-PERC-01, HR-RUL-24). */
export function ownPlace(s: Hunt, scope: number): number {
  const { region, section } = mapOf(s);
  return scope === 0 ? region[hereOf(s)] : s.box.regions.length + section[hereOf(s)];
}

/** Nothing shields the area under the active Nazgûl: neither a revealed Gandalf nor a card, which prevails over the general rule. */
const unshieldedHere = (bar: number): readonly Guard<Hunt>[] => [
  guard('HR-GANDALF-11', (s) => s.open.gandalfAt !== hereOf(s)),
  guard('HR-RUL-39', (s) => !barred(s, hereOf(s), bar)),
];

/** Guards about the area under the active Nazgûl; all of them look at the open table only. */
export const huntableHere: readonly Guard<Hunt>[] = [onArea('HR-HUNT-01'), ...unshieldedHere(BAR_HUNT)];

export const freeSearch: Choice<Hunt> = {
  verb: search,
  guards: [
    notYetActed,
    onArea('HR-SEARCH-01'),
    // The marker shows the Eye: the free action is a hunt instead; the Witch-king never searches for free.
    guard(['HR-RUL-23', 'HR-WRAITH-04'], (s) => !freeHunts(s)),
    guard('HR-RUL-73', (s) => !isWitchKing(s)),
    guard('HR-SEARCH-06', (s) => !startsFrodo(s, hereOf(s))),
    guard('HR-SEARCH-07', (s) => s.open.trail[hereOf(s)] === NO_TRAIL),
    ...unshieldedHere(BAR_SEARCH),
  ],
  perform(s, table) {
    s.open.acted = true;
    declare(s, table, SEARCH, hereOf(s), s.open.active);
  },
};

export const freeHunt: Choice<Hunt> = {
  verb: hunt,
  guards: [notYetActed, guard(['HR-HUNT-02', 'HR-WK-04'], (s) => freeHunts(s) || isWitchKing(s)), ...huntableHere],
  perform(s, table) {
    s.open.acted = true;
    declare(s, table, HUNT, hereOf(s), s.open.active);
  },
};

export const huntByDie: Choice<Hunt> = {
  verb: huntWith,
  guards: [notYetActed, hasDie, guard(['HR-DICE-05', 'HR-DICE-08'], (s, die) => countsAsSword(faceOf(s, die))), ...huntableHere],
  candidates: (s, _seat, propose) => eachUnspentDie(s, propose),
  perform(s, table, die) {
    payFor(s, table, die);
    declare(s, table, HUNT, hereOf(s), s.open.active);
  },
};

export const perceptionByDie: Choice<Hunt> = {
  verb: perceive,
  guards: [
    notYetActed,
    hasDie,
    guard(['HR-DICE-04', 'HR-DICE-08'], (s, die) => perceives(faceOf(s, die))),
    guard('HR-RUL-39', (s, _die, scope) => canBeNamed(s, ownPlace(s, scope))),
  ],
  candidates: (s, _seat, propose) =>
    eachUnspentDie(s, (die) => {
      propose(die, 0);
      propose(die, 1);
    }),
  perform(s, table, die, scope) {
    const named = faceOf(s, die) === MORGUL_RING;
    payFor(s, table, die);
    declare(s, table, PERCEPTION, ownPlace(s, scope), s.open.active, named);
  },
};

/** A Nazgûl on a dot may do it too (HR-RUL-40); the token goes back to the supply (HR-ALLYTOK-08). */
export const strikingAlly: Choice<Hunt> = {
  verb: strikeAlly,
  guards: [
    notYetActed,
    hasDie,
    guard(['HR-DICE-06', 'HR-DICE-08'], (s, die) => countsAsSword(faceOf(s, die))),
    guard('HR-DICE-06', (s, _die, area) => mapOf(s).neighbours[hereOf(s)].includes(area)),
    guard('HR-ALLYTOK-01', (s, _die, area) => s.open.allies[area] !== 0),
  ],
  candidates(s, _seat, propose) {
    for (const next of mapOf(s).neighbours[hereOf(s)])
      if (s.open.allies[next] !== 0) for (let die = SWORD; die <= BY_WITCH_KING_DIE; die++) propose(die, next);
  },
  perform(s, table, die, area) {
    payFor(s, table, die);
    s.open.allies[area] = 0;
    if (table.listening) table.tell({ type: 'allyStruck', nazgul: nazgulWord(s, s.open.active), area: spaceWord(s, area) });
  },
};

export const drawingSorcery: Choice<Hunt> = {
  verb: drawSorcery,
  guards: [
    notYetActed,
    hasDie,
    guard(['HR-DICE-07', 'HR-SHADOW-01', 'HR-DICE-08'], (s, die) => countsAsSorcery(s, faceOf(s, die))),
    guard('HR-RUL-36', canDrawSorcery),
  ],
  candidates: (s, _seat, propose) => eachUnspentDie(s, propose),
  perform(s, table, die, _b, _c, seat) {
    payFor(s, table, die);
    drawSorceryCard(s, table, seat);
    keepSorceryLimit(s, seat);
  },
};

/** Pursuit: all Nazgûl, the active one first (HR-WKDIE-07, HR-RUL-72). */
export const pursuing: Choice<Hunt> = {
  verb: pursue,
  guards: [
    notYetActed,
    guard('HR-WKDIE-01', (s) => unspentDie(s, BY_WITCH_KING_DIE) >= 0),
    guard('HR-WKDIE-07', (s) => faceOf(s, BY_WITCH_KING_DIE) === PURSUIT),
  ],
  perform(s, table) {
    payFor(s, table, BY_WITCH_KING_DIE);
    startPursuit(s);
  },
};
