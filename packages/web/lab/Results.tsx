import { isOtherwise } from '#lab/paired.ts';
import { entryOn } from '#lab/setup.ts';
import { FEW, partOfEntry, type Summary } from '#lab/tally.ts';
import { Icon } from '#look';
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { gameWords, say } from '../i18n.ts';
import { createRoles, seatName } from '../roles.ts';
import { Fault } from '../ui/states.tsx';
import { type Band, Bands } from './Bands.tsx';
import { Endings } from './Endings.tsx';
import { type Cell, Games } from './Games.tsx';
import { ChairKey } from '../ui/Hatched.tsx';
import { Lengths, lengthName } from './Lengths.tsx';
import { Numbers, type Picked, type Row } from './Numbers.tsx';
import type { Run } from './runs.ts';
import { save } from './save.ts';
import { runName } from './runName.ts';
import { Says } from './Says.tsx';
import { WorthOf } from './WorthOf.tsx';
import { decimal, giveOrTake, level, percent, points, signed, tell, whole } from './words.ts';

/** Everything that came of a run. */
export function Results(props: { readonly run: Run; readonly ticked: readonly Run[] }): JSX.Element {
  const { run } = props;
  const { setups, seed } = run.plan;
  const { game } = setups[0];
  const chairs = setups[0].bots.length;
  const roles = createRoles(() => game);
  const words = gameWords(game, (seat) => chairName(seat));
  const [cell, setCell] = createSignal<Cell | null>(null);
  const [fault, setFault] = createSignal<unknown>(null);

  const chairName = (chair: number): string => seatName(roles, chair, chairs);
  const first = (): Summary | undefined => run.shown().summaries[0];
  const isFollowed = setups[0].seating !== 'fixed';
  /** An entry is a chair, or, where chairs are changed, whoever began there. */
  const entryName = (entry: number, bots: readonly string[]): string =>
    isFollowed ? tell('entry', { number: entry + 1, bot: level(bots[entry] ?? '') }) : `${chairName(entry)} · ${level(bots[entry] ?? '')}`;
  /** In a comparison an entry may be another bot in the second set-up. */
  const pairName = (entry: number): string => {
    const name = entryName(entry, setups[0].bots);
    const [before, after] = setups.map(({ bots }) => bots[entry] ?? '');
    return after === undefined || after === before ? name : `${name} → ${level(after)}`;
  };
  const open =
    (title: string, picked: Picked, at = 0) =>
    (): void => {
      setCell({ title, setup: setups[at], seed, lines: run.tallies()[at]?.lines.filter(picked) ?? [] });
    };
  const endingName = (reason: string): string => words(`outcome.${reason}`);
  const nth = (at: number): string => (setups.length < 2 ? '' : `${tell(at === 0 ? 'first_short' : 'second_short')} `);

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
          games: open(name, (line) => partOfEntry(setups[at], line, place) > 0, at),
        };
      }),
    );
  const said = (line: Parameters<Picked>[0]): string =>
    `${line.winners.length === 0 ? tell('nobody') : line.winners.map((chair) => `${chairName(chair)} (${level(setups[0].bots[entryOn(setups[0], line.number, chair)] ?? '')})`).join(', ')} · ${endingName(line.reason)} · ${tell('rounds', { count: line.rounds })}`;

  const keep = (kind: 'json' | 'csv'): void => {
    setFault(null);
    save(run, kind).catch((error: unknown) => setFault(() => error));
  };

  return (
    <>
      <Head run={run} />
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
                <section class="lab-part wide">
                  <h3>
                    {tell('difference')} <small>{tell('difference_help')}</small>
                  </h3>
                  <p class="lab-says" data-test="difference">
                    <For each={difference().entries}>
                      {(entry, place) => (
                        <>
                          <b>{pairName(place())}</b>{' '}
                          {tell(entry.low > 0 ? 'gains' : entry.high < 0 ? 'loses' : 'same', {
                            points: points(entry.mean),
                            low: points(entry.low),
                            high: points(entry.high),
                          })}{' '}
                        </>
                      )}
                    </For>
                    {tell('changed', { share: percent(difference().changed.share) })}{' '}
                    {tell('longer', {
                      rounds: signed(difference().rounds.mean),
                      low: signed(difference().rounds.low),
                      high: signed(difference().rounds.high),
                    })}
                  </p>
                  <Bands
                    about={tell('difference')}
                    bands={difference().entries.map((entry, place) => ({
                      label: pairName(place),
                      value: entry.mean,
                      low: entry.low,
                      high: entry.high,
                      said: `${points(entry.mean)} ± ${decimal(((entry.high - entry.low) / 2) * 100)}`,
                      chair: place,
                      now: true,
                    }))}
                    from={-reach(difference().entries)}
                    to={reach(difference().entries)}
                    middle={0}
                    marks={[-reach(difference().entries), 0, reach(difference().entries)]}
                    mark={points}
                  />
                  <Numbers
                    about={tell('difference')}
                    heads={[tell('who'), tell('difference'), tell('interval')]}
                    rows={[
                      ...difference().entries.map((entry, place) => ({
                        name: pairName(place),
                        cells: [points(entry.mean), `${points(entry.low)} – ${points(entry.high)}`],
                      })),
                      {
                        name: tell('changed_games'),
                        cells: [
                          percent(difference().changed.share),
                          `${percent(difference().changed.low)} – ${percent(difference().changed.high)}`,
                        ],
                        games: open(tell('changed_games'), otherwise(run), 1),
                      },
                    ]}
                  />
                </section>
              )}
            </Show>
            <div class="lab-grid">
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
              <section class="lab-part">
                <h3>
                  {tell('endings')} <small>{tell('of_games', { count: summary().games })}</small>
                </h3>
                <Endings
                  summary={summary()}
                  named={endingName}
                  about={`${tell('endings')}. ${summary()
                    .endings.map(({ reason, share }) => `${endingName(reason)} ${percent(share)}`)
                    .join('; ')}`}
                />
                <p class="lab-keys">
                  <For each={setups[0].bots}>{(_, chair) => <ChairKey chair={chair()} name={chairName(chair())} />}</For>
                  <Show when={summary().nobody > 0}>
                    <ChairKey chair={-1} name={tell('nobody')} />
                  </Show>
                </p>
                <Numbers
                  about={tell('endings')}
                  heads={[tell('ending'), tell('share'), tell('interval'), tell('games')]}
                  rows={summary().endings.map((ending) => ({
                    name: endingName(ending.reason),
                    cells: [percent(ending.share), `${percent(ending.low)} – ${percent(ending.high)}`, whole(ending.games)],
                    games: open(endingName(ending.reason), (line) => line.reason === ending.reason),
                  }))}
                />
              </section>
              <section class="lab-part">
                <h3>
                  {tell('lengths')} <small>{tell('lengths_help')}</small>
                </h3>
                <Lengths
                  summary={summary()}
                  about={`${tell('lengths')}. ${tell('mean', { value: decimal(summary().rounds.mean) })}. ${tell('half', { from: summary().rounds.p5, to: summary().rounds.p95 })}`}
                />
                <Numbers
                  about={tell('lengths')}
                  heads={[tell('length'), tell('games'), tell('share')]}
                  rows={summary().lengths.map((column) => ({
                    name: lengthName(column),
                    cells: [whole(column.games), percent(column.games / Math.max(1, summary().games))],
                    games:
                      column.games === 0
                        ? undefined
                        : open(`${tell('length')} ${lengthName(column)}`, ({ rounds }) => rounds >= column.from && rounds <= column.to),
                  }))}
                />
              </section>
              <section class="lab-part">
                <h3>{tell('says')}</h3>
                <Says summary={summary()} entryName={(entry) => entryName(entry, setups[0].bots)} endingName={endingName} />
                <Numbers
                  about={tell('first')}
                  heads={[tell('first'), tell('points'), tell('interval')]}
                  rows={[
                    {
                      name: tell('first_row'),
                      cells: [points(summary().first.mean), `${points(summary().first.low)} – ${points(summary().first.high)}`],
                      games: open(tell('first_row'), (line) => line.winners.includes(line.first)),
                    },
                  ]}
                />
                <div class="row lab-export">
                  <button type="button" class="btn" onClick={() => keep('csv')}>
                    <Icon name="save-arrow" />
                    CSV
                  </button>
                  <button type="button" class="btn" onClick={() => keep('json')}>
                    <Icon name="save-arrow" />
                    JSON
                  </button>
                  <button type="button" class="btn" onClick={open(tell('all_games'), () => true)}>
                    <Icon name="scroll-unfurled" />
                    {tell('all_games')}
                  </button>
                </div>
              </section>
            </div>
            <WorthOf run={run} entryName={(entry) => entryName(entry, setups[0].bots)} words={words} open={setCell} />
          </>
        )}
      </Show>
      <Show when={cell()} keyed>
        {(lying) => <Games cell={lying} said={said} close={() => setCell(null)} />}
      </Show>
    </>
  );
}

