/** What the hunters weigh, in points of corruption; found by games against the Ring-bearer of the same level. */
export const TUNING = {
  /** Knowing Frodo's area for certain instead of not at all. */
  knowing: 1.5,
  /** A Sword kept for a later turn of the day, and in its last turn. */
  sword: 0.8,
  swordAtNight: 0.05,
  ring: 0.06,
  sorceryDie: 0.15,
  /** An Information token. */
  information: 0.3,
  /** Being where Frodo comes by in one, two and three turns: for whoever is there, and for each who takes part. */
  cover: [0.55, 0.3, 0.15],
  alone: 0.3,
  together: 0.7,
  /** Worth of being there a turn late. */
  late: 0.35,
  /** Standing beside where Frodo may be found in this very turn. */
  standby: 0.4,
  drawCard: 0.3,
  /** Whoever is found in part II takes another road: what was known about the old one is lost. */
  lostTrack: 0.3,
  /** How much whim goes into a choice, by part (the first is no part): with these neither side has much the better of the other. */
  whim: [0, 0.8, 0.35],
};
