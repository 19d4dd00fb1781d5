import { isOtherwise } from '#lab/paired.ts';
import { FEW, partOfEntry, type Summary } from '#lab/tally.ts';
import { Icon } from '#look';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { Fault } from '../ui/states.tsx';
import { type Band, Bands } from './Bands.tsx';
import { Endings } from './Endings.tsx';
import { type Cell, Games } from './Games.tsx';
import { ChairKey } from '../ui/Hatched.tsx';
import { Compared } from './Compared.tsx';
import { Lengths, lengthName } from './Lengths.tsx';
import { Numbers, type Picked, type Row } from './Numbers.tsx';
import type { Run } from './runs.ts';
import { save } from './save.ts';
import { createNames, type Names } from './names.ts';
import { RunHead } from './RunHead.tsx';
import { Says } from './Says.tsx';
import { WorthOf } from './WorthOf.tsx';
import { decimal, giveOrTake, percent, points, tell, whole } from './words.ts';

/** How the games of a cell are opened, of the set-up at this place. */
type Open = (title: string, picked: Picked, at?: number) => () => void;

interface PartOf {
  readonly run: Run;
  readonly summary: Summary;
  readonly names: Names;
  readonly open: Open;
}

/** Everything that came of a run. */
export function Results(props: { readonly run: Run; readonly ticked: readonly Run[] }): JSX.Element {
  const { run } = props;
  const { setups, seed } = run.plan;
  const names = createNames(setups);
  const [cell, setCell] = createSignal<Cell | null>(null);
  const first = (): Summary | undefined => run.shown().summaries[0];
  const open: Open =
    (title, picked, at = 0) =>
    () => {
      setCell({ title, setup: setups[at], seed, lines: run.tallies()[at]?.lines.filter(picked) ?? [] });
    };
  const [fault, setFault] = createSignal<unknown>(null);
  const keep = (kind: 'json' | 'csv'): void => {
    setFault(null);
    save(run, kind).catch((error: unknown) => setFault(() => error));
  };

  return (
    <>
      <RunHead run={run} />
      <Show when={run.fault() ?? fault()}>{(error) => <Fault error={error()} />}</Show>
      <Show when={first()} keyed={false}>
        {(summary) => (
          <>
            <p class="lab-caveat" role="note">
              {tell('bots_not_people')}
              <Show when={summary().games < FEW}>
                {' '}
                <b>{tell('few', { count: FEW })}</b>
              </Show>
            </p>
            <Show when={run.shown().difference}>
              {(difference) => (
                <Compared
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
              <SaysPart run={run} summary={summary()} names={names} open={open} keep={keep} />
            </div>
            <WorthOf run={run} entryName={(entry) => names.entryName(entry, setups[0].bots)} words={names.words} open={setCell} />
          </>
        )}
      </Show>
      <Show when={cell()} keyed>
        {(lying) => <Games cell={lying} said={names.said} close={() => setCell(null)} />}
      </Show>
    </>
  );
}

/** How much everybody won, beside the runs that are ticked. */
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
    ...bandsOf(run.shown().summaries, true, nth),
    ...props.ticked.flatMap((other) => bandsOf(other.shown().summaries.slice(0, 1), false, () => `${tell('run', { number: other.id })} `)),
  ]);
  const shareRows = (): Row[] =>
    run.shown().summaries.flatMap(({ entries }, at) =>
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
        {tell('shares')} <small>{tell('shares_help')}</small>
      </h3>
      <Bands
        about={`${tell('shares')}. ${shares()
          .map(({ label, said: told }) => `${label}: ${told}`)
          .join('; ')}`}
        bands={shares()}
        from={0}
        to={1}
        middle={0.5}
        marks={[0, 0.25, 0.5, 0.75, 1]}
        mark={(value) => `${Math.round(value * 100)}`}
      />
      <Numbers about={tell('shares')} heads={[tell('who'), tell('share'), tell('interval'), tell('wins')]} rows={shareRows()} />
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
        {tell('endings')} <small>{tell('of_games', { count: props.summary.games })}</small>
      </h3>
      <Endings
        summary={props.summary}
        named={endingName}
        about={`${tell('endings')}. ${props.summary.endings
          .map(({ reason, share }) => `${endingName(reason)} ${percent(share)}`)
          .join('; ')}`}
      />
      <p class="lab-keys">
        <For each={setups[0].bots}>{(_, chair) => <ChairKey chair={chair()} name={chairName(chair())} />}</For>
        <Show when={props.summary.nobody > 0}>
          <ChairKey chair={-1} name={tell('nobody')} />
        </Show>
      </p>
      <Numbers
        about={tell('endings')}
        heads={[tell('ending'), tell('share'), tell('interval'), tell('games')]}
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
        {tell('lengths')} <small>{tell('lengths_help')}</small>
      </h3>
      <Lengths
        summary={props.summary}
        about={`${tell('lengths')}. ${tell('mean', { value: decimal(props.summary.rounds.mean) })}. ${tell('half', { from: props.summary.rounds.p5, to: props.summary.rounds.p95 })}`}
      />
      <Numbers
        about={tell('lengths')}
        heads={[tell('length'), tell('games'), tell('share')]}
        rows={props.summary.lengths.map((column) => ({
          name: lengthName(column),
          cells: [whole(column.games), percent(column.games / Math.max(1, props.summary.games))],
          games:
            column.games === 0
              ? undefined
              : props.open(`${tell('length')} ${lengthName(column)}`, ({ rounds }) => rounds >= column.from && rounds <= column.to),
        }))}
      />
    </section>
  );
}

/** What it all says, and everything to take along. */
function SaysPart(props: PartOf & { readonly keep: (kind: 'json' | 'csv') => void }): JSX.Element {
  const { setups } = props.run.plan;
  const { endingName, entryName } = props.names;
  return (
    <section class="lab-part">
      <h3>{tell('says')}</h3>
      <Says summary={props.summary} entryName={(entry) => entryName(entry, setups[0].bots)} endingName={endingName} />
      <Numbers
        about={tell('first')}
        heads={[tell('first'), tell('points'), tell('interval')]}
        rows={[
          {
            name: tell('first_row'),
            cells: [points(props.summary.first.mean), `${points(props.summary.first.low)} – ${points(props.summary.first.high)}`],
            games: props.open(tell('first_row'), (line) => line.winners.includes(line.first)),
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
        <button type="button" class="btn" onClick={props.open(tell('all_games'), () => true)}>
          <Icon name="scroll-unfurled" />
          {tell('all_games')}
        </button>
      </div>
    </section>
  );
}

/** Games of the second set-up that somebody else won in the first. */
const otherwise =
  (run: Run): Picked =>
  (line) => {
    const before = run.tallies()[0]?.lines[line.number];
    return before !== undefined && isOtherwise(run.plan.setups[0], before, line);
  };
