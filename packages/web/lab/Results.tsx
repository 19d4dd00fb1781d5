import { winnerDiffers } from '#lab/paired-difference.ts';
import { SMALL_SAMPLE, partOfEntry, type Summary } from '#lab/tally.ts';
import { Icon } from '#look';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { ErrorNotice } from '../ui/states.tsx';
import { type Band, BandsPlot } from './BandsPlot.tsx';
import { EndingsPlot } from './EndingsPlot.tsx';
import { type GameSelection, GamesDialog } from './GamesDialog.tsx';
import { SeatLegend } from '../ui/HatchedBar.tsx';
import { ComparisonPart } from './ComparisonPart.tsx';
import { LengthsPlot, lengthName } from './LengthsPlot.tsx';
import { NumbersTable, type GameFilter, type NumbersRow } from './NumbersTable.tsx';
import type { Run } from './runs.ts';
import { exportRun } from './exportRun.ts';
import { createRunNames, type RunNames } from './runNames.ts';
import { RunHeader } from './RunHeader.tsx';
import { Verdict } from './Verdict.tsx';
import { AblationPart } from './AblationPart.tsx';
import { decimal, giveOrTake, percent, points, t, whole } from './text.ts';

/** How the games of a cell are opened, of the set-up at this place. */
type Open = (title: string, picked: GameFilter, at?: number) => () => void;

interface PartOf {
  readonly run: Run;
  readonly summary: Summary;
  readonly names: RunNames;
  readonly open: Open;
}

/** Everything that came of a run. */
export function Results(props: { readonly run: Run; readonly ticked: readonly Run[] }): JSX.Element {
  const { run } = props;
  const { setups, seed } = run.plan;
  const names = createRunNames(setups);
  const [cell, setCell] = createSignal<GameSelection | null>(null);
  const first = (): Summary | undefined => run.progress().summaries[0];
  const open: Open =
    (title, picked, at = 0) =>
    () => {
      setCell({ title, setup: setups[at], seed, lines: run.tallies()[at]?.results.filter(picked) ?? [] });
    };
  const [fault, setFault] = createSignal<unknown>(null);
  const keep = (kind: 'json' | 'csv'): void => {
    setFault(null);
    exportRun(run, kind).catch((error: unknown) => setFault(() => error));
  };

  return (
    <>
      <RunHeader run={run} />
      <Show when={run.fault() ?? fault()}>{(error) => <ErrorNotice error={error()} />}</Show>
      <Show when={first()} keyed={false}>
        {(summary) => (
          <>
            <p class="lab-caveat" role="note">
              {t('bots_not_people')}
              <Show when={summary().games < SMALL_SAMPLE}>
                {' '}
                <b>{t('few', { count: SMALL_SAMPLE })}</b>
              </Show>
            </p>
            <Show when={run.progress().difference}>
              {(difference) => (
                <ComparisonPart
                  difference={difference()}
                  named={names.pairName}
                  otherwise={otherwise(run)}
                  open={(title, picked) => open(title, picked, 1)()}
                />
              )}
            </Show>
            <div class="lab-grid">
              <SharesPart run={run} ticked={props.ticked} names={names} open={open} />
              <EndingsPart run={run} summary={summary()} names={names} open={open} />
              <LengthsPart run={run} summary={summary()} names={names} open={open} />
              <VerdictPart run={run} summary={summary()} names={names} open={open} keep={keep} />
            </div>
            <AblationPart run={run} entryName={(entry) => names.entryName(entry, setups[0].bots)} tGame={names.tGame} open={setCell} />
          </>
        )}
      </Show>
      <Show when={cell()} keyed>
        {(lying) => <GamesDialog cell={lying} said={names.said} close={() => setCell(null)} />}
      </Show>
    </>
  );
}

/** Win shares of all entries, beside the runs that are ticked. */
function SharesPart(props: Omit<PartOf, 'summary'> & { readonly ticked: readonly Run[] }): JSX.Element {
  const { run } = props;
  const { setups } = run.plan;
  const { entryName, nth } = props.names;
  const bandsOf = (summaries: readonly Summary[], now: boolean, prefix: (at: number) => string): Band[] =>
    summaries.flatMap(({ entries }, at) =>
      entries.map((entry, place) => ({
        label: `${prefix(at)}${entryName(
          place,
          entries.map(({ bot }) => bot),
        )}`,
        value: entry.share,
        low: entry.low,
        high: entry.high,
        said: giveOrTake(entry),
        chair: place,
        now,
      })),
    );
  const shares = createMemo(() => [
    ...bandsOf(run.progress().summaries, true, nth),
    ...props.ticked.flatMap((other) => bandsOf(other.progress().summaries.slice(0, 1), false, () => `${t('run', { number: other.id })} `)),
  ]);
  const shareRows = (): NumbersRow[] =>
    run.progress().summaries.flatMap(({ entries }, at) =>
      entries.map((entry, place) => {
        const name = `${nth(at)}${entryName(place, setups[at].bots)}`;
        return {
          name,
          cells: [percent(entry.share), `${percent(entry.low)} – ${percent(entry.high)}`, whole(entry.wins)],
          games: props.open(name, (line) => partOfEntry(setups[at], line, place) > 0, at),
        };
      }),
    );
  return (
    <section class="lab-part">
      <h3>
        {t('shares')} <small>{t('shares_help')}</small>
      </h3>
      <BandsPlot
        about={`${t('shares')}. ${shares()
          .map(({ label, said: told }) => `${label}: ${told}`)
          .join('; ')}`}
        bands={shares()}
        from={0}
        to={1}
        middle={0.5}
        marks={[0, 0.25, 0.5, 0.75, 1]}
        mark={(value) => `${Math.round(value * 100)}`}
      />
      <NumbersTable about={t('shares')} heads={[t('who'), t('share'), t('interval'), t('wins')]} rows={shareRows()} />
    </section>
  );
}

