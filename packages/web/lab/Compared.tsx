import type { Difference } from '#lab/paired.ts';
import { For, type JSX } from 'solid-js';
import { Bands } from './Bands.tsx';
import { Numbers, type Picked } from './Numbers.tsx';
import { decimal, percent, points, signed, tell } from './words.ts';

/** What two set-ups in the same luck differ in. */
export function Compared(props: {
  readonly difference: Difference;
  readonly named: (entry: number) => string;
  /** Games of the second set-up that somebody else won in the first. */
  readonly otherwise: Picked;
  readonly open: (title: string, picked: Picked) => void;
}): JSX.Element {
  return (
    <section class="lab-part wide">
      <h3>
        {tell('difference')} <small>{tell('difference_help')}</small>
      </h3>
      <p class="lab-says" data-test="difference">
        <For each={props.difference.entries}>
          {(entry, place) => (
            <>
              <b>{props.named(place())}</b>{' '}
              {tell(entry.low > 0 ? 'gains' : entry.high < 0 ? 'loses' : 'same', {
                points: points(entry.mean),
                low: points(entry.low),
                high: points(entry.high),
              })}{' '}
            </>
          )}
        </For>
        {tell('changed', { share: percent(props.difference.changed.share) })}{' '}
        {tell('longer', {
          rounds: signed(props.difference.rounds.mean),
          low: signed(props.difference.rounds.low),
          high: signed(props.difference.rounds.high),
        })}
      </p>
      <Bands
        about={tell('difference')}
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
      <Numbers
        about={tell('difference')}
        heads={[tell('who'), tell('difference'), tell('interval')]}
        rows={[
          ...props.difference.entries.map((entry, place) => ({
            name: props.named(place),
            cells: [points(entry.mean), `${points(entry.low)} – ${points(entry.high)}`],
          })),
          {
            name: tell('changed_games'),
            cells: [
              percent(props.difference.changed.share),
              `${percent(props.difference.changed.low)} – ${percent(props.difference.changed.high)}`,
            ],
            games: () => props.open(tell('changed_games'), props.otherwise),
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
