import { CASUALTIES, CHARACTERS, FIGURES, NATIONS, REARGUARD, REINFORCEMENTS } from '../content/box.ts';
import type { WarPosition } from '../position.ts';
import { ROW } from '../rules/figures.ts';
import { type Stage, spend, stage } from './stage.ts';

type CharacterName = (typeof CHARACTERS)[number];
type Force = { figures: { [figure: string]: number }; characters: CharacterName[] };
const KIND: { readonly [letter: string]: string } = { r: 'regular', e: 'elite', l: 'leader' };

/** Who stands somewhere, in a few words: `gondor 3r 1e 1l, nazgul 2, boromir`. */
function force(text: string): Force {
  const found: Force = { figures: {}, characters: [] };
  for (const part of text.split(',').map((each) => each.trim())) {
    const [name, ...counts] = part.split(' ');
    const character = CHARACTERS.find((each) => each === name);
    if (character !== undefined) found.characters.push(character);
    else if (name === 'nazgul') found.figures.nazgul = Number(counts[0] ?? 1);
    else {
      if (!NATIONS.some((each) => each === name)) throw new Error(`Who is "${name}"?`);
      for (const count of counts) found.figures[`${name}-${KIND[count.slice(-1)]}`] = Number(count.slice(0, -1));
    }
  }
  return found;
}

export type Armies = Omit<Parameters<typeof stage>[0] & object, 'regions'> & {
  /** By region; those besieged within come after a bar: `sauron 4r | gondor 2r 1l`. */
  readonly on: { readonly [region: string]: string };
  /** Settlements in other hands than at the start. */
  readonly held?: { readonly [region: string]: 'free-peoples' | 'shadow' };
};

/** Armies on the map; each side has a die more than it needs, so that the turn does not run out. All nations of the map are at war unless said otherwise. */
export function armies({ on, held = {}, ...rest }: Armies): Stage {
  const regions: { [id: string]: NonNullable<WarPosition['regions']>[string] } = {};
  for (const [id, text] of Object.entries(on)) {
    const [open, inside] = text.split('|').map((each) => each.trim());
    regions[id] = { ...(open === '' ? {} : force(open)), ...(inside === undefined ? {} : { inside: force(inside) }) };
  }
  for (const [id, holder] of Object.entries(held)) regions[id] = { ...regions[id], holder };
  return stage({ atWar: NATIONS, free: ['army-muster', 'event'], shadow: ['army', 'event'], ...rest, regions });
}

/** The Shadow has attacked from one place to another, with everybody who may; the first round has not begun. */
export const shadowAttacks = (given: Armies, from: string, against: string): Stage =>
  armies({ toAct: 'shadow', ...given })
    .do(spend('army', 'attack'))
    .do({ type: 'attack', from, against });

/** The same of the Free Peoples. */
export const freeAttack = (given: Armies, from: string, against: string): Stage =>
  armies({ toAct: 'free-peoples', ...given })
    .do(spend('army-muster', 'attack'))
    .do({ type: 'attack', from, against });

/** Combat dice as they are read: the attacker's first. */
export const dice = (...results: number[]): string[] => results.map(String);
export const BEGIN = { type: 'beginBattle' };

const countIn = ({ state }: Stage, place: number, figure: string): number => state.open.figures[place * ROW + FIGURES.indexOf(figure)];
/** How many of a figure can be recruited, are lost for good, or keep out of the battle. */
export const inReserve = (table: Stage, figure: string): number => countIn(table, REINFORCEMENTS, figure);
export const fallen = (table: Stage, figure: string): number => countIn(table, CASUALTIES, figure);
export const inRearguard = (table: Stage, figure: string): number => countIn(table, REARGUARD, figure);

/** The step the table waits at. */
export const stepOf = ({ state }: Stage): string => state.frames[state.frames.length - 1].step;
/** Seats that are asked now. */
export const asked = (table: Stage): readonly number[] => table.match.waitingList();

type Clash = Omit<Armies, 'on' | 'free' | 'shadow'> & {
  /** Who stands in the attacking and in the defending region. */
  readonly attackers: string;
  readonly defenders: string;
  readonly by?: 'free-peoples' | 'shadow';
  /** In the open, and outside every nation, unless said otherwise. */
  readonly from?: string;
  readonly against?: string;
  readonly on?: Armies['on'];
  /** The combat card each side plays in the first round. */
  readonly free?: string;
  readonly shadow?: string;
};

/** A battle up to its first combat cards, which are played; then the first dice fall as given. */
export function clash(given: Clash, ...results: number[]): Stage {
  const {
    attackers,
    defenders,
    by = 'shadow',
    from = 'north-ithilien',
    against = 'south-ithilien',
    on = {},
    free,
    shadow,
    ...rest
  } = given;
  const hands: NonNullable<WarPosition['hands']> = {};
  if (free !== undefined) hands['free-peoples'] = { hand: [free] };
  if (shadow !== undefined) hands.shadow = { hand: [shadow] };
  const armed = { hands, ...rest, on: { ...on, [from]: attackers, [against]: defenders } };
  const table = by === 'shadow' ? shadowAttacks(armed, from, against) : freeAttack(armed, from, against);
  const cards = (by === 'shadow' ? [shadow, free] : [free, shadow]).filter((card) => card !== undefined);
  const rolls = dice(...results);
  table.do(BEGIN, cards.length === 0 ? rolls : []);
  for (const [at, card] of cards.entries()) table.do({ type: 'playCombatCard', card }, at === cards.length - 1 ? rolls : []);
  return table;
}

/** Hits of the last combat roll, the attacker's first. */
export const hitsOf = (table: Stage): unknown[] =>
  table
    .heard('combatRoll')
    .slice(-2)
    .map(({ count }) => count);
/** How many dice the last combat roll used, the attacker's first. */
export const rolledBy = (table: Stage): unknown[] =>
  table
    .heard('combatRoll')
    .slice(-2)
    .map(({ dice: thrown }) => (thrown as number[]).length);
/** Hits that the seat asked has to pay now. */
export const toPay = (table: Stage): unknown => table.match.prompt(table.active)?.params.count;
