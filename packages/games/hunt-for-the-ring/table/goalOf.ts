/** The seat of the Ring-bearer's player; all others hunt. */
const BEARER = 0;

/** The words for what a seat plays for; spectators are told of both sides. */
export const goalOf = (part: number, seat: number | null): string =>
  seat === null ? `goals.part${part}` : `goals.part${part}_${seat === BEARER ? 'bearer' : 'hunters'}`;
