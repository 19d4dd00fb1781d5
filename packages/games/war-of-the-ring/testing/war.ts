import { asId } from '#kernel/id.ts';
import { Match } from '#kernel';
import { type CharacterName, CHARACTERS, FREE, NATIONS, SHADOW, sideOfNation } from '../content/box.ts';
import { warOfTheRing } from '../index.ts';
import type { WarPosition } from '../position/index.ts';
import { box, spend, WarTable } from './table.ts';

/**
 * The one table for tests: a position in a few words, somebody to play it, and questions about what came of it.
 *
 *     war({ on: { osgiliath: 'gondor 3r 1l', 'minas-tirith': 'sauron 4r | gondor 2r, boromir' }, free: ['army-muster'] })
 *       .spend('army-muster', 'attack')
 *       .next(5, 1, 6)            // how the next dice fall, the next tiles are drawn
 *       .do('beginBattle')        // by whoever is asked; .free(...) and .shadow(...) say who
 *       .at('osgiliath')          // who stands there now
 */
export { box, FREE, SHADOW, spend, type WarTable };
export type { CharacterName, DeckTypeName, FaceName, FigureName, NationName } from '../content/box.ts';
export type { ActionName } from '../rules/nouns.ts';

const KIND: { readonly [letter: string]: string } = { r: 'regular', e: 'elite', l: 'leader' };

/** Who stands somewhere: `gondor 3r 1e 1l, nazgul 2, boromir`. */
function force(text: string): { figures: { [figure: string]: number }; characters: CharacterName[] } {
  const figures: { [figure: string]: number } = {};
  const characters: CharacterName[] = [];
  for (const part of text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')) {
    const [name, ...counts] = part.split(/\s+/);
    const character = CHARACTERS.find((each) => each === name);
    if (character !== undefined) characters.push(character);
    else if (name === 'nazgul') figures.nazgul = Number(counts[0] ?? 1);
    else if (!NATIONS.some((each) => each === name)) throw new Error(`Who is "${name}"?`);
    else
      for (const count of counts) {
        if (KIND[count.slice(-1)] === undefined) throw new Error(`"${count}" is not like 3r, 1e or 2l`);
        figures[`${name}-${KIND[count.slice(-1)]}`] = Number(count.slice(0, -1));
      }
  }
  return { figures, characters };
}

export type GivenWar = Omit<WarPosition, 'game' | 'dice'> & {
  /** By region; those besieged within come after a bar: `sauron 4r | gondor 2r 1l`. */
  readonly on?: { readonly [region: string]: string };
  /** Settlements in other hands than at the start. */
  readonly held?: { readonly [region: string]: 'free-peoples' | 'shadow' };
  /** Nations at war. */
  readonly atWar?: readonly string[];
  /** Unused dice of each side. */
  readonly free?: readonly string[];
  readonly shadow?: readonly string[];
};

/** Nations that must be at war for the Minions of a position to be in play. */
function warFor(who: string, inMordor: boolean, atWar: readonly string[]): string[] {
  const free = NATIONS.filter((_, nation) => sideOfNation(asId(nation)) === FREE);
  return [
    ...(who.includes('saruman') ? ['isengard'] : []),
    ...(who.includes('witch-king') ? ['sauron', ...(free.some((nation) => atWar.includes(nation)) ? [] : ['north'])] : []),
    ...(who.includes('mouth-of-sauron') && !inMordor ? free : []),
  ];
}

/** A position in the middle of the war: what is left out is as the notation begins, with room for as many dice as there are. The box may be another than the standard one. */
export function war(given: GivenWar = {}, content = box): WarTable {
  const { on = {}, held = {}, atWar = [], nations = {}, free = [], shadow = [], regions: told = {}, ...rest } = given;
  const regions: { [id: string]: object } = { ...told };
  for (const [id, text] of Object.entries(on)) {
    const [field, inside] = text.split('|');
    regions[id] = { ...regions[id], ...force(field), ...(inside === undefined ? {} : { inside: force(inside) }) };
  }
  for (const [id, holder] of Object.entries(held)) regions[id] = { ...regions[id], holder };
  const who = JSON.stringify([regions, rest.eliminated ?? [], rest.rearguard ?? {}]);
  const minionsNeed = warFor(who, rest.fellowship?.mordor !== undefined, atWar);
  const position = {
    game: 'war-of-the-ring',
    pool: [6, 10],
    ...rest,
    regions,
    nations: {
      ...Object.fromEntries([...minionsNeed, ...atWar].map((nation) => [nation, { steps: 0, active: true }])),
      ...nations,
    },
    dice: { 'free-peoples': free, shadow },
  };
  return new WarTable((random) => Match.resume(warOfTheRing, { state: warOfTheRing.position.read(position, content), random }));
}

/** A whole game from the printed set-up; the orders of the four decks may be dictated. */
export const fresh = (options: unknown = {}, draws: readonly (readonly string[])[] = [], seats = 2): WarTable =>
  new WarTable((random) => Match.begin(warOfTheRing, { box, options, seats, random }), draws);
