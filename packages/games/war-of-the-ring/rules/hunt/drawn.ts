import { asId } from '#kernel/id.ts';
import { EYE_TILE, FREE, GOLLUM } from '../../content/box.ts';
import { BALROG_TILE, GUIDE, HUNT_TILE, TABLE_CARD, type TileFrame } from '../frames/hunt.ts';
import type { WarEffects, War } from '../state.ts';
import { drawTile } from './pool.ts';

/** A tile that has been drawn: what it says, and how far it has been dealt with. */

/** Gollum knows the way: a numbered standard tile does not reveal while he leads; Eyes and special tiles do. */
export function wouldReveal(s: War, frame: TileFrame): boolean {
  const { reveal: shows, special, value } = s.box.tiles[frame.tile];
  if (!shows || frame.ignoreReveal) return false;
  return s.open.fellowship.guide !== GOLLUM || special || value === EYE_TILE;
}

/** Eyes and Fellowship specials do nothing when the tile was drawn by such a card; for the Balrog only Eyes. */
export function hasNoEffect(s: War, frame: TileFrame): boolean {
  const { value, special, owner } = s.box.tiles[frame.tile];
  if (frame.mode === HUNT_TILE) return false;
  return value === EYE_TILE || (frame.mode !== BALROG_TILE && special && owner === FREE);
}

export function drawInto(s: War, effects: WarEffects, frame: TileFrame): void {
  frame.tile = asId(drawTile(s, effects));
  effects.emit?.({ type: 'tileDrawn', tile: frame.tile });
  frame.stage = TABLE_CARD;
}

/** The damage is lower, or the guide is another: his ability may be used at once (WR-HUNT-25). */
export function backToGuide(frame: TileFrame): void {
  frame.stage = GUIDE;
}
