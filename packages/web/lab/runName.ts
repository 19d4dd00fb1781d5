import type { Plan } from './runs.ts';
import { level, tell } from './words.ts';

/** A run in a few words: who played whom, and against what it was held. */
export function runName({ setups, packs }: Plan): string {
  const named = setups.map(({ bots }, at) => {
    const pack = packs[at] ?? '';
    return `${bots.map(level).join(' – ')}${pack === '' ? '' : ` (${pack})`}`;
  });
  const [first, second] = named;
  return second === undefined ? first : tell('against', { first, second: second === first ? tell('other_options') : second });
}
