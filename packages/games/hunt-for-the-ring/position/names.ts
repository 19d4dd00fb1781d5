import { asId } from '#kernel/id.ts';
import type { Entry, Space } from '../content/ids.ts';
import { NO_SPACE } from '../content/map.ts';
import { InvalidInput } from '#kernel';
import { type HuntBox, NAZGUL } from '../content/box.ts';
import { DOT_ENTRY, SLASH_ENTRY } from '../rules/state.ts';

/** Names at the border, small numbers inside: both ways, and the place of a name that means nothing. */

export const TURNS = ['firstDaylight', 'secondDaylight', 'night'] as const;
export const UNTIL = ['none', 'turn', 'day'] as const;
export const CARD_STATES = ['aside', 'up', 'over'] as const;

export const refuse = (message: string, path: string, rules: readonly string[] = []): never => {
  throw new InvalidInput(`Impossible position: ${message}`, rules, path);
};

export function lookUp<I extends number>(list: readonly string[], given: readonly string[], path: string): I[] {
  return given.map((name, i) => lookUpOne<I>(list, name, `${path}.${i}`));
}

export function lookUpOne<I extends number>(list: readonly string[], name: string, path: string): I {
  const index = list.indexOf(name);
  return index < 0 ? refuse(`there is no "${name}"`, path) : asId<I>(index);
}

export function spaceIndex(box: HuntBox, given: string | number | null, path: string): Space {
  if (given === null) return NO_SPACE;
  const index = box.spaces.indexOf(String(given));
  return index <= 0 ? refuse(`there is no space "${given}"`, path) : asId<Space>(index);
}

export const spaceName = (box: HuntBox, index: number): string | null => (index === 0 ? null : box.spaces[index]);

export const entryIndex = (box: HuntBox, entry: string | number, path: string): Entry =>
  entry === 'dot' ? DOT_ENTRY : entry === 'slash' ? SLASH_ENTRY : spaceIndex(box, entry, path);

export const entryName = (box: HuntBox, index: number): string =>
  index === DOT_ENTRY ? 'dot' : index === SLASH_ENTRY ? 'slash' : box.spaces[index];

export const nazgulBits = (given: readonly (typeof NAZGUL)[number][]): number =>
  given.reduce((bits, id) => bits | (1 << NAZGUL.indexOf(id)), 0);

export const nazgulNames = (bits: number): (typeof NAZGUL)[number][] => NAZGUL.filter((_, nazgul) => ((bits >> nazgul) & 1) === 1);

/** What is left of a deck once the cards lying elsewhere are taken out. */
export function rest(deck: readonly number[], elsewhere: readonly number[], path: string, box: readonly string[]): number[] {
  const left = [...deck];
  for (const card of elsewhere) {
    const at = left.indexOf(card);
    if (at < 0) refuse(`"${box[card]}" is there more often than the box holds`, path);
    left.splice(at, 1);
  }
  return left;
}
