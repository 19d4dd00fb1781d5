import { asId } from '#kernel/id.ts';
import { leave } from '#kernel';
import { type Character, CHARACTERS, FREE, GANDALF_WHITE } from '../../content/box.ts';
import { isMember } from '../company.ts';
import { loseMember } from '../fellowship/lose.ts';
import { together } from '../fellowship/together.ts';
import { huntCasualtyFrame, punishCasualtyFrame, type TileFrame, tileFrame } from '../frames/hunt.ts';
import { beneath } from '../frames/stack.ts';
import { sayCharacter } from '../say.ts';
import type { WarEffects, War } from '../state.ts';
import { asksLeading } from '../team/seats.ts';
import { asking, choice, moment } from '../tools.ts';
import { loseGuide, loseRandom, useTheRing } from '../verbs.ts';
import { backToGuide } from './drawn.ts';
import { canPunish } from './punish.ts';

/** A counter drawn face down among the Companions in the Fellowship (WR-HUNT-27). */
export function randomCompanion(s: War, effects: WarEffects): Character {
  const members: number[] = [];
  for (let c: Character = asId(0); c <= GANDALF_WHITE; c++) if (isMember(s, c)) members.push(c);
  return asId(
    members[
      effects.random.draw(
        members.length,
        members.map((c) => CHARACTERS[c]),
      )
    ],
  );
}

/** The Companion is lost entirely (WR-HUNT-28, WR-HUNT-29); only one for each tile (WR-RULING-75). */
function takeCasualty(s: War, effects: WarEffects, frame: TileFrame, character: Character): void {
  frame.casualty = true;
  frame.damage = Math.max(0, frame.damage - s.box.characters[character].level);
  effects.emit?.({ type: 'huntCasualty', figure: character, damage: frame.damage });
  backToGuide(frame);
  const before = s.frames.length;
  loseMember(s, effects, character);
  // Who leads now, or where a captive hobbit turns up, and what the Shadow's card takes fall together.
  if (canPunish(s)) together(s, [...s.frames.splice(before), punishCasualtyFrame.make()]);
}

export function loseRandomCompanion(s: War, effects: WarEffects, frame: TileFrame): void {
  takeCasualty(s, effects, frame, randomCompanion(s, effects));
}

/** Damage is left: use the Ring, or lose the guide or a random Companion (WR-HUNT-23, WR-HUNT-26). */
export const takingCasualty = asking(huntCasualtyFrame, {
  rule: 'WR-HUNT-23',
  asks: (s) => asksLeading(s, FREE),
  prompt: (s) => ({ id: 'huntCasualty', params: { damage: beneath(s, tileFrame).damage, figure: sayCharacter(s.open.fellowship.guide) } }),
  choices: [
    choice(loseGuide, {
      guards: [moment('WR-HUNT-26', (s) => isMember(s, s.open.fellowship.guide))],
      perform(s, effects) {
        const frame = beneath(s, tileFrame);
        leave(s);
        takeCasualty(s, effects, frame, s.open.fellowship.guide);
      },
    }),
    choice(loseRandom, {
      guards: [],
      perform(s, effects) {
        const frame = beneath(s, tileFrame);
        leave(s);
        loseRandomCompanion(s, effects, frame);
      },
    }),
    choice(useTheRing, { guards: [], perform: (s) => leave(s) }),
  ],
});
