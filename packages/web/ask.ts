import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';

/** Something asked for and not there at once. Unlike a resource it never suspends the page around it: the page shows its own state. */
export interface Asked<T> {
  readonly value: () => T | undefined;
  readonly error: () => unknown;
  readonly loading: () => boolean;
  readonly again: () => void;
}

/** Asks again whenever `source` changes; `false` and `null` ask nothing. The last answer stays until the next one has come. */
export function ask<S, T>(source: () => S | false | null, fetch: (from: S) => Promise<T>): Asked<T> {
  const [value, setValue] = createSignal<T | undefined>(undefined);
  const [error, setError] = createSignal<unknown>(null);
  const [loading, setLoading] = createSignal(true);
  let latest = 0;
  const attempt = async (from: S, number: number): Promise<void> => {
    try {
      const answer = await fetch(from);
      if (number !== latest) return;
      setValue(() => answer);
      setError(null);
    } catch (problem) {
      if (number !== latest) return;
      setError(() => problem ?? new Error('unknown'));
    }
    setLoading(false);
  };
  const run = (from: S | false | null): void => {
    const number = ++latest;
    if (from === false || from === null) {
      setLoading(false);
      return;
    }
    setLoading(true);
    void attempt(from, number);
  };
  // What the source is made of may change often; only another source is another question.
  createEffect(on(createMemo(source), run));
  onCleanup(() => latest++);
  return { value, error, loading, again: () => run(source()) };
}
