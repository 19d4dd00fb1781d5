/** What the Ring-bearer weighs, in points of corruption; found by games against the hunters of the same level. */
export const TUNING = {
  /** A turn more on the way. */
  turn: 0.3,
  /** Danger two moves ahead and more, compared with the present. */
  later: 0.6,
  /** How much of the danger of a night counts where an evening ends: he may still walk away from it. */
  overNight: 0.5,
  /** A night walk, by part (the first is no part): the point of corruption and hunts that cost no die, less the turn that it saves. In part I the turn is worth more. */
  travelByNight: [0, -0.5, 0.3],
  /** A drawn token that costs more than this is worth a companion. */
  cancelFrom: 2.2,
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
