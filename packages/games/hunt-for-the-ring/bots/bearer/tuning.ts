/** What the Ring-bearer weighs, in points of corruption; found by games against the hunters of the same level. */
export const TUNING = {
  /** A turn more on the way. */
  turn: 0.3,
  /** How sure hunters must be of an area to hunt there: chance of a hunt for each part of belief. */
  hunted: 1.7,
  /** Danger two moves ahead and more, compared with the present. */
  later: 0.6,
  travelByNight: 1.2,
  cancelFrom: 1.4,
  card: 0.45,
  token: 0.4,
  long: 0,
  reroute: 0.25,
  placeHere: 0.85,
};
