import type { Frame } from '#kernel';

/**
 * Why a tile is drawn: a hunt (or a stronghold), a card that ignores Eyes and Fellowship specials, the Balrog, who ignores Eyes, or the card
 * that breaks the Fellowship, for which the number on the tile is no damage.
 */
export const [HUNT_TILE, EVENT_TILE, BALROG_TILE, BREAKING_TILE] = [0, 1, 2, 3];

/** A hunt tile from draw to discard; the stages follow the steps of the rulebook (WR-HUNT-20 to WR-HUNT-24). */
export interface TileFrame extends Frame {
  readonly step: 'tile';
  readonly mode: number;
  /** What an Eye is worth (WR-HUNT-18, WR-HUNT-19). */
  readonly eye: number;
  readonly ignoreReveal: boolean;
  /** A card says that nothing may lower the damage, or that a random Companion must. */
  readonly unreducible: boolean;
  readonly randomCasualty: boolean;
  stage: number;
  prevented: boolean;
  tile: number;
  damage: number;
  /** A table card has been used for this tile: one at most (WR-HUNT-21). */
  reduction: number;
  casualty: boolean;
  /** The guide who has been asked already. */
  guideAsked: number;
  /** Gollum gives the Fellowship away to lower the damage. */
  givenAway: boolean;
}

export const tileFrame = (given: {
  mode: number;
  eye: number;
  ignoreReveal: boolean;
  unreducible?: boolean;
  randomCasualty?: boolean;
}): TileFrame => ({
  step: 'tile',
  unreducible: false,
  randomCasualty: false,
  ...given,
  stage: 0,
  prevented: false,
  tile: -1,
  damage: 0,
  reduction: 0,
  casualty: false,
  guideAsked: -1,
  givenAway: false,
});
