/** CSRF guard: whether a request comes from a page of our own origin. Browsers send the origin, and other sites must not act for a player. */
export function ownOrigin(origin: string | undefined, host: string | undefined, allowed: readonly string[]): boolean {
  if (origin === undefined) return false;
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
