import './analysis.css';
import '../table/table.css';
import type { GameRecord } from '#kernel';
import type { Analysis } from '#lab/analysis/analysis.ts';
import { Icon } from '#look';
import { scrollable } from '#look/scrollable.ts';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { dynamicText, gameTranslator, loadNamespace } from '../i18n/i18n.ts';
import { fetchRecord } from '../records/fetchRecord.ts';
import { pickedRecord } from '../records/pickedRecord.ts';
import { isOffline } from '../offline/offlineId.ts';
import { buildTimeline } from '../records/timeline.ts';
import { namesOf } from '../records/recordInfo.ts';
import { createSeatRoles } from '../game/seatRoles.ts';
import { loadGameTable } from '../game/gameTable.ts';
import { loadOutlineReader } from '../game/outlineReader.ts';
import { QueryPage } from '../ui/QueryPage.tsx';
import { Page } from '../ui/Page.tsx';
import { InitialHead } from '../ui/InitialHead.tsx';
import { ErrorNotice, Skeleton } from '../ui/states.tsx';
import { WinChancePlot } from './WinChancePlot.tsx';
import { createAnalysis, type AnalysisSource } from './createAnalysis.ts';
import { KeyMoments } from './KeyMoments.tsx';
import { plainPoints, points, t } from './text.ts';

/** Analysis of a finished game: win chances, luck against decisions, and key moments. */
export function AnalysisPage(props: { readonly table: string | null }): JSX.Element {
  const record = createQuery(
    () => props.table ?? pickedRecord(),
    async (from) => {
      const [found] = await Promise.all([typeof from === 'string' ? fetchRecord(from) : from, loadNamespace('analysis')]);
      await loadNamespace(found.game);
      return found;
    },
  );
  return (
    <QueryPage query={record}>
      {(found) => (
        <Page title={t('title')} bare class="after">
          <Show when={found.outcome !== null} fallback={<p class="leaf vellum">{t('not_over')}</p>}>
            <Analysis record={found} table={props.table} />
          </Show>
        </Page>
      )}
    </QueryPage>
  );
}

/** Win chance of one seat, and the sums of luck and decisions. */
function Chances(props: {
  readonly tale: Analysis;
  readonly names: readonly string[];
  readonly called: (seat: number) => string;
  /** The seat shown first. */
  readonly first: number;
}): JSX.Element {
  const [seat, setSeat] = createSignal(props.first);
  const total = (part: 'luck' | 'decisions'): number => props.tale.turns.reduce((sum, turn) => sum + (turn[part][seat()] ?? 0), 0);
  const start = (): number => props.tale.points[0]?.chances[seat()] ?? 0;
  return (
    <>
      <label class="after-whose">
        <span>{t('whose')}</span>
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
      <WinChancePlot tale={props.tale} names={props.names} seat={seat()} about={aboutOf(props.tale, props.names)} />
      <div class="after-sum">
        <p>
          <b>{points(start(), props.tale.exact)}</b> {t('sum_start')}
        </p>
        <p>
          <b>{points(total('luck'), props.tale.exact)}</b> {t(props.tale.exact ? 'sum_luck_exact' : 'sum_luck')}
        </p>
        <p>
          <b>{points(total('decisions'), props.tale.exact)}</b> {t(props.tale.exact ? 'sum_decisions_exact' : 'sum_decisions')}
        </p>
      </div>
      <Table tale={props.tale} seat={seat()} />
      <details class="after-how">
        <summary>{t('how')}</summary>
        <p>
          {t(props.tale.exact ? 'how_exact' : 'how_text', {
            playouts: props.tale.playouts,
            play: dynamicText(`bot.${props.tale.levels.play}`),
            error: props.tale.exact ? 0 : Math.round(100 / Math.sqrt(props.tale.playouts)),
            worlds: props.tale.worlds,
            advice: dynamicText(`bot.${props.tale.levels.advice}`),
            looked: props.tale.looked,
            differed: props.tale.differed,
            asked: props.tale.asked,
          })}
        </p>
      </details>
    </>
  );
}

