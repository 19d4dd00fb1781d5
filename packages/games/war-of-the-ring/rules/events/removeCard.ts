import { leave } from '#kernel';
import { discardFromTable } from '../deck/cards.ts';
import { tableEffect } from '../effects.ts';
import { removeTableCardFrame } from '../frames/events.ts';
import { asks } from '../team/seats.ts';
import { asking, choice, guard } from '../tools.ts';
import { removeTableCard } from '../verbs.ts';

export const removing = choice(removeTableCard, {
  guards: [
    guard('WR-EVENT-09', (s, card) => s.open.table.includes(card)),
    guard('WR-EVENT-10', (s, card) => {
      const removal = tableEffect(s, card)?.removal;
      return removal !== undefined && removal.by === removeTableCardFrame.of(s).side && removal.allows(s, removeTableCardFrame.of(s).face);
    }),
  ],
  candidates(s, propose) {
    for (const card of s.open.table) propose(card);
  },
  perform(s, effects, card) {
    const { face } = removeTableCardFrame.of(s);
    leave(s);
    discardFromTable(s, effects, card);
    tableEffect(s, card)?.removal?.pay?.(s, effects, face);
  },
});

export const removingTableCard = asking(removeTableCardFrame, {
  rule: 'WR-EVENT-10',
  asks: (s) => asks(s, removeTableCardFrame.of(s).side),
  prompt: () => ({ id: 'removeTableCard', params: {} }),
  choices: [removing],
});
