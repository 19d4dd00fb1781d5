import type { RatingInfo } from '#wire';
import { NEWCOMER, type Skill } from './weng-lin.ts';

const UNIT = 1000;

/** As people read it: whole points, and two deviations of doubt. Null: a newcomer. */
export const points = (kept: Skill | null): Pick<RatingInfo, 'rating' | 'doubt'> => {
  const { mu, sigma } = kept ?? { mu: NEWCOMER.mu * UNIT, sigma: NEWCOMER.sigma * UNIT };
  return { rating: Math.round(mu / UNIT), doubt: Math.round((2 * sigma) / UNIT) };
};
