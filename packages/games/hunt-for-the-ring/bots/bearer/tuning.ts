/** What the Ring-bearer weighs, in points of corruption; found by games against the hunters of the same level. */
export const TUNING = {
  /** A turn more on the way. */
  turn: 0.3,
  /** Danger two moves ahead and more, compared with the present. */
  later: 0.6,
  /** A night walk: the point of corruption, and hunts that cost no die. */
  travelByNight: 1.2,
  /** A drawn token that costs more than this is worth a companion. */
  cancelFrom: 1.4,
  /** An Ally card and a Fellowship token. */
  card: 0.45,
  token: 0.4,
  /** The long journey against the short one. */
  long: 0,
  /** How sure hunters must be of the way for another one to be taken. */
  reroute: 0.25,
  /** How much of the danger an Ally token on Frodo's area takes away. */
  placeHere: 0.85,
};
