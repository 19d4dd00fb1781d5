import { type AskingStep, type AutomaticStep, goTo, guard, only, type Table } from '#kernel';
import { NAZGUL_START } from '../../content/map.ts';
import { drawSorceryCard } from '../cards.ts';
import { nazgulAtPlace } from '../derived.ts';
import { afterPlacing } from '../part2/setUp.ts';
import { at, type Hunt, mapOf, staying } from '../state.ts';
import { placeNazgul } from '../verbs.ts';
import { nazgulWord, seatWord, spaceWord } from '../words.ts';
import { rollAllDice } from '../wraiths/dice.ts';

/** The first-player token goes to a random Wraith player; a lone one simply takes it (HR-SETUP-14, HR-SETUP2-19). */
export function drawFirstPlayer(s: Hunt, table: Table): void {
  const wraiths = staying(s);
  s.open.first = wraiths[wraiths.length === 1 ? 0 : table.random.roll(wraiths.length)];
  if (table.listening && wraiths.length > 1) table.tell({ type: 'firstPlayer', seat: seatWord(s.open.first) });
}

/** The Sorcery deck is shuffled and every Wraith player draws exactly one card (HR-SETUP-12, HR-RUL-47). */
export const dealingPartOne: AutomaticStep<Hunt> = {
  run(s, table) {
    table.random.shuffle(s.hidden.sorceryDeck, s.box.sorceryIds);
    for (const seat of staying(s)) drawSorceryCard(s, table, seat);
    drawFirstPlayer(s, table);
    goTo(s, at('placeNazgul'));
  },
};

/** The next Nazgûl to be placed, from the first player on; -1 when all stand. */
function nextToPlace(s: Hunt): number {
  for (let place = 0; place < 4; place++) {
    const nazgul = nazgulAtPlace(s, place);
    if (s.open.nazgul[nazgul] === 0) return nazgul;
  }
  return -1;
}

const standing = (s: Hunt, area: number): number => s.open.nazgul.filter((space) => space === area).length;

export const placing: AskingStep<Hunt> = {
  rule: 'HR-SETUP-15',
  asks: (s) => only(s.open.controller[nextToPlace(s)]),
  prompt: (s) => ({ id: 'placeNazgul', params: { nazgul: nazgulWord(s, nextToPlace(s)) } }),
  choices: [
    {
      verb: placeNazgul,
      guards: [
        guard(['HR-SETUP-15', 'HR-SETUP2-20'], (s, area) => (mapOf(s).kind[area] & NAZGUL_START) !== 0),
        guard('HR-SETUP-15', (s, area) => s.open.part === 2 || standing(s, area) === 0),
        guard('HR-SETUP2-20', (s, area) => s.open.part === 1 || standing(s, area) < 2),
      ],
      candidates: (s, _seat, propose) => mapOf(s).nazgulStarts.forEach((area) => propose(area)),
      perform(s, table, area) {
        const nazgul = nextToPlace(s);
        s.open.nazgul[nazgul] = area;
        if (table.listening) table.tell({ type: 'nazgulPlaced', nazgul: nazgulWord(s, nazgul), area: spaceWord(s, area) });
        if (nextToPlace(s) < 0) afterPlacing(s, table);
      },
    },
  ],
};

/** Six dice before the first day, in either part (HR-SETUP-16, HR-SETUP2-22, HR-RUL-70). */
export const rollingFirst: AutomaticStep<Hunt> = {
  run(s, table) {
    rollAllDice(s, table, false);
    goTo(s, at('beginTurn'));
  },
};
