import { type AskingStep, enter, guard, leave } from '#kernel';
import { FREE, GOLLUM, isHobbit } from '../../content/box.ts';
import { separateInMordor } from '../fellowship/lose.ts';
import { onMordorTrack } from '../fellowship/members.ts';
import type { SeparateFrame } from '../fellowship/separate.ts';
import { sayCharacter } from '../say.ts';
import { asks, type War } from '../state.ts';
import { decline, useGuide } from '../verbs.ts';
import { wouldReveal } from './tile.ts';
import type { TileFrame } from './tileFrame.ts';

const below = (s: War): TileFrame => s.frames[s.frames.length - 2] as TileFrame;

/**
 * Guides who lower the damage by one: a hobbit by leaving the Fellowship, Gollum by giving it away when the hunt would not reveal it
 * (WR-FSP-09, WR-HUNT-22).
 */
export function guideCanHelp(s: War, frame: TileFrame): boolean {
  if (frame.damage === 0 || frame.unreducible) return false;
  const { guide, hidden } = s.open.fellowship;
  if (isHobbit(guide)) return true;
  return guide === GOLLUM && hidden && !frame.givenAway && !wouldReveal(s, frame);
}

export const usingGuide: AskingStep<War> = {
  rule: 'WR-HUNT-22',
  asks: (s) => asks(s, FREE),
  prompt: (s) => ({
    id: s.open.fellowship.guide === GOLLUM ? 'guideGollum' : 'guideHobbit',
    params: { figure: sayCharacter(s.open.fellowship.guide), damage: below(s).damage },
  }),
  choices: [
    {
      verb: useGuide,
      guards: [guard('WR-HUNT-22', (s) => guideCanHelp(s, below(s)))],
      candidates: (_s, _seat, propose) => propose(),
      perform(s, table) {
        const frame = below(s);
        const { guide } = s.open.fellowship;
        leave(s);
        frame.damage--;
        if (table.listening) table.tell({ type: 'guideHelps', figure: sayCharacter(guide), damage: frame.damage });
        if (guide === GOLLUM) frame.givenAway = true;
        else if (onMordorTrack(s)) separateInMordor(s, table, 1 << guide);
        else enter(s, { step: 'separate', group: 1 << guide, fixed: true, bonus: 0, level: 0, intoSiege: false } as SeparateFrame);
      },
    },
    { verb: decline, guards: [], candidates: (_s, _seat, propose) => propose(), perform: (s) => leave(s) },
  ],
};