/** Half the width of a plot of differences: room for all of them, in steps that can be read. */
function reach(entries: readonly { readonly low: number; readonly high: number }[]): number {
  const most = Math.max(...entries.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]));
  return [0.02, 0.05, 0.1, 0.2, 0.5].find((step) => most <= step) ?? 1;
}

/** Games of the second set-up that somebody else won in the first. */
const otherwise =
  (run: Run): Picked =>
  (line) => {
    const before = run.tallies()[0]?.lines[line.number];
    return before !== undefined && isOtherwise(run.plan.setups[0], before, line);
  };

/** What is being played, and how far it is. */
function Head(props: { readonly run: Run }): JSX.Element {
  const { run } = props;
  const { games, setups } = run.plan;
  const counted = () => run.shown().counted;
  const going = () => run.phase() === 'running' || run.phase() === 'paused';
  const left = () => Math.ceil(((games - counted()) * setups.length) / Math.max(0.01, run.shown().speed));
  const status = (): string => {
    const count = tell('progress', { done: counted(), of: games });
    if (run.phase() === 'running')
      return run.shown().speed === 0
        ? count
        : `${count} · ${tell('speed', { speed: Math.round(run.shown().speed) })} · ${tell('left', { seconds: left() })}`;
    return `${count} · ${tell(`phase_${run.phase()}`)}`;
  };
  return (
    <div class="lab-head">
      <h2>
        {say(`shelf.${setups[0].game}.title`)}: <span class="rubric">{runName(run.plan)}</span>
      </h2>
      <div class="lab-buttons">
        <Show when={going()}>
          <button type="button" class="btn seal" onClick={() => (run.phase() === 'paused' ? run.goOn() : run.pause())}>
            {tell(run.phase() === 'paused' ? 'go_on' : 'pause')}
          </button>
          <button type="button" class="btn" onClick={() => run.stop()}>
            {tell('stop')}
          </button>
        </Show>
      </div>
      <progress class="lab-bar" max={games} value={counted()} aria-label={tell('progress_label')} />
      <p class="quiet num" data-test="status">
        {status()} · {tell('with_seed', { seed: String(run.plan.seed) })}
      </p>
    </div>
  );
}
