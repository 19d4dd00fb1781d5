/** A fitted value function: the chance that the first seat wins is the logistic of a weighted sum of features. */
export interface LogisticModel {
  readonly bias: number;
  /** One weight per feature name. */
  readonly weights: { readonly [feature: string]: number };
}

/** Training data: one row of features per position, and whether the first seat won that game. */
export interface TrainingSet {
  readonly rows: readonly Float64Array[];
  readonly won: readonly number[];
}

/** Iterations of Newton's method; it converges earlier. */
const ROUNDS = 12;
/** Every weight is shrunk as if this many more positions had shown that its feature does not matter. */
const PRIOR_POSITIONS = 300;
/** A feature that fewer positions show gets no weight: a handful of games says nothing about it. */
export const MIN_SUPPORT = 300;

export const logistic = (sum: number): number => 1 / (1 + Math.exp(-sum));

/**
 * Logistic regression by Newton's method on standardised features. The ridge keeps correlated features from diverging, and the weight of a rare
 * feature is shrunk by how few positions show it: the ridge alone hardly touches such a weight, because a rare feature has a small deviation.
 */
export function fit({ rows, won }: TrainingSet, names: readonly string[], ridge: number): LogisticModel {
  const size = names.length;
  const { means, deviations } = spreadOf(rows, size);
  const support = supportOf(rows, size);
  const scaled = rows.map((row) => row.map((value, i) => (support[i] < MIN_SUPPORT ? 0 : (value - means[i]) / deviations[i])));
  const penalties = penaltiesOf(won, support, ridge);
  // The last weight is the bias: its feature is always 1, and the ridge does not apply.
  const beta = new Float64Array(size + 1);
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = new Float64Array(size + 1);
    const hessian = Array.from({ length: size + 1 }, () => new Float64Array(size + 1));
    for (const [at, row] of scaled.entries()) learnRow(row, won[at], beta, gradient, hessian);
    for (let i = 0; i < size; i++) {
      gradient[i] -= penalties[i] * beta[i];
      hessian[i][i] += penalties[i];
    }
    const step = solve(hessian, gradient);
    for (let i = 0; i <= size; i++) beta[i] += step[i];
  }
  let bias = beta[size];
  const weights: Record<string, number> = {};
  for (const [i, name] of names.entries()) {
    weights[name] = round5(beta[i] / deviations[i]);
    bias -= weights[name] * means[i];
  }
  return { bias: round5(bias), weights };
}

const round5 = (value: number): number => Math.round(value * 1e5) / 1e5;

function learnRow(row: Float64Array, won: number, beta: Float64Array, gradient: Float64Array, hessian: readonly Float64Array[]): void {
  const size = row.length;
  let sum = beta[size];
  for (let i = 0; i < size; i++) sum += beta[i] * row[i];
  const chance = logistic(sum);
  const weight = chance * (1 - chance);
  for (let i = 0; i <= size; i++) {
    const value = i < size ? row[i] : 1;
    if (value === 0) continue;
    gradient[i] += (won - chance) * value;
    const line = hessian[i];
    const share = weight * value;
    for (let j = 0; j < size; j++) line[j] += share * row[j];
    line[size] += share;
  }
}

function spreadOf(rows: readonly Float64Array[], size: number): { means: Float64Array; deviations: Float64Array } {
  const means = new Float64Array(size);
  const deviations = new Float64Array(size);
  for (const row of rows) for (let i = 0; i < size; i++) means[i] += row[i] / rows.length;
  for (const row of rows) for (let i = 0; i < size; i++) deviations[i] += (row[i] - means[i]) ** 2 / rows.length;
  // A constant feature carries no information and keeps weight 0.
  for (let i = 0; i < size; i++) deviations[i] = deviations[i] < 1e-12 ? 1 : Math.sqrt(deviations[i]);
  return { means, deviations };
}

/** Positions that show a feature: those in which its value differs from the most common one. */
function supportOf(rows: readonly Float64Array[], size: number): Float64Array {
  return Float64Array.from({ length: size }, (_, i) => {
    const counts = new Map<number, number>();
    for (const row of rows) counts.set(row[i], (counts.get(row[i]) ?? 0) + 1);
    return rows.length - Math.max(0, ...counts.values());
  });
}

/** Ridge per feature. The information of a standardised feature is about `rows * share * (1 - share)`, so each weight keeps support / (support + prior). */
function penaltiesOf(won: readonly number[], support: Float64Array, ridge: number): Float64Array {
  const share = won.reduce((sum, each) => sum + each, 0) / won.length;
  const information = won.length * share * (1 - share);
  return support.map((count) => ridge + (count === 0 ? 0 : (information * PRIOR_POSITIONS) / count));
}

/** Gaussian elimination with pivoting. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const rows = matrix.map((row, i) => Float64Array.of(...row, right[i]));
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) if (Math.abs(rows[row][column]) > Math.abs(rows[pivot][column])) pivot = row;
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    const lead = rows[column][column];
    if (Math.abs(lead) < 1e-12) continue;
    for (let row = 0; row < size; row++) {
      const factor = rows[row][column] / lead;
      if (row === column || factor === 0) continue;
      for (let i = column; i <= size; i++) rows[row][i] -= factor * rows[column][i];
    }
  }
  return Float64Array.from(rows, (row, i) => (Math.abs(row[i]) < 1e-12 ? 0 : row[size] / row[i]));
}

/** Quality of a fit: mean logarithmic loss, mean square error, and the share of positions whose likelier seat won. */
export function evaluateFit(chances: readonly number[], won: readonly number[]): { loss: number; square: number; right: number } {
  let [loss, square, right] = [0, 0, 0];
  for (const [at, chance] of chances.entries()) {
    const sure = Math.min(1 - 1e-9, Math.max(1e-9, chance));
    loss -= (won[at] === 1 ? Math.log(sure) : Math.log(1 - sure)) / won.length;
    square += (won[at] - chance) ** 2 / won.length;
    right += (chance > 0.5 ? 1 : 0) === won[at] ? 1 / won.length : 0;
  }
  return { loss, square, right };
}
