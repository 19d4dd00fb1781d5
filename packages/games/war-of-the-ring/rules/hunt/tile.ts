import { leave } from '#kernel';
import { DIE_TILE, EYE_TILE } from '../../content/box.ts';
import { companionsInFellowship } from '../company.ts';
import { rollDie } from '../d6.ts';
import { findOnTable } from '../effects.ts';
import { breakFellowship } from '../fellowship/breaking.ts';
import { corrupt, heal } from '../fellowship/corruption.ts';
import { reveal } from '../fellowship/reveal.ts';
import {
  ABOUT_TO_DRAW,
  BREAKING_TILE,
  CASUALTY,
  DAMAGE,
  DISCARD,
  DRAW,
  GUIDE,
  guideAbilityFrame,
  huntCasualtyFrame,
  mordorMoveFrame,
  preventTileFrame,
  RING,
  TABLE_CARD,
  tileCardFrame,
  type TileFrame,
  tileFrame,
} from '../frames/hunt.ts';
import type { WarEffects, War } from '../state.ts';
import { automatic } from '../tools.ts';
import { loseRandomCompanion } from './casualty.ts';
import { drawInto, hasNoEffect, wouldReveal } from './drawn.ts';
import { guideCanHelp } from './guideAbility.ts';
import { discardTile } from './pool.ts';
import { tileCardFits } from './tileCard.ts';

function setDamage(s: War, effects: WarEffects, frame: TileFrame): void {
  const { value } = s.box.tiles[frame.tile];
  if (value < 0) {
    heal(s, effects, -value);
    frame.damage = 0;
    return;
  }
  let damage = value === EYE_TILE ? frame.eye : value;
  if (value === DIE_TILE) {
    damage = rollDie(effects);
    effects.emit?.({ type: 'tileDie', die: damage });
  }
  frame.damage = Math.max(0, damage - frame.reduction);
}

/** One tile, stage by stage (WR-HUNT-21, WR-HUNT-22, WR-HUNT-23, WR-HUNT-24, WR-HUNT-20). */
export const resolvingTile = automatic(tileFrame, (s, effects) => {
  const frame = tileFrame.of(s);
  switch (frame.stage) {
    case ABOUT_TO_DRAW:
      frame.stage = DRAW;
      if (findOnTable(s, (effect) => effect.preventsTile === true) >= 0) preventTileFrame.enter(s);
      return;
    case DRAW:
      if (frame.prevented) leave(s);
      else drawInto(s, effects, frame);
      return;
    case TABLE_CARD:
      frame.stage = DAMAGE;
      if (s.open.table.some((card) => tileCardFits(s, frame, card))) tileCardFrame.enter(s);
      return;
    case DAMAGE:
      if (hasNoEffect(s, frame)) {
        frame.stage = DISCARD;
        effects.emit?.({ type: 'tileIgnored' });
        return;
      }
      setDamage(s, effects, frame);
      frame.stage = frame.mode === BREAKING_TILE ? DISCARD : GUIDE;
      if (frame.mode === BREAKING_TILE) breakFellowship(s, frame.damage);
      return;
    case GUIDE:
      if (frame.guideAsked !== s.open.fellowship.guide && guideCanHelp(s, frame)) {
        frame.guideAsked = s.open.fellowship.guide;
        guideAbilityFrame.enter(s);
      } else frame.stage = CASUALTY;
      return;
    case CASUALTY:
      frame.stage = RING;
      if (frame.damage === 0 || frame.casualty || frame.unreducible || companionsInFellowship(s) === 0) return;
      if (frame.randomCasualty) loseRandomCompanion(s, effects, frame);
      else huntCasualtyFrame.enter(s);
      return;
    case RING:
      corrupt(s, effects, frame.damage);
      frame.stage = DISCARD;
      return;
    default:
      endTile(s, effects, frame);
  }
});

/** Last of all the reveal symbol, after every other effect of the tile (WR-HUNT-20). */
function endTile(s: War, effects: WarEffects, frame: TileFrame): void {
  const shows = !hasNoEffect(s, frame) && (frame.givenAway || wouldReveal(s, frame));
  const { stop } = s.box.tiles[frame.tile];
  discardTile(s, frame.tile);
  leave(s);
  const beneathIt = s.frames[s.frames.length - 1];
  if (mordorMoveFrame.is(beneathIt)) beneathIt.stopped = stop;
  if (shows) reveal(s, effects);
}
