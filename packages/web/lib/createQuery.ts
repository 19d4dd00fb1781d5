import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';

/** An asynchronous value. Unlike a resource it never suspends the page around it: the page shows its own loading state. */
export interface Query<T> {
  readonly value: () => T | undefined;
  readonly error: () => unknown;
  readonly loading: () => boolean;
  readonly retry: () => void;
}

/** Fetches whenever `source` changes; `false` and `null` fetch nothing. The last value stays until the next one arrives. */
export function createQuery<S, T>(source: () => S | false | null, fetch: (from: S) => Promise<T>): Query<T> {
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
  // The memo runs the fetch only when the source itself changes.
  createEffect(on(createMemo(source), run));
  onCleanup(() => latest++);
  return { value, error, loading, retry: () => run(source()) };
}
