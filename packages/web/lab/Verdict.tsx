import type { Summary } from '#lab/tally.ts';
import type { JSX } from 'solid-js';
import { decimal, points, t } from './text.ts';

/** What the numbers say, in sentences. */
export function Verdict(props: {
  readonly summary: Summary;
  readonly entryName: (entry: number) => string;
  readonly endingName: (reason: string) => string;
}): JSX.Element {
  const best = (): number => {
    const shares = props.summary.entries.map(({ share }) => share);
    return shares.indexOf(Math.max(...shares));
  };
  /** Ahead only where its interval lies above all others. */
  const isClear = (): boolean => {
    const lead = props.summary.entries[best()];
    return props.summary.entries.every((entry, at) => at === best() || entry.high < (lead?.low ?? 0));
  };
  const shares = (): string => {
    const lead = props.summary.entries[best()];
    if (lead === undefined) return '';
    const said = { who: props.entryName(best()), share: decimal(lead.share * 100), give: decimal(((lead.high - lead.low) / 2) * 100) };
    return t(isClear() ? 'says_ahead' : 'says_even', said);
  };
  const first = (): string => {
    const { mean, low, high } = props.summary.first;
    return t(low > 0 ? 'says_first' : high < 0 ? 'says_last' : 'says_first_even', {
      points: points(mean),
      low: points(low),
      high: points(high),
    });
  };
  const ending = (): string => {
    const [often] = props.summary.endings;
    return often === undefined ? '' : t('says_ending', { share: decimal(often.share * 100), ending: props.endingName(often.reason) });
  };
  const length = (): string => t('half', { from: props.summary.rounds.p5, to: props.summary.rounds.p95 });
  return (
    <p class="lab-says">
      {shares()} {first()} {ending()} {length()}
    </p>
  );
}
