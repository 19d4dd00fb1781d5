import type { ClockPlan, TournamentSummary } from '#wire';
import { roomWords, say } from '../i18n.ts';
import { CLOCK_IDS, CLOCKS } from '../pages/plan.ts';

/** The words of tournaments. */
export const tell = roomWords('tournaments');

/** Half points are written as people write them. */
export const pointsWord = (points: number): string => {
  const whole = Math.floor(points);
  return points === whole ? String(whole) : `${whole === 0 ? '' : whole}½`;
};

/** How it is played. As long as people come, nobody knows how many rounds it takes to meet them all. */
export const formWord = ({ form, phase, rounds }: Pick<TournamentSummary, 'form' | 'phase' | 'rounds'>): string =>
  form === 'round-robin' && phase === 'gathering' ? tell(`choose_${form}`) : tell(`form_${form}`, { count: rounds });

/** The clock by its name where it is one of those that the book offers. */
export function clockWord(clock: ClockPlan): string {
  const id = CLOCK_IDS.find((each) => JSON.stringify(CLOCKS[each]) === JSON.stringify(clock));
  return id === undefined ? say(`clock.note_${clock.kind}`) : say(`clock.${id}`);
}
