/** An estimated skill: mean and standard deviation, in points. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** Those who win or lose together; of two parties the one with the smaller place did better, and with the same place they drew. */
interface Party {
  readonly skills: readonly Skill[];
  readonly place: number;
}

/** Nothing is known of a newcomer but what is known of all. */
export const NEWCOMER: Skill = { mu: 1500, sigma: 500 };
/** How much luck adds to the skill of a player in one game. */
const BETA = 250;
/** How much the skill of a player may change from game to game: the deviation never reaches zero. */
const TAU = 5;
/** However surprising a result, no more of the uncertainty goes with it. */
const KAPPA = 0.0001;

/** Adds the uncertainty of one more game. */
export const drifted = ({ mu, sigma }: Skill): Skill => ({ mu, sigma: Math.hypot(sigma, TAU) });

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/**
 * The skills after a game: Weng and Lin, "A Bayesian Approximation Method for Online Ranking" (2011), algorithm 1, the Bradley-Terry model with every
 * party compared with every other. The skill of a party is the sum of its members; a member's update is in proportion to the member's variance.
 */
export function afterGame(parties: readonly Party[]): Skill[][] {
  const teams = parties.map(({ skills, place }) => ({
    skills,
    place,
    mu: sum(skills.map(({ mu }) => mu)),
    variance: sum(skills.map(({ sigma }) => sigma ** 2)),
  }));
  return teams.map((team) => {
    let omega = 0;
    let delta = 0;
    for (const other of teams) {
      if (other === team) continue;
      const c = Math.sqrt(team.variance + other.variance + 2 * BETA ** 2);
      const expected = 1 / (1 + Math.exp((other.mu - team.mu) / c));
      const scored = team.place < other.place ? 1 : team.place === other.place ? 0.5 : 0;
      omega += (team.variance / c) * (scored - expected);
      delta += (Math.sqrt(team.variance) / c) * (team.variance / c ** 2) * expected * (1 - expected);
    }
    return team.skills.map(({ mu, sigma }) => {
      const part = sigma ** 2 / team.variance;
      return { mu: mu + part * omega, sigma: sigma * Math.sqrt(Math.max(1 - part * delta, KAPPA)) };
    });
  });
}