function Analysis(props: { readonly record: GameRecord; readonly table: string | null }): JSX.Element {
  const { record, table } = props;
  const replay = table === null ? '/replay' : `/replay/${table}`;
  const names = namesOf(record);
  const roles = createSeatRoles(() => record.game);
  const called = (seat: number): string => {
    const role = roles.of(seat, names.length);
    return role === '' ? (names[seat] ?? '') : `${names[seat]} · ${role}`;
  };
  const tGame = gameTranslator(record.game, (seat) => names[seat] ?? String(seat + 1));
  // The server does not know offline tables.
  const {
    result: told,
    progress,
    source: where,
    error: fault,
    rerun: again,
  } = createAnalysis(record, table === null || isOffline(table) ? null : table);
  const shown = createQuery(
    () => record,
    async (known) => {
      const [timeline, drawn, reader] = await Promise.all([buildTimeline(known), loadGameTable(known.game), loadOutlineReader(known.game)]);
      return { timeline, drawn, reader };
    },
  );
  const winners = () => record.outcome?.winners ?? [];
  const headline = (): string =>
    winners().length === 0
      ? t('prompt.lost')
      : tGame('prompt.won', { seats: winners().map((each) => `@seat.${each}`), count: winners().length });
  return (
    <div class="book broad">
      <section class="page vellum fillet" aria-label={headline()}>
        <InitialHead
          title={headline()}
          initial={headline().slice(0, 1)}
          rest={headline().slice(1)}
          lead={record.outcome === null ? '' : tGame(`outcome.${record.outcome.reason}`)}
        />
        <Show when={fault() === null} fallback={<ErrorNotice error={fault()} />}>
          <Show
            when={told()}
            fallback={
              <div class="after-waiting">
                <p>{reckoning(where())}</p>
                <progress max="1" value={progress()} aria-label={t('progress')} />
              </div>
            }
          >
            {(known) => <Chances tale={known().tale} names={names} called={called} first={record.outcome?.winners[0] ?? 0} />}
          </Show>
        </Show>
        <div class="row after-acts">
          <a class="btn seal" href={replay}>
            <Icon name="play-button" />
            {t('end.replay')}
          </a>
          <Show when={told()?.tale.exact === false}>
            <button type="button" class="btn" onClick={again}>
              <Icon name="hourglass" />
              {t('closer')}
            </button>
          </Show>
        </div>
      </section>
      <section class="page vellum fillet" aria-labelledby="after-turnings">
        <h2 id="after-turnings" class="rubric">
          {t('turnings')} <small>{t('turnings_help')}</small>
        </h2>
        <div class="after-turnings">
          <Show when={told()} fallback={<p class="quiet">{t('turnings_later')}</p>}>
            {(known) => (
              <Show when={shown.error() === null} fallback={<ErrorNotice error={shown.error()} />}>
                <Show when={shown.value()} fallback={<Skeleton />}>
                  {(seen) => <KeyMoments result={known()} names={names} tGame={tGame} replay={replay} {...seen()} />}
                </Show>
              </Show>
            )}
          </Show>
        </div>
      </section>
    </div>
  );
}

const reckoning = (where: AnalysisSource): string =>
  where.by === 'here' ? t('reckoning') : t(where.before > 0 ? 'reckoning_later' : 'reckoning_house', { count: where.before });

const aboutOf = ({ points: course }: Analysis, names: readonly string[]): string =>
  `${t('chance')}. ${names.map((name, seat) => `${name}: ${course.map(({ chances }) => Math.round((chances[seat] ?? 0) * 100)).join(', ')}`).join('; ')}`;

/** The same numbers, round by round. */
function Table(props: { readonly tale: Analysis; readonly seat: number }): JSX.Element {
  const before = (from: number): number => props.tale.points.find(({ step }) => step === from)?.chances[props.seat] ?? 0;
  return (
    <details class="after-how">
      <summary>{t('as_table')}</summary>
      <div class="scroll-x" ref={scrollable} role="region" aria-label={t('as_table')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('round')}</th>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('luck_short')}</th>
              <th scope="col">{t('decisions')}</th>
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
