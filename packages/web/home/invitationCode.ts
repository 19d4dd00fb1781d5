/** Parses what a player pasted to join a table: a whole link, or `table#code`. Null when it is neither. */
export function readInvitation(text: string): { readonly table: string; readonly code: string } | null {
  const found = /(?:\/(?:join|table)\/)?([A-Za-z0-9_-]{4,64})(?:#([A-Za-z0-9_-]*))?$/.exec(text.trim());
  return found === null ? null : { table: found[1] ?? '', code: found[2] ?? '' };
}
