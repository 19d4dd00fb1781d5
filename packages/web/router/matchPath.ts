/** What a route reads from an address. A missing optional parameter is an empty string. */
export interface RouteAddress {
  readonly params: { readonly [name: string]: string };
  readonly query: URLSearchParams;
  readonly fragment: string;
}

/** The parameters of a path that fits a pattern such as `/replay/:table?`; null when it does not fit. */
export function matchPath(pattern: string, pathname: string): RouteAddress['params'] | null {
  const wanted = partsOf(pattern);
  const given = partsOf(pathname);
  if (given.length > wanted.length) return null;
  const params: { [name: string]: string } = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index];
    if (!part.startsWith(':')) {
      if (value === undefined || decode(value) !== part) return null;
    } else if (part.endsWith('?')) params[part.slice(1, -1)] = decode(value ?? '');
    else if (value === undefined) return null;
    else params[part.slice(1)] = decode(value);
  }
  return params;
}

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

/** Decodes a part of an address; one that is badly encoded is taken as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
