import { asId } from '#kernel/id.ts';
import { only, rollStarter } from '#kernel';
import { NAZGUL } from '../../content/box.ts';
import type { Space, Nazgul } from '../../content/ids.ts';
import { NAZGUL_START } from '../../content/map.ts';
import { drawSorceryCard } from '../cards.ts';
import { nazgulAtPlace } from '../derived.ts';
import { at } from '../frames.ts';
import { rollAllDice } from '../nazgul/dice.ts';
import { enterWitchKing } from '../nazgul/witchKing.ts';
import { type Hunt, type HuntEffects, mapOf, staying } from '../state.ts';
import { asking, automatic, choice, guard } from '../tools.ts';
import { placeNazgul } from '../verbs.ts';
import { nazgulWord, riderOf, spotOf } from '../words.ts';

/** The first-player token goes to a random Wraith player; a lone one simply takes it (HR-SETUP-14, HR-SETUP2-19). */
export function drawFirstPlayer(s: Hunt, effects: HuntEffects): void {
  const wraiths = staying(s);
  s.open.first = wraiths.length === 1 ? wraiths[0] : rollStarter(effects.random, wraiths);
  if (wraiths.length > 1) effects.emit?.({ type: 'firstPlayer', seat: s.open.first });
}

/** The Sorcery deck is shuffled and every Wraith player draws exactly one card (HR-SETUP-12, HR-RUL-47). */
export const dealingPartOne = automatic(at.dealPartOne, (s, effects) => {
  effects.random.shuffle(s.hidden.sorceryDeck, s.box.sorceryIds);
  for (const seat of staying(s)) drawSorceryCard(s, effects, seat);
  drawFirstPlayer(s, effects);
  at.placeNazgul.goTo(s);
});

/** The next Nazgûl to be placed, from the first player on; -1 when all stand. */
function nextToPlace(s: Hunt): number {
  for (let place = 0; place < NAZGUL.length; place++) {
    const nazgul = nazgulAtPlace(s, place);
    if (s.open.nazgul[nazgul] === 0) return nazgul;
  }
  return -1;
}

/** In part II two stand on each starting area. */
const TOGETHER = 2;
const startsThere = (s: Hunt, area: Space): boolean => (mapOf(s).kind[area] & NAZGUL_START) !== 0;
const standing = (s: Hunt, area: Space): number => s.open.nazgul.filter((space) => space === area).length;

export const placing = asking(at.placeNazgul, {
  rule: 'HR-SETUP-15',
  asks: (s) => only(s.open.controller[nextToPlace(s)]),
  prompt: (s) => ({ id: 'placeNazgul', params: { nazgul: nazgulWord(s, asId(nextToPlace(s))) } }),
  choices: [
    choice(placeNazgul, {
      guards: [
        guard('HR-SETUP-15', (s, area) => s.open.part === 2 || (startsThere(s, area) && standing(s, area) === 0)),
        guard('HR-SETUP2-20', (s, area) => s.open.part === 1 || (startsThere(s, area) && standing(s, area) < TOGETHER)),
      ],
      candidates: (s, propose) => mapOf(s).nazgulStarts.forEach((area) => propose(area)),
      perform(s, effects, area) {
        const nazgul: Nazgul = asId(nextToPlace(s));
        s.open.nazgul[nazgul] = area;
        effects.emit?.({ type: 'nazgulPlaced', nazgul: riderOf(s, nazgul), area: spotOf(s, area) });
        if (nextToPlace(s) < 0) afterPlacing(s, effects);
      },
    }),
  ],
});

const WITCH_KING_POWER = 5;
const ownedByFirst = (s: Hunt): number[] => s.open.controller.flatMap((seat, nazgul) => (seat === s.open.first ? [nazgul] : []));

/** All Nazgûl stand: the Witch-king comes with the fifth power; a first player with a single Nazgûl has nothing to choose. */
function afterPlacing(s: Hunt, effects: HuntEffects): void {
  if (s.open.part === 1 || s.open.information.length < WITCH_KING_POWER) return at.firstRoll.goTo(s);
  const own = ownedByFirst(s);
  if (own.length > 1) return at.chooseHost.goTo(s);
  enterWitchKing(s, effects, asId(own[0]));
  return at.firstRoll.goTo(s);
}

/** Six dice before the first day, in either part (HR-SETUP-16, HR-SETUP2-22, HR-RUL-70). */
export const rollingFirst = automatic(at.firstRoll, (s, effects) => {
  rollAllDice(s, effects, false);
  at.beginTurn.goTo(s);
});
