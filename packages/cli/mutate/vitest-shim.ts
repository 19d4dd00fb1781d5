import { expect } from 'vitest';

/**
 * Takes the place of `vitest` when tests are run hundreds of times in one process: it only collects them. What they expect is judged by vitest's
 * own `expect`.
 */
export { expect };

type Body = (...given: readonly unknown[]) => unknown;

/** A test of a file. */
export interface CollectedTest {
  readonly name: string;
  readonly run: () => unknown;
}

const COLLECTED: CollectedTest[] = [];
const TITLES: string[] = [];

/** The tests declared since this was called before. */
export const takeCollected = (): CollectedTest[] => COLLECTED.splice(0);

const nameOf = (title: string): string => [...TITLES, title].join(' > ');

/** The rows of `.each`: a list is given as several arguments, anything else as one. */
const argumentsOf = (row: unknown): readonly unknown[] => (Array.isArray(row) ? row : [row]);

/** The title of a row, with its number so that it is no other row's. */
const titleOf = (title: string, index: number): string => `${title} #${index + 1}`;

type Declared = (title: string, second: unknown, third?: unknown) => void;
interface Declaring extends Declared {
  readonly each: (rows: readonly unknown[]) => Declared;
  readonly skip: Declared;
}

const bodyOf = (second: unknown, third: unknown): Body => {
  const body = typeof second === 'function' ? second : third;
  if (typeof body !== 'function') throw new Error('A test or a group of tests needs a function');
  return (...given) => Reflect.apply(body, undefined, given);
};

const nothing: Declared = () => {};

const declaring = (declare: (title: string, body: () => unknown) => void): Declaring => {
  const one: Declared = (title, second, third) => declare(title, bodyOf(second, third));
  return Object.assign(one, {
    each: (rows: readonly unknown[]): Declared => {
      return (title, second, third) => {
        const body = bodyOf(second, third);
        for (const [index, row] of rows.entries()) declare(titleOf(title, index), () => body(...argumentsOf(row)));
      };
    },
    skip: nothing,
  });
};

export const test = declaring((title, run) => COLLECTED.push({ name: nameOf(title), run }));
export const it = test;

export const describe = declaring((title, body) => {
  TITLES.push(title);
  body();
  TITLES.pop();
});

/** The type checker judges types. */
export const expectTypeOf = (): unknown => new Proxy(() => expectTypeOf(), { get: () => expectTypeOf() });
