import { type AskingStep, type Choice, type Frame, guard, leave, top } from '#kernel';
import type { Face, Side } from '../../content/box.ts';
import { asks, type War } from '../state.ts';
import { removeTableCard } from '../verbs.ts';
import { discardFromTable } from '../deck/cards.ts';
import { tableEffect } from '../deck/registry.ts';

/** An action spent on getting rid of a card on the table (WR-EVENT-10). */
export interface RemoveCardFrame extends Frame {
  readonly step: 'removeTableCard';
  readonly side: Side;
  readonly face: Face;
}

const frameOf = (s: War): RemoveCardFrame => top<RemoveCardFrame>(s);

export const removing: Choice<War> = {
  verb: removeTableCard,
  guards: [
    guard('WR-EVENT-09', (s, card) => s.open.table.includes(card)),
    guard('WR-EVENT-10', (s, card) => {
      const removal = tableEffect(card)?.removal;
      return removal !== undefined && removal.by === frameOf(s).side && removal.allows(s, frameOf(s).face);
    }),
  ],
  candidates(s, _seat, propose) {
    for (const card of s.open.table) propose(card);
  },
  perform(s, table, card) {
    const { face } = frameOf(s);
    leave(s);
    discardFromTable(s, table, card);
    tableEffect(card)?.removal?.pay?.(s, table, face);
  },
};

export const removingTableCard: AskingStep<War> = {
  rule: 'WR-EVENT-10',
  asks: (s) => asks(s, frameOf(s).side),
  prompt: () => ({ id: 'removeTableCard', params: {} }),
  choices: [removing],
};
