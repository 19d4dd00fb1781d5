import type { Verb } from './verb.ts';

/** The other nouns under which words are found, by the name of an argument or a noun: `from` → `place`, `region`. */
export type Nouns = ReadonlyMap<string, readonly string[]>;

/** The nouns of all arguments of a game, so that its locale has the words of each noun once. */
export function nounsOfArguments(verbs: readonly Verb[]): Nouns {
  const found = new Map<string, Set<string>>();
  const add = (name: string, noun: string): void => {
    if (noun !== '' && noun !== name) found.set(name, (found.get(name) ?? new Set()).add(noun));
  };
  for (const { arguments: names, domains } of verbs)
    for (const [place, { noun, kin = '' }] of domains.entries())
      for (const name of [names[place], noun]) {
        add(name, noun);
        add(name, kin);
      }
  return new Map([...found].map(([name, nouns]) => [name, [...nouns]]));
}

/** The keys under which the locale may have a word, nearest first: `from.bree`, `region.bree`. */
export function keysOfWord(key: string, nouns: Nouns | undefined): readonly string[] {
  const dot = key.indexOf('.');
  return [key, ...(nouns?.get(key.slice(0, dot)) ?? []).map((noun) => noun + key.slice(dot))];
}
