import { asId } from '#kernel/id.ts';
import { leave } from '#kernel';
import { SHADOW, type Card } from '../../content/box.ts';
import { discardFromTable } from '../deck/cards.ts';
import { findOnTable, tableEffect } from '../effects.ts';
import { afterPathFrame, cardForPathFrame, restInHavenFrame } from '../frames/fellowship.ts';
import { BALROG_TILE, HUNT_TILE, tileDraw } from '../frames/hunt.ts';
import { begin, beneath } from '../frames/stack.ts';
import { isFreeHaven, isShadowHold, nationOfRegion } from '../places.ts';
import { activate } from '../politics/track.ts';
import { sayCard } from '../say.ts';
import type { WarEffects, War } from '../state.ts';
import { asks } from '../team/seats.ts';
import { asking, automatic, choice, guard } from '../tools.ts';
import { decline, useTableCard } from '../verbs.ts';
import { heal } from './corruption.ts';
import { together } from './together.ts';

/** Some cards end at once with a declaration (WR-EVENT-09). */
function endCards(s: War, effects: WarEffects): void {
  const { at } = s.open.fellowship;
  for (;;) {
    const card = findOnTable(s, (effect) => effect.endsOnDeclared?.(s, at) === true);
    if (card < 0) return;
    discardFromTable(s, effects, card);
  }
}

/** Declared in a friendly city or stronghold: its nation stirs, and one corruption is healed (WR-POL-05, WR-FSP-28). */
export const restingInHaven = automatic(restInHavenFrame, (s, effects) => {
  leave(s);
  const { at } = s.open.fellowship;
  activate(s, effects, nationOfRegion(s, at), 'declared', at);
  heal(s, effects, 1);
});

/** A card that may draw a tile for the path the Fellowship took: into, out of or through a region, or for staying there (WR-RULING-91). */
const cardForPath = (s: War, path: readonly number[]): number =>
  findOnTable(s, (effect) => effect.drawsForPath !== undefined && path.some((region) => effect.drawsForPath?.(s, asId(region)) === true));

/** First tiles from cards, last one for each stronghold of the Shadow that the path touched; the latter only when revealed (WR-FSP-25, WR-FSP-26, WR-HUNT-16). */
export const settlingPath = automatic(afterPathFrame, (s, effects) => {
  const frame = afterPathFrame.of(s);
  const haven = !frame.revealed && isFreeHaven(s, s.open.fellowship.at);
  if (frame.stage === 0) {
    frame.stage = 1;
    if (!frame.revealed) endCards(s, effects);
    if (cardForPath(s, frame.path) >= 0) cardForPathFrame.enter(s);
    return;
  }
  if (frame.stage === 1) {
    frame.stage = 2;
    // Declared in a haven, the reveal symbol of the card's tile is ignored (WR-HUNT-15).
    const tile = tileDraw({ mode: BALROG_TILE, eye: 0, ignoreReveal: haven });
    together(s, [...(haven ? [restInHavenFrame.make()] : []), ...(frame.cardUsed ? [tile] : [])]);
    return;
  }
  while (frame.revealed && frame.next < frame.path.length) {
    const at = frame.next++;
    const region = frame.path[at];
    if (!isShadowHold(s, region) || frame.path.indexOf(region) < at) continue;
    begin(s, tileDraw({ mode: HUNT_TILE, eye: 0, ignoreReveal: false }));
    return;
  }
  leave(s);
});

export const askingCardForPath = asking(cardForPathFrame, {
  rule: 'WR-EVENT-09',
  asks: (s) => asks(s, SHADOW),
  nothing: decline,
  prompt(s) {
    const card: Card = asId(cardForPath(s, beneath(s, afterPathFrame).path));
    return { id: 'cardForPath', params: { card: sayCard(s, card), text: `@eventText.${s.box.cardIds[card]}` } };
  },
  choices: [
    choice(useTableCard, {
      guards: [
        guard(
          'WR-EVENT-09',
          (s, card) =>
            s.open.table.includes(card) &&
            beneath(s, afterPathFrame).path.some((region) => tableEffect(s, card)?.drawsForPath?.(s, region) === true),
        ),
      ],
      candidates(s, propose) {
        for (const card of s.open.table) propose(card);
      },
      perform(s, effects, card) {
        beneath(s, afterPathFrame).cardUsed = true;
        leave(s);
        discardFromTable(s, effects, card);
      },
    }),
    choice(decline, { guards: [], perform: (s) => leave(s) }),
  ],
});
