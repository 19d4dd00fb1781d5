import type { WarEvent } from '../rules/events.ts';
import { tileOf } from './pieces/tiles.ts';
import { ROLES } from './huntRoles.ts';
import { cardId } from '../content/cards.ts';

/** A die of the hunt roll. */
export interface HuntDie {
  readonly value: number;
  /** What it showed before it was rolled again. */
  readonly was: number | null;
  readonly hit: boolean;
}

/** A hunt as everybody at the table has heard it, from the move that called it to its last wound. */
export interface Hunt {
  /** Which line of what was heard began it: tells one hunt from another. */
  readonly number: number;
  readonly mordor: boolean;
  readonly dice: readonly HuntDie[];
  /** Added to every die. */
  readonly bonus: number;
  /** Null until the roll is final. */
  readonly successes: number | null;
  /** Tiles drawn, the last one counts. */
  readonly tiles: readonly string[];
  readonly ignored: boolean;
  /** Wounds still to be borne; null where nobody can know yet. */
  readonly damage: number | null;
  readonly bearers: readonly { readonly figure: string; readonly how: 'helped' | 'lost' }[];
  readonly corrupted: { readonly count: number; readonly total: number } | null;
  readonly healed: { readonly count: number; readonly total: number } | null;
  readonly revealed: boolean;
  /** Step on the Mordor track to which it led, or that they were stopped. */
  readonly step: number | 'stopped' | null;
}

const begun = (number: number, mordor: boolean): Hunt => ({
  number,
  mordor,
  dice: [],
  bonus: 0,
  successes: null,
  tiles: [],
  ignored: false,
  damage: null,
  bearers: [],
  corrupted: null,
  healed: null,
  revealed: false,
  step: null,
});

/** A natural 1 always fails (WR-HUNT-11, WR-HUNT-12). */
const isHit = (value: number, bonus: number): boolean => value !== 1 && value + bonus >= 6;

/** The first failures are those that were rolled again. */
function rerolled(dice: readonly HuntDie[], again: readonly number[], bonus: number): HuntDie[] {
  let next = 0;
  return dice.map((die) => {
    if (die.hit || next >= again.length) return die;
    const value = again[next++];
    return { value, was: die.value, hit: isHit(value, bonus) };
  });
}

/** What a tile wounds before anybody answers it: an Eye of a roll wounds as often as the roll succeeded. */
function wounds(hunt: Hunt, id: string): number | null {
  const { value } = tileOf(id);
  if (typeof value === 'number') return Math.max(0, value);
  return value === 'eye' && hunt.tiles.length === 0 ? hunt.successes : null;
}

/** Cards on the table that lower the damage of a tile by one. */
const LOWERING: ReadonlySet<string> = new Set([cardId('axe-and-bow'), cardId('horn-of-gondor')]);

function told(hunt: Hunt, event: WarEvent): Hunt {
  switch (event.type) {
    case 'huntRolled':
      return { ...hunt, bonus: event.bonus, dice: event.dice.map((value) => ({ value, was: null, hit: isHit(value, event.bonus) })) };
    case 'huntRerolled':
      return { ...hunt, dice: rerolled(hunt.dice, event.dice, hunt.bonus) };
    case 'huntResult':
      return { ...hunt, successes: event.count };
    case 'tileDrawn':
      return { ...hunt, damage: wounds(hunt, event.tile), tiles: [...hunt.tiles, event.tile], ignored: false };
    case 'tilesDrawn':
      return { ...hunt, damage: null, tiles: [...hunt.tiles, ...event.tiles] };
    case 'tileIgnored':
      return { ...hunt, ignored: true, damage: 0 };
    case 'tileDie':
      return { ...hunt, damage: event.die };
    case 'tableCardGone':
      return LOWERING.has(event.card) && hunt.damage !== null ? { ...hunt, damage: Math.max(0, hunt.damage - 1) } : hunt;
    case 'guideHelps':
      return { ...hunt, damage: event.damage, bearers: [...hunt.bearers, { figure: event.figure, how: 'helped' }] };
    case 'huntCasualty':
      return { ...hunt, damage: event.damage, bearers: [...hunt.bearers, { figure: event.figure, how: 'lost' }] };
    case 'corrupted':
      return { ...hunt, damage: 0, corrupted: { count: event.count + (hunt.corrupted?.count ?? 0), total: event.total } };
    case 'healed':
      return { ...hunt, healed: { count: event.count, total: event.total } };
    case 'revealed':
    case 'revealedAt':
      return { ...hunt, revealed: true };
    case 'mordorStep':
      return { ...hunt, step: event.count };
    case 'stoppedInMordor':
      return { ...hunt, step: 'stopped' };
    default:
      return hunt;
  }
}

/** A card may roll, or draw a tile, without any move. */
const OPENING: ReadonlySet<WarEvent['type']> = new Set<WarEvent['type']>(['huntRolled', 'tileDrawn', 'tilesDrawn']);

/** The last hunt of which was heard, and whether anything else has happened since. Null before the first. */
export function huntOf(events: readonly WarEvent[]): { readonly hunt: Hunt; readonly over: boolean } | null {
  let from = events.length - 1;
  // Back to where the last hunt began, or to what came before a tile that no move called.
  while (from >= 0 && !OPENING.has(events[from].type) && ROLES[events[from].type] !== 'begins') from--;
  while (from > 0 && ROLES[events[from].type] !== 'begins' && ROLES[events[from - 1].type] !== 'ends') from--;
  if (from < 0) return null;
  let hunt: Hunt | null = null;
  let over = false;
  for (let at = from; at < events.length; at++) {
    const event = events[at];
    const role = ROLES[event.type];
    if (role === 'begins') hunt = begun(at, event.type === 'movesInMordor');
    else if (role === 'ends') over = true;
    else if (event.type === 'undone' && hunt !== null && hunt.dice.length + hunt.tiles.length === 0) hunt = null;
    else if (role === 'tells' && !over && (hunt !== null || OPENING.has(event.type))) hunt = told(hunt ?? begun(at, false), event);
  }
  return hunt === null ? null : { hunt, over };
}

/** There was something to see of it: a roll, or a tile. */
export const isSeen = ({ dice, tiles }: Hunt): boolean => dice.length + tiles.length > 0;
