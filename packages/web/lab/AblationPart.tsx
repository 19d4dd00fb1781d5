import { openGame } from '#games';
import type { BlankedPack } from '#kernel';
import { SMALL_SAMPLE } from '#lab/tally.ts';
import { ablationPacks, type Ablation } from '#lab/ablation.ts';
import { createSignal, type JSX, Show } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { ErrorNotice } from '../ui/states.tsx';
import { BandsPlot } from './BandsPlot.tsx';
import type { GameSelection } from './GamesDialog.tsx';
import { NumbersTable } from './NumbersTable.tsx';
import type { Run } from './runs.ts';
import { percent, points, signed, t } from './text.ts';
import type { GameWords } from '../i18n/i18n.ts';
import { runtimeKey } from '#look/localeKey.ts';

/** So many of the plot; the table has all. */
const SHOWN = 12;

/** What each card or place is worth: the same games once more without it, in the same luck. */
export function AblationPart(props: {
  readonly run: Run;
  readonly entryName: (entry: number) => string;
  readonly tGame: GameWords;
  readonly open: (cell: GameSelection) => void;
}): JSX.Element {
  const { run } = props;
  const [setup] = run.plan.setups;
  const [games, setGames] = createSignal(Math.max(SMALL_SAMPLE, Math.min(run.plan.games, 1000)));
  const ended = () => run.phase() === 'done' || run.phase() === 'stopped';
  const blanks = createQuery(
    () => ended() && setup,
    async (given): Promise<readonly BlankedPack[]> => ablationPacks(await openGame(given.game), given),
  );
  const weighing = () => run.ablation();
  const found = (): readonly Ablation[] =>
    (weighing()?.worth ?? []).toSorted((one, other) => other.difference.changed.share - one.difference.changed.share);
  const most = () => Math.max(0.05, ...found().map(({ difference }) => difference.changed.high));
  /** The games that the thing decided, played without it. */
  const watch = (id: string, word: string, lines: GameSelection['lines']): void => {
    const blank = blanks.value()?.find((each) => each.id === id);
    if (blank !== undefined)
      props.open({ title: props.tGame(runtimeKey(word)), setup: { ...setup, pack: blank.pack }, seed: run.plan.seed, lines });
  };
  return (
    <section class="lab-part wide">
      <h3>
        {t('worth')} <small>{t('worth_help')}</small>
      </h3>
      <Show when={ended()} fallback={<p class="quiet">{t('worth_later')}</p>}>
        <Show when={blanks.error() === null} fallback={<ErrorNotice error={blanks.error()} retry={blanks.retry} />}>
          <Show when={blanks.value()}>
            {(list) => (
              <Show when={list().length > 0} fallback={<p>{t('worth_none')}</p>}>
                <div class="row">
                  <label class="field lab-few">
                    <span>{t('worth_games')}</span>
                    <input
                      type="number"
                      min="100"
                      max="100000"
                      value={games()}
                      onInput={(event) => setGames(event.currentTarget.valueAsNumber || SMALL_SAMPLE)}
                    />
                  </label>
                  <Show
                    when={weighing()?.phase === 'running'}
                    fallback={
                      <button type="button" class="btn" onClick={() => void run.ablate(list(), Math.max(1, Math.round(games())))}>
                        {t('worth_begin', { count: list().length })}
                      </button>
                    }
                  >
                    <button type="button" class="btn" onClick={() => run.stop()}>
                      {t('stop')}
                    </button>
                  </Show>
                  <Show when={weighing()}>
                    {(now) => <p class="quiet num">{t('worth_progress', { done: now().worth.length, of: now().of })}</p>}
                  </Show>
                </div>
              </Show>
            )}
          </Show>
        </Show>
        <Show when={found().length > 0}>
          <BandsPlot
            about={t('worth')}
            bands={found()
              .slice(0, SHOWN)
              .map(({ word, difference: { changed } }) => ({
                label: props.tGame(runtimeKey(word)),
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
          <WorthTable found={found()} bots={setup.bots.length} entryName={props.entryName} tGame={props.tGame} watch={watch} />
        </Show>
      </Show>
    </section>
  );
}

/** All numbers of the plot, and what it left out. */
function WorthTable(props: {
  readonly found: readonly Ablation[];
  readonly bots: number;
  readonly entryName: (entry: number) => string;
  readonly tGame: GameWords;
  readonly watch: (id: string, word: string, lines: GameSelection['lines']) => void;
}): JSX.Element {
  return (
    <NumbersTable
      about={t('worth')}
      heads={[
        t('worth_what'),
        t('changed_games'),
        t('interval'),
        ...Array.from({ length: props.bots }, (_, entry) => props.entryName(entry)),
        t('length'),
      ]}
      rows={props.found.map(({ id, word, difference: { changed, entries, rounds }, changed: lines }) => ({
        name: props.tGame(runtimeKey(word)),
        cells: [
          percent(changed.share),
          `${percent(changed.low)} – ${percent(changed.high)}`,
          ...entries.map(({ mean, low, high }) => `${points(mean)} (${points(low)} – ${points(high)})`),
          signed(rounds.mean),
        ],
        games: lines.length === 0 ? undefined : () => props.watch(id, word, lines),
      }))}
    />
  );
}
