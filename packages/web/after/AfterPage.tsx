import './after.css';
import '../style/table.css';
import type { GameRecord } from '#kernel';
import type { Tale } from '#lab/after/parts.ts';
import { Icon, Initial } from '#look';
import { scrollable } from '#look/scrollable.ts';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { gameWords, learn, say } from '../i18n.ts';
import { recordOf } from '../me.ts';
import { carried } from '../replay/carried.ts';
import { isOffline } from '../offline/id.ts';
import { courseOf } from '../replay/course.ts';
import { namesOf } from '../replay/recorded.ts';
import { createRoles } from '../roles.ts';
import { drawnTable } from '../table/drawn.ts';
import { readerOf } from '../table/outlines.ts';
import { Fetched } from '../ui/Fetched.tsx';
import { Page } from '../ui/Page.tsx';
import { Fault, Ruled } from '../ui/states.tsx';
import { ChancePlot } from './ChancePlot.tsx';
import { tellingOf, type Where } from './telling.ts';
import { Turnings } from './Turnings.tsx';
import { plainPoints, points, tell } from './words.ts';

/** After a game: how the chances went, what luck and what decisions did, and where it turned. */
export function AfterPage(props: { readonly table: string | null }): JSX.Element {
  const record = ask(
    () => props.table ?? carried(),
    async (from) => {
      const [found] = await Promise.all([typeof from === 'string' ? recordOf(from) : from, learn('after')]);
      await learn(found.game);
      return found;
    },
  );
  return (
    <Fetched asked={record}>
      {(found) => (
        <Page title={tell('title')} bare class="after">
          <Show when={found.outcome !== null} fallback={<p class="leaf vellum">{tell('not_over')}</p>}>
            <After record={found} table={props.table} />
          </Show>
        </Page>
      )}
    </Fetched>
  );
}

/** How the chances of one seat went, and what luck and decisions added up to. */
function Chances(props: {
  readonly tale: Tale;
  readonly names: readonly string[];
  readonly called: (seat: number) => string;
  /** Whose chances are shown at first. */
  readonly first: number;
}): JSX.Element {
  const [seat, setSeat] = createSignal(props.first);
  const total = (part: 'luck' | 'decisions'): number => props.tale.turns.reduce((sum, turn) => sum + (turn[part][seat()] ?? 0), 0);
  const start = (): number => props.tale.points[0]?.chances[seat()] ?? 0;
  return (
    <>
      <label class="after-whose">
        <span>{tell('whose')}</span>
        <select onChange={(event) => setSeat(Number(event.currentTarget.value))}>
          <For each={props.names}>
            {(_, each) => (
              <option value={each()} selected={each() === seat()}>
                {props.called(each())}
              </option>
            )}
          </For>
        </select>
      </label>
      <ChancePlot tale={props.tale} names={props.names} seat={seat()} about={aboutOf(props.tale, props.names)} />
      <div class="after-sum">
        <p>
          <b>{points(start(), props.tale.exact)}</b> {tell('sum_start')}
        </p>
        <p>
          <b>{points(total('luck'), props.tale.exact)}</b> {tell(props.tale.exact ? 'sum_luck_exact' : 'sum_luck')}
        </p>
        <p>
          <b>{points(total('decisions'), props.tale.exact)}</b> {tell(props.tale.exact ? 'sum_decisions_exact' : 'sum_decisions')}
        </p>
      </div>
      <Table tale={props.tale} seat={seat()} />
      <details class="after-how">
        <summary>{tell('how')}</summary>
        <p>
          {tell(props.tale.exact ? 'how_exact' : 'how_text', {
            playouts: props.tale.playouts,
            play: say(`bot.${props.tale.levels.play}`),
            error: props.tale.exact ? 0 : Math.round(100 / Math.sqrt(props.tale.playouts)),
            worlds: props.tale.worlds,
            advice: say(`bot.${props.tale.levels.advice}`),
            looked: props.tale.looked,
            differed: props.tale.differed,
            asked: props.tale.asked,
          })}
        </p>
      </details>
    </>
  );
}

