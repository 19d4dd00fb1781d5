/** The chances of the outcomes 0, 1, 2 and so on. They sum to one. */
export type Distribution = readonly number[];

/** One outcome that is sure. */
export const certainly = (outcome: number): Distribution => [...Array.from({ length: outcome }, () => 0), 1];

/** How many of some dice succeed, each with the same chance. */
export function successes(dice: number, chance: number): Distribution {
  let found: Distribution = [1];
  for (let die = 0; die < dice; die++) found = sum(found, [1 - chance, chance]);
  return found;
}

/** The sum of two independent numbers. */
export function sum(one: Distribution, other: Distribution): Distribution {
  const found = Array.from({ length: one.length + other.length - 1 }, () => 0);
  for (const [a, chance] of one.entries()) for (const [b, also] of other.entries()) found[a + b] += chance * also;
  return found;
}

/** A mixture: the second number follows from the first. */
export function given(first: Distribution, then: (outcome: number) => Distribution): Distribution {
  const found: number[] = [];
  for (const [outcome, chance] of first.entries())
    if (chance > 0) for (const [at, also] of then(outcome).entries()) found[at] = (found[at] ?? 0) + chance * also;
  return Array.from(found, (chance) => chance ?? 0);
}

export const meanOf = (distribution: Distribution): number => distribution.reduce((total, chance, outcome) => total + chance * outcome, 0);

/** The chance of this outcome or more. */
export const atLeast = (distribution: Distribution, outcome: number): number =>
  distribution.reduce((total, chance, at) => (at >= outcome ? total + chance : total), 0);
