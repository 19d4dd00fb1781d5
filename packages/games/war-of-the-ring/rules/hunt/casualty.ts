import { type AskingStep, guard, leave, type Table } from '#kernel';
import { CHARACTERS, type Character, FREE, GANDALF_WHITE } from '../../content/box.ts';
import { loseMember } from '../fellowship/lose.ts';
import { isMember } from '../fellowship/members.ts';
import { sayCharacter } from '../say.ts';
import { asks, step, type War } from '../state.ts';
import { loseGuide, loseRandom, useTheRing } from '../verbs.ts';
import { together } from '../fellowship/together.ts';
import { canPunish } from './punish.ts';
import { backToGuide } from './tile.ts';
import type { TileFrame } from './tileFrame.ts';

const below = (s: War): TileFrame => s.frames[s.frames.length - 2] as TileFrame;

/** A counter drawn face down among the Companions in the Fellowship (WR-HUNT-27). */
export function randomCompanion(s: War, table: Table): Character {
  const members: number[] = [];
  for (let c = 0; c <= GANDALF_WHITE; c++) if (isMember(s, c)) members.push(c);
  return members[
    table.random.draw(
      members.length,
      members.map((c) => CHARACTERS[c]),
    )
  ];
}

/** The Companion is lost entirely (WR-HUNT-28, WR-HUNT-29); only one for each tile (WR-RULING-75). */
function takeCasualty(s: War, table: Table, frame: TileFrame, character: Character): void {
  frame.casualty = true;
  frame.damage = Math.max(0, frame.damage - s.box.characters[character].level);
  if (table.listening) table.tell({ type: 'huntCasualty', figure: sayCharacter(character), damage: frame.damage });
  backToGuide(frame);
  const before = s.frames.length;
  loseMember(s, table, character);
  // Who leads now, or where a captive hobbit turns up, and what the Shadow's card takes fall together.
  if (canPunish(s)) together(s, [...s.frames.splice(before), step('punishCasualty')]);
}

export function loseRandomCompanion(s: War, table: Table, frame: TileFrame): void {
  takeCasualty(s, table, frame, randomCompanion(s, table));
}

/** Damage is left: use the Ring, or lose the guide or a random Companion (WR-HUNT-23, WR-HUNT-26). */
export const takingCasualty: AskingStep<War> = {
  rule: 'WR-HUNT-23',
  asks: (s) => asks(s, FREE),
  prompt: (s) => ({ id: 'huntCasualty', params: { damage: below(s).damage, figure: sayCharacter(s.open.fellowship.guide) } }),
  choices: [
    {
      verb: loseGuide,
      guards: [guard('WR-HUNT-26', (s) => isMember(s, s.open.fellowship.guide))],
      candidates: (_s, _seat, propose) => propose(),
      perform(s, table) {
        const frame = below(s);
        leave(s);
        takeCasualty(s, table, frame, s.open.fellowship.guide);
      },
    },
    {
      verb: loseRandom,
      guards: [],
      candidates: (_s, _seat, propose) => propose(),
      perform(s, table) {
        const frame = below(s);
        leave(s);
        loseRandomCompanion(s, table, frame);
      },
    },
    { verb: useTheRing, guards: [], candidates: (_s, _seat, propose) => propose(), perform: (s) => leave(s) },
  ],
};
