/** Makes something when it is first asked for, and keeps it. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** Fetches something when it is first asked for, and keeps it. What failed, or is forgotten, is fetched again the next time. */
export function fetchOnce<T>(fetch: () => Promise<T>): { readonly get: () => Promise<T>; readonly forget: () => void } {
  let under: Promise<T> | null = null;
  const forget = (): void => {
    under = null;
  };
  const get = (): Promise<T> => {
    if (under !== null) return under;
    const begun = fetch();
    begun.catch(() => {
      if (under === begun) forget();
    });
    under = begun;
    return begun;
  };
  return { get, forget };
}
