import { type AskingStep, enter, type Frame, guard, leave, type Table, top } from '#kernel';
import { figureOf, FREE, GANDALF_WHITE, characterOf, hasBit, isCharacter } from '../../content/box.ts';
import { sayCharacter, sayRegion } from '../say.ts';
import { asks, type War } from '../state.ts';
import { chooseFigure, done } from '../verbs.ts';
import { separateInMordor } from './lose.ts';
import { companionsInFellowship, isMember, onMordorTrack } from './members.ts';
import { separate } from './separate.ts';

/** Companions must leave together: to the region of the figure, or out of the game on the Mordor track (WR-MORDOR-05). They are named one after the other. */
export interface BreakingFrame extends Frame {
  readonly step: 'breaking';
  left: number;
  /** On the Mordor track a group of any size may have been meant; one has to go at least. */
  readonly mayStop: boolean;
  /** Who goes, as bits. */
  group: number;
}

export function breakFellowship(s: War, count: number, mayStop = false): void {
  const left = Math.min(count, companionsInFellowship(s));
  if (left > 0) enter(s, { step: 'breaking', left, mayStop, group: 0 } as BreakingFrame);
}

const frameOf = (s: War): BreakingFrame => top<BreakingFrame>(s);

function go(s: War, table: Table): void {
  const { group } = frameOf(s);
  leave(s);
  if (onMordorTrack(s)) separateInMordor(s, table, group);
  else separate(s, table, group, s.open.fellowship.at);
}

export const breakingFellowship: AskingStep<War> = {
  rule: 'WR-EVENT-13',
  asks: (s) => asks(s, FREE),
  prompt: (s) => ({ id: 'breaking', params: { count: frameOf(s).left, region: sayRegion(s, s.open.fellowship.at) } }),
  choices: [
    {
      verb: chooseFigure,
      guards: [
        guard(
          'WR-EVENT-13',
          (s, figure) => isCharacter(figure) && isMember(s, characterOf(figure)) && !hasBit(frameOf(s).group, characterOf(figure)),
        ),
      ],
      candidates(_s, _seat, propose) {
        for (let c = 0; c <= GANDALF_WHITE; c++) propose(figureOf(c));
      },
      perform(s, table, figure) {
        const frame = frameOf(s);
        frame.left--;
        frame.group |= 1 << characterOf(figure);
        if (table.listening) table.tell({ type: 'included', figure: sayCharacter(characterOf(figure)) }, asks(s, FREE));
        if (frame.left === 0) go(s, table);
      },
    },
    {
      verb: done,
      guards: [guard('WR-EVENT-13', (s) => frameOf(s).mayStop && frameOf(s).group !== 0)],
      candidates: (_s, _seat, propose) => propose(),
      perform: go,
    },
  ],
};
