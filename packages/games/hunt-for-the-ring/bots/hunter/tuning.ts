/** What the hunters weigh, in points of corruption; found by games against the Ring-bearer of the same level. */
export const TUNING = {
  /** Knowing Frodo's area for certain instead of not at all. */
  knowing: 2,
  /** A Sword kept for a later turn of the day, and in its last turn. */
  sword: 0.7,
  swordAtNight: 0.05,
  ring: 0.06,
  sorceryDie: 0.15,
  information: 0.3,
  /** Being where Frodo comes by in one, two and three turns. */
  cover: [0.55, 0.3, 0.15],
  drawCard: 0.3,
  lostTrack: 0,
  /** Worth of being there a turn late. */
  late: 0.45,
  alone: 0.4,
  together: 0.6,
  standby: 0.25,
};