/** How the games ended. */
function EndingsPart(props: PartOf): JSX.Element {
  const { setups } = props.run.plan;
  const { chairName, endingName } = props.names;
  return (
    <section class="lab-part">
      <h3>
        {t('endings')} <small>{t('of_games', { count: props.summary.games })}</small>
      </h3>
      <EndingsPlot
        summary={props.summary}
        named={endingName}
        about={`${t('endings')}. ${props.summary.endings.map(({ reason, share }) => `${endingName(reason)} ${percent(share)}`).join('; ')}`}
      />
      <p class="lab-keys">
        <For each={setups[0].bots}>{(_, chair) => <SeatLegend chair={chair()} name={chairName(chair())} />}</For>
        <Show when={props.summary.nobody > 0}>
          <SeatLegend chair={-1} name={t('nobody')} />
        </Show>
      </p>
      <NumbersTable
        about={t('endings')}
        heads={[t('ending'), t('share'), t('interval'), t('games')]}
        rows={props.summary.endings.map((ending) => ({
          name: endingName(ending.reason),
          cells: [percent(ending.share), `${percent(ending.low)} – ${percent(ending.high)}`, whole(ending.games)],
          games: props.open(endingName(ending.reason), (line) => line.reason === ending.reason),
        }))}
      />
    </section>
  );
}

/** How long they took. */
function LengthsPart(props: PartOf): JSX.Element {
  return (
    <section class="lab-part">
      <h3>
        {t('lengths')} <small>{t('lengths_help')}</small>
      </h3>
      <LengthsPlot
        summary={props.summary}
        about={`${t('lengths')}. ${t('mean', { value: decimal(props.summary.rounds.mean) })}. ${t('half', { from: props.summary.rounds.p5, to: props.summary.rounds.p95 })}`}
      />
      <NumbersTable
        about={t('lengths')}
        heads={[t('length'), t('games'), t('share')]}
        rows={props.summary.lengths.map((column) => ({
          name: lengthName(column),
          cells: [whole(column.games), percent(column.games / Math.max(1, props.summary.games))],
          games:
            column.games === 0
              ? undefined
              : props.open(`${t('length')} ${lengthName(column)}`, ({ rounds }) => rounds >= column.from && rounds <= column.to),
        }))}
      />
    </section>
  );
}

/** What it all says, and everything to take along. */
function VerdictPart(props: PartOf & { readonly keep: (kind: 'json' | 'csv') => void }): JSX.Element {
  const { setups } = props.run.plan;
  const { endingName, entryName } = props.names;
  return (
    <section class="lab-part">
      <h3>{t('says')}</h3>
      <Verdict summary={props.summary} entryName={(entry) => entryName(entry, setups[0].bots)} endingName={endingName} />
      <NumbersTable
        about={t('first')}
        heads={[t('first'), t('points'), t('interval')]}
        rows={[
          {
            name: t('first_row'),
            cells: [points(props.summary.first.mean), `${points(props.summary.first.low)} – ${points(props.summary.first.high)}`],
            games: props.open(t('first_row'), (line) => line.winners.includes(line.first)),
          },
        ]}
      />
      <div class="row lab-export">
        <button type="button" class="btn" onClick={() => props.keep('csv')}>
          <Icon name="save-arrow" />
          CSV
        </button>
        <button type="button" class="btn" onClick={() => props.keep('json')}>
          <Icon name="save-arrow" />
          JSON
        </button>
        <button type="button" class="btn" onClick={props.open(t('all_games'), () => true)}>
          <Icon name="scroll-unfurled" />
          {t('all_games')}
        </button>
      </div>
    </section>
  );
}

/** Games of the second set-up whose winner differs from the first. */
const otherwise =
  (run: Run): GameFilter =>
  (line) => {
    const before = run.tallies()[0]?.results[line.number];
    return before !== undefined && winnerDiffers(run.plan.setups[0], before, line);
  };
