import type { PairedDifference } from '#lab/paired-difference.ts';
import { For, type JSX } from 'solid-js';
import { BandsPlot } from './BandsPlot.tsx';
import { NumbersTable, type GameFilter } from './NumbersTable.tsx';
import { decimal, percent, points, signed, t } from './text.ts';

/** What two set-ups in the same luck differ in. */
export function ComparisonPart(props: {
  readonly difference: PairedDifference;
  readonly named: (entry: number) => string;
  /** Games of the second set-up whose winner differs from the first. */
  readonly otherwise: GameFilter;
  readonly open: (title: string, picked: GameFilter) => void;
}): JSX.Element {
  return (
    <section class="lab-part wide">
      <h3>
        {t('difference')} <small>{t('difference_help')}</small>
      </h3>
      <p class="lab-says" data-test="difference">
        <For each={props.difference.entries}>
          {(entry, place) => (
            <>
              <b>{props.named(place())}</b>{' '}
              {t(entry.low > 0 ? 'gains' : entry.high < 0 ? 'loses' : 'same', {
                points: points(entry.mean),
                low: points(entry.low),
                high: points(entry.high),
              })}{' '}
            </>
          )}
        </For>
        {t('changed', { share: percent(props.difference.changed.share) })}{' '}
        {t('longer', {
          rounds: signed(props.difference.rounds.mean),
          low: signed(props.difference.rounds.low),
          high: signed(props.difference.rounds.high),
        })}
      </p>
      <BandsPlot
        about={t('difference')}
        bands={props.difference.entries.map((entry, place) => ({
          label: props.named(place),
          value: entry.mean,
          low: entry.low,
          high: entry.high,
          said: `${points(entry.mean)} ± ${decimal(((entry.high - entry.low) / 2) * 100)}`,
          chair: place,
          now: true,
        }))}
        from={-reach(props.difference.entries)}
        to={reach(props.difference.entries)}
        middle={0}
        marks={[-reach(props.difference.entries), 0, reach(props.difference.entries)]}
        mark={points}
      />
      <NumbersTable
        about={t('difference')}
        heads={[t('who'), t('difference'), t('interval')]}
        rows={[
          ...props.difference.entries.map((entry, place) => ({
            name: props.named(place),
            cells: [points(entry.mean), `${points(entry.low)} – ${points(entry.high)}`],
          })),
          {
            name: t('changed_games'),
            cells: [
              percent(props.difference.changed.share),
              `${percent(props.difference.changed.low)} – ${percent(props.difference.changed.high)}`,
            ],
            games: () => props.open(t('changed_games'), props.otherwise),
          },
        ]}
      />
    </section>
  );
}

/** Half the width of a plot of differences: room for all of them, in steps that can be read. */
function reach(entries: readonly { readonly low: number; readonly high: number }[]): number {
  const most = Math.max(...entries.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]));
  return [0.02, 0.05, 0.1, 0.2, 0.5].find((step) => most <= step) ?? 1;
}
