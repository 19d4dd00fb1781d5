import { type AutomaticStep, enter, leave, type Table, top } from '#kernel';
import { DIE_TILE, EYE_TILE, FREE, GOLLUM } from '../../content/box.ts';
import { findOnTable } from '../deck/registry.ts';
import { companionsInFellowship } from '../fellowship/members.ts';
import { reveal } from '../fellowship/reveal.ts';
import type { MordorMoveFrame } from '../mordor/move.ts';
import { step, type War } from '../state.ts';
import { loseRandomCompanion } from './casualty.ts';
import { corrupt, heal } from '../fellowship/corruption.ts';
import { guideCanHelp } from './guideAbility.ts';
import { discardTile, drawTile } from './pool.ts';
import { DIE_NAMES } from './roll.ts';
import { tileCardFits } from './tileCard.ts';
import { breakFellowship } from '../fellowship/breaking.ts';
import { BALROG_TILE, BREAKING_TILE, HUNT_TILE, type TileFrame } from './tileFrame.ts';

const [ABOUT_TO_DRAW, DRAW, TABLE_CARD, DAMAGE, GUIDE, CASUALTY, RING, DISCARD] = [0, 1, 2, 3, 4, 5, 6, 7];

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

export function drawInto(s: War, table: Table, frame: TileFrame): void {
  frame.tile = drawTile(s, table);
  if (table.listening) table.tell({ type: 'tileDrawn', tile: `@tile.${s.box.tileIds[frame.tile]}` });
  frame.stage = TABLE_CARD;
}

function setDamage(s: War, table: Table, frame: TileFrame): void {
  const { value } = s.box.tiles[frame.tile];
  if (value < 0) {
    heal(s, table, -value);
    frame.damage = 0;
    return;
  }
  let damage = value === EYE_TILE ? frame.eye : value;
  if (value === DIE_TILE) {
    damage = table.random.roll(6, DIE_NAMES) + 1;
    if (table.listening) table.tell({ type: 'tileDie', die: damage });
  }
  frame.damage = Math.max(0, damage - frame.reduction);
}

/** One tile, stage by stage (WR-HUNT-21, WR-HUNT-22, WR-HUNT-23, WR-HUNT-24, WR-HUNT-20). */
export const resolvingTile: AutomaticStep<War> = {
  run(s, table) {
    const frame = top<TileFrame>(s);
    switch (frame.stage) {
      case ABOUT_TO_DRAW:
        frame.stage = DRAW;
        if (findOnTable(s, (effect) => effect.preventsTile === true) >= 0) enter(s, step('preventTile'));
        return;
      case DRAW:
        if (frame.prevented) leave(s);
        else drawInto(s, table, frame);
        return;
      case TABLE_CARD:
        frame.stage = DAMAGE;
        if (s.open.table.some((card) => tableCardUsable(s, frame, card))) enter(s, step('tileCard'));
        return;
      case DAMAGE:
        if (hasNoEffect(s, frame)) {
          frame.stage = DISCARD;
          if (table.listening) table.tell({ type: 'tileIgnored' });
          return;
        }
        setDamage(s, table, frame);
        frame.stage = frame.mode === BREAKING_TILE ? DISCARD : GUIDE;
        if (frame.mode === BREAKING_TILE) breakFellowship(s, frame.damage);
        return;
      case GUIDE:
        if (frame.guideAsked !== s.open.fellowship.guide && guideCanHelp(s, frame)) {
          frame.guideAsked = s.open.fellowship.guide;
          enter(s, step('guideAbility'));
        } else frame.stage = CASUALTY;
        return;
      case CASUALTY:
        frame.stage = RING;
        if (frame.damage === 0 || frame.casualty || frame.unreducible || companionsInFellowship(s) === 0) return;
        if (frame.randomCasualty) loseRandomCompanion(s, table, frame);
        else enter(s, step('huntCasualty'));
        return;
      case RING:
        corrupt(s, table, frame.damage);
        frame.stage = DISCARD;
        return;
      default:
        endTile(s, table, frame);
    }
  },
};

export const tableCardUsable = (s: War, frame: TileFrame, card: number): boolean => tileCardFits(s, frame, card);

/** The damage is lower, or the guide is another: his ability may be used at once (WR-HUNT-25). */
export function backToGuide(frame: TileFrame): void {
  frame.stage = GUIDE;
}

/** Last of all the reveal symbol, after every other effect of the tile (WR-HUNT-20). */
function endTile(s: War, table: Table, frame: TileFrame): void {
  const shows = !hasNoEffect(s, frame) && (frame.givenAway || wouldReveal(s, frame));
  const { stop } = s.box.tiles[frame.tile];
  discardTile(s, frame.tile);
  leave(s);
  if (top(s).step === 'mordorMove') top<MordorMoveFrame>(s).stopped = stop;
  if (shows) reveal(s, table);
}