function After(props: { readonly record: GameRecord; readonly table: string | null }): JSX.Element {
  const { record, table } = props;
  const replay = table === null ? '/replay' : `/replay/${table}`;
  const names = namesOf(record);
  const roles = createRoles(() => record.game);
  const called = (seat: number): string => {
    const role = roles.of(seat, names.length);
    return role === '' ? (names[seat] ?? '') : `${names[seat]} · ${role}`;
  };
  const words = gameWords(record.game, (seat) => names[seat] ?? String(seat + 1));
  // A table of this browser is nothing that the house knows of.
  const { told, progress, where, fault, again } = tellingOf(record, table === null || isOffline(table) ? null : table);
  const shown = ask(
    () => record,
    async (known) => {
      const [course, drawn, reader] = await Promise.all([courseOf(known), drawnTable(known.game), readerOf(known.game)]);
      return { course, drawn, reader };
    },
  );
  const winners = () => record.outcome?.winners ?? [];
  const headline = (): string =>
    winners().length === 0
      ? say('prompt.lost')
      : words('prompt.won', { seats: winners().map((each) => `@seat.${each}`), count: winners().length });
  const rest = () => headline().slice(1);
  return (
    <div class="book broad">
      <section class="page vellum fillet" aria-labelledby="after-what">
        <div class="after-hero">
          <Initial letter={headline().slice(0, 1)} />
          <h1 id="after-what">
            <span class="sr">{headline()}</span>
            <span aria-hidden="true">{rest()}</span>
          </h1>
          <p>{record.outcome === null ? '' : words(`outcome.${record.outcome.reason}`)}</p>
        </div>
        <Show when={fault() === null} fallback={<Fault error={fault()} />}>
          <Show
            when={told()}
            fallback={
              <div class="after-waiting">
                <p>{reckoning(where())}</p>
                <progress max="1" value={progress()} aria-label={tell('progress')} />
              </div>
            }
          >
            {(known) => <Chances tale={known().tale} names={names} called={called} first={record.outcome?.winners[0] ?? 0} />}
          </Show>
        </Show>
        <div class="row after-acts">
          <a class="btn seal" href={replay}>
            <Icon name="play-button" />
            {say('end.replay')}
          </a>
          <Show when={told()?.tale.exact === false}>
            <button type="button" class="btn" onClick={again}>
              <Icon name="hourglass" />
              {tell('closer')}
            </button>
          </Show>
        </div>
      </section>
      <section class="page vellum fillet" aria-labelledby="after-turnings">
        <h2 id="after-turnings" class="rubric">
          {tell('turnings')} <small>{tell('turnings_help')}</small>
        </h2>
        <div class="after-turnings">
          <Show when={told()} fallback={<p class="quiet">{tell('turnings_later')}</p>}>
            {(known) => (
              <Show when={shown.error() === null} fallback={<Fault error={shown.error()} />}>
                <Show when={shown.value()} fallback={<Ruled />}>
                  {(seen) => <Turnings told={known()} names={names} words={words} replay={replay} {...seen()} />}
                </Show>
              </Show>
            )}
          </Show>
        </div>
      </section>
    </div>
  );
}

const reckoning = (where: Where): string =>
  where.by === 'here' ? tell('reckoning') : tell(where.before > 0 ? 'reckoning_later' : 'reckoning_house', { count: where.before });

const aboutOf = ({ points: course }: Tale, names: readonly string[]): string =>
  `${tell('chance')}. ${names.map((name, seat) => `${name}: ${course.map(({ chances }) => Math.round((chances[seat] ?? 0) * 100)).join(', ')}`).join('; ')}`;

/** The same numbers, round by round. */
function Table(props: { readonly tale: Tale; readonly seat: number }): JSX.Element {
  const before = (from: number): number => props.tale.points.find(({ step }) => step === from)?.chances[props.seat] ?? 0;
  return (
    <details class="after-how">
      <summary>{tell('as_table')}</summary>
      <div class="scroll-x" ref={scrollable} role="region" aria-label={tell('as_table')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{tell('round')}</th>
              <th scope="col">{tell('before')}</th>
              <th scope="col">{tell('luck_short')}</th>
              <th scope="col">{tell('decisions')}</th>
            </tr>
          </thead>
          <tbody>
            <For each={props.tale.turns}>
              {(turn) => (
                <tr>
                  <th scope="row">{turn.round}</th>
                  <td class="num">{plainPoints(before(turn.from), props.tale.exact)}</td>
                  <td class="num">{points(turn.luck[props.seat] ?? 0, props.tale.exact)}</td>
                  <td class="num">{points(turn.decisions[props.seat] ?? 0, props.tale.exact)}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
    </details>
  );
}
