import type { RunPlan } from './runs.ts';
import { level, t } from './text.ts';

/** A run in a few words: who played whom, and against what it was held. */
export function runName({ setups, packs }: RunPlan): string {
  const named = setups.map(({ bots }, at) => {
    const pack = packs[at] ?? '';
    return `${bots.map(level).join(' – ')}${pack === '' ? '' : ` (${pack})`}`;
  });
  const [first, second] = named;
  return second === undefined ? first : t('against', { first, second: second === first ? t('other_options') : second });
}
