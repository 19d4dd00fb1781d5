import { leave } from '#kernel';
import { type Card, DIE_TILE, EYE_TILE, FREE } from '../../content/box.ts';
import { discardFromTable } from '../deck/cards.ts';
import { tableEffect } from '../effects.ts';
import { BREAKING_TILE, DAMAGE, preventTileFrame, tileCardFrame, type TileFrame, tileFrame } from '../frames/hunt.ts';
import { beneath } from '../frames/stack.ts';
import { DRAWN, IN_POOL, type War } from '../state.ts';
import { asksLeading } from '../team/seats.ts';
import { asking, choice, guard } from '../tools.ts';
import { decline, useTableCard } from '../verbs.ts';
import { drawInto, hasNoEffect } from './drawn.ts';
import { poolSize, refillPool } from './pool.ts';

/** Whether the tile can do any harm that a card could lower. */
function canHarm(s: War, frame: TileFrame): boolean {
  const { value } = s.box.tiles[frame.tile];
  return value === DIE_TILE || (value === EYE_TILE ? frame.eye : value) > 0;
}

/** Free Peoples cards that answer a tile: one draws another, others lower its damage (WR-HUNT-21). */
export function tileCardFits(s: War, frame: TileFrame, card: Card): boolean {
  const answer = tableEffect(s, card)?.onTile;
  if (answer === undefined) return false;
  if (answer === 'redraw') return poolSize(s) > 0 || s.open.tiles.includes(DRAWN);
  return !frame.unreducible && frame.mode !== BREAKING_TILE && !hasNoEffect(s, frame) && canHarm(s, frame);
}

export const answeringTile = asking(tileCardFrame, {
  rule: 'WR-HUNT-21',
  asks: (s) => asksLeading(s, FREE),
  nothing: decline,
  prompt: (s) => ({ id: 'tileCard', params: { tile: `@tile.${s.box.tileIds[beneath(s, tileFrame).tile]}` } }),
  choices: [
    choice(useTableCard, {
      guards: [
        guard('WR-EVENT-09', (s, card) => s.open.table.includes(card)),
        guard('WR-HUNT-21', (s, card) => tileCardFits(s, beneath(s, tileFrame), card)),
      ],
      candidates(s, propose) {
        for (const card of s.open.table) propose(card);
      },
      perform(s, effects, card) {
        const frame = beneath(s, tileFrame);
        leave(s);
        const redraws = tableEffect(s, card)?.onTile === 'redraw';
        discardFromTable(s, effects, card);
        if (!redraws) {
          frame.reduction = 1;
          return;
        }
        // The second tile is drawn before the first goes back.
        const first = frame.tile;
        refillPool(s);
        drawInto(s, effects, frame);
        s.open.tiles[first] = IN_POOL;
        // One card for each tile: the new tile takes the place of the old one and is not answered again.
        frame.stage = DAMAGE;
      },
    }),
    choice(decline, { guards: [], perform: (s) => leave(s) }),
  ],
});

/** A card that lets the Shadow draw nothing at all. */
export const preventingTile = asking(preventTileFrame, {
  rule: 'WR-EVENT-09',
  asks: (s) => asksLeading(s, FREE),
  nothing: decline,
  prompt: () => ({ id: 'preventTile', params: {} }),
  choices: [
    choice(useTableCard, {
      guards: [guard('WR-EVENT-09', (s, card) => s.open.table.includes(card) && tableEffect(s, card)?.preventsTile === true)],
      candidates(s, propose) {
        for (const card of s.open.table) propose(card);
      },
      perform(s, effects, card) {
        beneath(s, tileFrame).prevented = true;
        leave(s);
        discardFromTable(s, effects, card);
      },
    }),
    choice(decline, { guards: [], perform: (s) => leave(s) }),
  ],
});
