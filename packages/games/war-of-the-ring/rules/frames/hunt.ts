import { asId, asIds } from '#kernel/id.ts';
import { mutable, frame, type FrameOf, type Id, list, int, bool } from '#kernel';
import { LIMITS, SPECIAL_TILES, STANDARD_TILES, type Tile } from '../../content/box.ts';
import * as shape from './shapes.ts';

/** The die that moved the Fellowship goes to the hunt box once the action is finished (WR-DICE-16), unless a card keeps it out. */
export const fellowshipDieFrame = frame('fellowshipDie');

/** A hunt roll: as many dice as the hunt level, five at most (WR-HUNT-09, WR-HUNT-10). */
export const huntFrame = frame('hunt', {
  stage: mutable(int(0, 3)),
  /** Added by a card, besides the Free Peoples dice in the box. */
  bonus: mutable(shape.few),
  dice: list(int(1, 6), 0, LIMITS.combatDice),
});
export type HuntFrame = FrameOf<typeof huntFrame>;
export const huntBonusFrame = frame('huntBonus');
export const huntRerollFrame = frame('huntReroll');

/**
 * Why a tile is drawn: a hunt (or a stronghold), a card that ignores Eyes and Fellowship specials, the Balrog, who ignores Eyes, or the card
 * that breaks the Fellowship, for which the number on the tile is no damage.
 */
type TileMode = Id<'tileMode'>;
export const [HUNT_TILE, EVENT_TILE, BALROG_TILE, BREAKING_TILE]: readonly TileMode[] = [asId(0), asId(1), asId(2), asId(3)];

/** The steps of the rulebook (WR-HUNT-20 to WR-HUNT-24). */
type TileStage = Id<'tileStage'>;
export const [ABOUT_TO_DRAW, DRAW, TABLE_CARD, DAMAGE, GUIDE, CASUALTY, RING, DISCARD]: readonly TileStage[] = asIds([
  0, 1, 2, 3, 4, 5, 6, 7,
]);

/** A hunt tile from draw to discard. */
export const tileFrame = frame('tile', {
  mode: int<TileMode>(HUNT_TILE, BREAKING_TILE),
  /** What an Eye is worth (WR-HUNT-18, WR-HUNT-19). */
  eye: shape.few,
  ignoreReveal: bool,
  /** A card says that nothing may lower the damage, or that a random Companion must. */
  unreducible: bool,
  randomCasualty: bool,
  stage: mutable(int<TileStage>(ABOUT_TO_DRAW, DISCARD)),
  prevented: mutable(bool),
  tile: mutable(int<Tile>(-1, STANDARD_TILES + SPECIAL_TILES - 1)),
  damage: mutable(shape.few),
  /** A table card has been used for this tile: one at most (WR-HUNT-21). */
  reduction: mutable(shape.few),
  casualty: mutable(bool),
  /** The guide who has been asked already. */
  guideAsked: mutable(shape.characterOrNone),
  /** Gollum gives the Fellowship away to lower the damage. */
  givenAway: mutable(bool),
});
export type TileFrame = FrameOf<typeof tileFrame>;

interface TileDraw {
  readonly mode: TileMode;
  readonly eye: number;
  readonly ignoreReveal: boolean;
  readonly unreducible?: boolean;
  readonly randomCasualty?: boolean;
}

/** A tile that is about to be drawn. */
export const tileDraw = (given: TileDraw): TileFrame =>
  tileFrame.make({
    unreducible: false,
    randomCasualty: false,
    ...given,
    stage: ABOUT_TO_DRAW,
    prevented: false,
    tile: asId(-1),
    damage: 0,
    reduction: 0,
    casualty: false,
    guideAsked: asId(-1),
    givenAway: false,
  });

export const preventTileFrame = frame('preventTile');
export const tileCardFrame = frame('tileCard');
export const guideAbilityFrame = frame('guideAbility');
export const huntCasualtyFrame = frame('huntCasualty');
export const punishCasualtyFrame = frame('punishCasualty');

/** A move on the Mordor track: a tile without a roll, then one step unless it says stop (WR-MORDOR-06, WR-MORDOR-08). */
export const mordorMoveFrame = frame('mordorMove', { drawn: mutable(bool), stopped: mutable(bool) });
