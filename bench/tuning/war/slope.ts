/** Where a share of victories rises: how sure each number's part in it is, in standard errors. */
export function slopeOf(moved: readonly (readonly number[])[], won: readonly number[]): number[] {
  const mean = won.reduce((sum, each) => sum + each, 0) / won.length;
  const error = Math.sqrt((mean * (1 - mean)) / won.length);
  return moved[0].map((_, name) => {
    let sum = 0;
    for (const [at, each] of won.entries()) sum += (each - mean) * moved[at][name];
    return error === 0 ? 0 : sum / won.length / error;
  });
}

/** What chance could have done as well is drawn towards nothing. */
const DOUBT = 2;

/** The direction of a slope, of length 1; nothing where nothing is sure. */
export function directionOf(slope: readonly number[]): number[] {
  const sure = slope.map((z) => z * Math.max(0, 1 - DOUBT / (z * z)));
  const length = Math.hypot(...sure);
  return length === 0 ? sure.map(() => 0) : sure.map((each) => each / length);
}
