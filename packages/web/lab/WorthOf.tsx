import { openGame } from '#games';
import type { Blank } from '#kernel';
import { FEW } from '#lab/tally.ts';
import { blanksOf, type Worth } from '#lab/worth.ts';
import type { Words } from '#look';
import { createSignal, type JSX, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { Fault } from '../ui/states.tsx';
import { Bands } from './Bands.tsx';
import type { Cell } from './Games.tsx';
import { Numbers } from './Numbers.tsx';
import type { Run } from './runs.ts';
import { percent, points, signed, tell } from './words.ts';

/** So many of the plot; the table has all. */
const SHOWN = 12;

/** What each card or place is worth: the same games once more without it, in the same luck. */
export function WorthOf(props: {
  readonly run: Run;
  readonly entryName: (entry: number) => string;
  readonly words: Words;
  readonly open: (cell: Cell) => void;
}): JSX.Element {
  const { run } = props;
  const [setup] = run.plan.setups;
  const [games, setGames] = createSignal(Math.max(FEW, Math.min(run.plan.games, 1000)));
  const ended = () => run.phase() === 'done' || run.phase() === 'stopped';
  const blanks = ask(
    () => ended() && setup,
    async (given): Promise<readonly Blank[]> => blanksOf(await openGame(given.game), given),
  );
  const weighing = () => run.weighing();
  const found = (): readonly Worth[] =>
    (weighing()?.worth ?? []).toSorted((one, other) => other.difference.changed.share - one.difference.changed.share);
  const most = () => Math.max(0.05, ...found().map(({ difference }) => difference.changed.high));
  /** The games that the thing decided, played without it. */
  const watch = (id: string, word: string, lines: Cell['lines']): void => {
    const blank = blanks.value()?.find((each) => each.id === id);
    if (blank !== undefined) props.open({ title: props.words(word), setup: { ...setup, pack: blank.pack }, seed: run.plan.seed, lines });
  };
  return (
    <section class="lab-part wide">
      <h3>
        {tell('worth')} <small>{tell('worth_help')}</small>
      </h3>
      <Show when={ended()} fallback={<p class="quiet">{tell('worth_later')}</p>}>
        <Show when={blanks.error() === null} fallback={<Fault error={blanks.error()} again={blanks.again} />}>
          <Show when={blanks.value()}>
            {(list) => (
              <Show when={list().length > 0} fallback={<p>{tell('worth_none')}</p>}>
                <div class="row">
                  <label class="field lab-few">
                    <span>{tell('worth_games')}</span>
                    <input
                      type="number"
                      min="100"
                      max="100000"
                      value={games()}
                      onInput={(event) => setGames(event.currentTarget.valueAsNumber || FEW)}
                    />
                  </label>
                  <Show
                    when={weighing()?.phase === 'running'}
                    fallback={
                      <button type="button" class="btn" onClick={() => void run.weigh(list(), Math.max(1, Math.round(games())))}>
                        {tell('worth_begin', { count: list().length })}
                      </button>
                    }
                  >
                    <button type="button" class="btn" onClick={() => run.stop()}>
                      {tell('stop')}
                    </button>
                  </Show>
                  <Show when={weighing()}>
                    {(now) => <p class="quiet num">{tell('worth_progress', { done: now().worth.length, of: now().of })}</p>}
                  </Show>
                </div>
              </Show>
            )}
          </Show>
        </Show>
        <Show when={found().length > 0}>
          <Bands
            about={tell('worth')}
            bands={found()
              .slice(0, SHOWN)
              .map(({ word, difference: { changed } }) => ({
                label: props.words(word),
                value: changed.share,
                low: changed.low,
                high: changed.high,
                said: percent(changed.share),
                chair: 3,
                now: false,
              }))}
            from={0}
            to={most()}
            middle={0}
            marks={[0, most() / 2, most()]}
            mark={percent}
          />
          <Numbers
            about={tell('worth')}
            heads={[
              tell('worth_what'),
              tell('changed_games'),
              tell('interval'),
              ...setup.bots.map((_, entry) => props.entryName(entry)),
              tell('length'),
            ]}
            rows={found().map(({ id, word, difference: { changed, entries, rounds }, changed: lines }) => ({
              name: props.words(word),
              cells: [
                percent(changed.share),
                `${percent(changed.low)} – ${percent(changed.high)}`,
                ...entries.map(({ mean, low, high }) => `${points(mean)} (${points(low)} – ${points(high)})`),
                signed(rounds.mean),
              ],
              games: lines.length === 0 ? undefined : () => watch(id, word, lines),
            }))}
          />
        </Show>
      </Show>
    </section>
  );
}
