import type { Random, Shuffleable } from '#kernel';

/** Longer lists of names are abbreviated. */
const A_FEW = 8;

/** Randomness that remembers the draws, and the names by which an outcome can be forced. */
export class ObservedRandom implements Random {
  private readonly from: Random;
  private seen: string[] = [];

  constructor(from: Random) {
    this.from = from;
  }

  roll(sides: number, faces?: readonly string[]): number {
    this.seen.push(`open of ${sides}${told(faces)}`);
    return this.from.roll(sides, faces);
  }

  draw(count: number, names?: readonly string[]): number {
    this.seen.push(`hidden of ${count}${told(names)}`);
    return this.from.draw(count, names);
  }

  shuffle(items: Shuffleable, names?: readonly string[]): void {
    this.seen.push(`shuffle${told(names)}`);
    this.from.shuffle(items, names);
  }

  /** The draws since the last call; equal draws in a row once. */
  taken(): string {
    const { seen } = this;
    this.seen = [];
    return seen.filter((each, place) => each !== seen[place - 1]).join(', then ');
  }
}

function told(names: readonly string[] | undefined): string {
  if (names === undefined) return '';
  const different = [...new Set(names)];
  return ` (${different.length <= A_FEW ? different.join(', ') : `by name, such as ${different[0]}`})`;
}
