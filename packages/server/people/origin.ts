/** Whether a request comes from our own pages: browsers say where a request was made, and other sites must not act in a player's name. */
export function ownOrigin(origin: string | undefined, host: string | undefined, allowed: readonly string[]): boolean {
  if (origin === undefined) return false;
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
