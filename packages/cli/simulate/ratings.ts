/** What came of the games between two entrants: the share of the victories that each had. */
export interface Pairing {
  readonly one: number;
  readonly other: number;
  readonly shareOfOne: number;
  readonly shareOfOther: number;
}

interface Rating {
  readonly rating: number;
  /** Half the width of the 95 % interval, against the anchor. */
  readonly give: number;
}

/** A difference of this much is odds of ten to one, as in chess. */
const SCALE = 400 / Math.LN10;
const Z = 1.959964;
const ROUNDS = 50;
/** Prior: every pair shares one extra victory, so that an unbeaten entrant has a finite rating. */
const BELIEF = 0.5;

/**
 * Strength of each entrant so that the victories seen are the likeliest (Bradley and Terry): the odds between two are the exponential of the difference.
 * One of them is the anchor; its rating is given and has no interval.
 */
export function rate(entrants: number, pairings: readonly Pairing[], anchor: number, anchored: number): Rating[] {
  const strength = new Float64Array(entrants);
  let information = matrix(entrants);
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = new Float64Array(entrants);
    information = matrix(entrants);
    for (const { one, other, shareOfOne, shareOfOther } of pairings) {
      const games = shareOfOne + shareOfOther + 2 * BELIEF;
      const chance = 1 / (1 + Math.exp(strength[other] - strength[one]));
      const surplus = shareOfOne + BELIEF - games * chance;
      gradient[one] += surplus;
      gradient[other] -= surplus;
      const weight = games * chance * (1 - chance);
      information[one][one] += weight;
      information[other][other] += weight;
      information[one][other] -= weight;
      information[other][one] -= weight;
    }
    const step = inverse(information, anchor).map((row) => row.reduce((sum, value, i) => sum + value * gradient[i], 0));
    for (let i = 0; i < entrants; i++) strength[i] += step[i];
  }
  const variance = inverse(information, anchor);
  return Array.from(strength, (value, i) => ({
    rating: Math.round(anchored + SCALE * (value - strength[anchor])),
    give: Math.round(Z * SCALE * Math.sqrt(Math.max(0, variance[i][i]))),
  }));
}

const matrix = (size: number): number[][] => Array.from({ length: size }, () => new Array<number>(size).fill(0));

/** The inverse without the anchor's row and column, which stay nothing: only differences are known. */
function inverse(given: readonly (readonly number[])[], anchor: number): number[][] {
  const size = given.length;
  const left = given.map((row, i) => row.map((value, j) => (i === anchor || j === anchor ? (i === j ? 1 : 0) : value)));
  const right = matrix(size).map((row, i) => row.map((_, j) => (i === j && i !== anchor ? 1 : 0)));
  for (let column = 0; column < size; column++) {
    const lead = left[column][column];
    for (let row = 0; row < size; row++) {
      const factor = left[row][column] / lead;
      if (row === column || factor === 0) continue;
      for (let i = 0; i < size; i++) {
        left[row][i] -= factor * left[column][i];
        right[row][i] -= factor * right[column][i];
      }
    }
  }
  return right.map((row, i) => row.map((value) => value / left[i][i]));
}
