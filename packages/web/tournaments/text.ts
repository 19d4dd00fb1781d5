import type { ClockPlan, TournamentSummary } from '#wire';
import { pageTranslator } from '../i18n/i18n.ts';
import { CLOCK_IDS, CLOCKS } from '../game/clockPresets.ts';
import type en from './locale/en.json';

/** Texts of tournaments. */
export const t = pageTranslator<typeof en>('tournaments');

/** Points with halves as ½. */
export const pointsText = (points: number): string => {
  const whole = Math.floor(points);
  return points === whole ? String(whole) : `${whole === 0 ? '' : whole}½`;
};

/** The format. While entrants may still join, the number of rounds of a round robin is unknown. */
export const formText = ({ form, phase, rounds }: Pick<TournamentSummary, 'form' | 'phase' | 'rounds'>): string =>
  form === 'round-robin' && phase === 'gathering' ? t(`choose_${form}`) : t(`form_${form}`, { count: rounds });

/** The name of a clock preset, else of its kind. */
export function clockName(clock: ClockPlan): string {
  const id = CLOCK_IDS.find((each) => JSON.stringify(CLOCKS[each]) === JSON.stringify(clock));
  return id === undefined ? t(`clock.note_${clock.kind}`) : t(`clock.${id}`);
}
