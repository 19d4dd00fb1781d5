import { asId } from '#kernel/id.ts';
import { leave, type Seats } from '#kernel';
import { characterOf, figureOf, FREE, GANDALF_WHITE, hasBit, isCharacter, type Character } from '../../content/box.ts';
import { companionsInFellowship, isMember, onMordorTrack } from '../company.ts';
import { breakingFrame } from '../frames/fellowship.ts';
import { sayRegion } from '../say.ts';
import type { WarEffects, War } from '../state.ts';
import { asks, asksLeading } from '../team/seats.ts';
import { asking, choice, guard, moment } from '../tools.ts';
import { chooseFigure, done } from '../verbs.ts';
import { separateInMordor } from './lose.ts';
import { separate } from './separate.ts';

/** A card of one's own sends a group away (WR-MULTI-14); what the hunt breaks is for the leading player to choose (WR-MULTI-15). */
const whoBreaks = (s: War): Seats => (breakingFrame.of(s).mayStop ? asks(s, FREE) : asksLeading(s, FREE));

export function breakFellowship(s: War, count: number, mayStop = false): void {
  const left = Math.min(count, companionsInFellowship(s));
  if (left > 0) breakingFrame.enter(s, { left, mayStop, group: 0 });
}

function go(s: War, effects: WarEffects): void {
  const { group } = breakingFrame.of(s);
  leave(s);
  if (onMordorTrack(s)) separateInMordor(s, effects, group);
  else separate(s, effects, group, s.open.fellowship.at);
}

export const breakingFellowship = asking(breakingFrame, {
  rule: 'WR-EVENT-13',
  asks: whoBreaks,
  prompt: (s) => ({ id: 'breaking', params: { count: breakingFrame.of(s).left, region: sayRegion(s, s.open.fellowship.at) } }),
  choices: [
    choice(chooseFigure, {
      guards: [
        guard(
          'WR-EVENT-13',
          (s, figure) => isCharacter(figure) && isMember(s, characterOf(figure)) && !hasBit(breakingFrame.of(s).group, characterOf(figure)),
        ),
      ],
      candidates(_s, propose) {
        for (let c: Character = asId(0); c <= GANDALF_WHITE; c++) propose(figureOf(c));
      },
      perform(s, effects, figure) {
        const frame = breakingFrame.of(s);
        frame.left--;
        frame.group |= 1 << characterOf(figure);
        effects.emit?.({ type: 'included', figure: characterOf(figure) }, whoBreaks(s));
        if (frame.left === 0) go(s, effects);
      },
    }),
    choice(done, { guards: [moment('WR-EVENT-13', (s) => breakingFrame.of(s).mayStop && breakingFrame.of(s).group !== 0)], perform: go }),
  ],
});
