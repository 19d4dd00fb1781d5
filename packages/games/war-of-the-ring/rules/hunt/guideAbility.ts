import { leave } from '#kernel';
import { FREE, GOLLUM, isHobbit } from '../../content/box.ts';
import { onMordorTrack } from '../company.ts';
import { separateInMordor } from '../fellowship/lose.ts';
import { separateFrame } from '../frames/fellowship.ts';
import { guideAbilityFrame, type TileFrame, tileFrame } from '../frames/hunt.ts';
import { beneath } from '../frames/stack.ts';
import { sayCharacter } from '../say.ts';
import type { War } from '../state.ts';
import { asksLeading } from '../team/seats.ts';
import { asking, choice, moment } from '../tools.ts';
import { decline, useGuide } from '../verbs.ts';
import { wouldReveal } from './drawn.ts';

/**
 * Guides who lower the damage by one: a hobbit by leaving the Fellowship, Gollum by giving it away when the hunt would not reveal it
 * (WR-FSP-09, WR-HUNT-22). Against one tile both hobbits may leave, one after the other, each on his own (WR-RULING-105).
 */
export function guideCanHelp(s: War, frame: TileFrame): boolean {
  if (frame.damage === 0 || frame.unreducible) return false;
  const { guide, hidden } = s.open.fellowship;
  if (isHobbit(guide)) return true;
  return guide === GOLLUM && hidden && !frame.givenAway && !wouldReveal(s, frame);
}

export const usingGuide = asking(guideAbilityFrame, {
  rule: 'WR-HUNT-22',
  asks: (s) => asksLeading(s, FREE),
  nothing: decline,
  prompt: (s) => ({
    id: s.open.fellowship.guide === GOLLUM ? 'guideGollum' : 'guideHobbit',
    params: { figure: sayCharacter(s.open.fellowship.guide), damage: beneath(s, tileFrame).damage },
  }),
  choices: [
    choice(useGuide, {
      guards: [moment('WR-HUNT-22', (s) => guideCanHelp(s, beneath(s, tileFrame)))],
      perform(s, effects) {
        const frame = beneath(s, tileFrame);
        const { guide } = s.open.fellowship;
        leave(s);
        frame.damage--;
        effects.emit?.({ type: 'guideHelps', figure: guide, damage: frame.damage });
        if (guide === GOLLUM) frame.givenAway = true;
        else if (onMordorTrack(s)) separateInMordor(s, effects, 1 << guide);
        else separateFrame.enter(s, { group: 1 << guide, fixed: true, bonus: 0, level: 0, intoSiege: false });
      },
    }),
    choice(decline, { guards: [], perform: (s) => leave(s) }),
  ],
});
