import type { GameRecord } from '#kernel';
import { type Chapter, Icon } from '#look';
import type { TableSummary } from '#wire';
import { For, type JSX, Show } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { displayName } from '../game/botNames.ts';
import { type GameWords, dynamicText, gameTranslator, hasText, t } from '../i18n/i18n.ts';
import { serverRecord } from '../net/recordApi.ts';
import { buildTimeline } from '../records/timeline.ts';
import { createSeatRoles } from '../game/seatRoles.ts';
import { loadGameTable } from '../game/gameTable.ts';
import { SequelOrigin } from '../table/dialogs/SequelOrigin.tsx';
import { ProgressPlot } from '../table/dialogs/ProgressPlot.tsx';
import { SeatBadge } from '../table/SeatBadge.tsx';
import { ErrorNotice, Skeleton } from '../ui/states.tsx';
import { runtimeKey } from '#look/localeKey.ts';

/** One game of a campaign. The game's texts are loaded. */
export function CampaignGame(props: { readonly table: TableSummary }): JSX.Element {
  const { game, id } = props.table;
  const names = () =>
    props.table.seats.map((seat, index) => displayName(seat, index) ?? t(seat.kind === 'human' ? 'seat.somebody' : 'gather.open'));
  const tGame = gameTranslator(game, (seat) => names()[seat] ?? String(seat + 1));
  const roles = createSeatRoles(() => game);
  const over = () => props.table.phase === 'finished' || props.table.phase === 'abandoned';
  const record = createQuery(() => over() && id, serverRecord);
  /** A game that ended at once has no plot. */
  const long = () => (record.value()?.actions.length ?? 2) >= 2;
  const course = createQuery(() => (long() ? (record.value() ?? null) : null), buildTimeline);
  const chapters = createQuery(
    () => record.value() ?? null,
    async (played: GameRecord): Promise<readonly Chapter[]> => (await (await loadGameTable(game))?.chapters?.(played)) ?? [],
  );
  const counted = (seat: number): string | null => {
    const key = [`plot.${seat}`, 'plot.other'].find((each) => hasText(game, each));
    return key === undefined ? null : tGame(runtimeKey(key));
  };
  const result = (): string => {
    const { phase, winners, rounds } = props.table;
    if (phase === 'gathering') return t('row.gathering');
    if (phase === 'playing') return t('row.round', { round: rounds });
    if (phase === 'abandoned' || winners === null) return t('row.abandoned');
    if (winners.length === 0) return t('prompt.lost');
    return tGame('prompt.won', { seats: winners.map((seat) => `@seat.${seat}`), count: winners.length });
  };
  const reason = (): string => {
    const outcome = record.value()?.outcome ?? null;
    return outcome === null ? '' : tGame(`outcome.${outcome.reason}`);
  };
  return (
    <section class="tale">
      <h2>{dynamicText(`shelf.${game}.title`)}</h2>
      <Show when={props.table.sequelOf}>{(earlier) => <SequelOrigin info={{ game, carried: earlier().link, sequelOf: earlier() }} />}</Show>
      <p class="lead">{result()}</p>
      <Show when={reason() !== ''}>
        <p>{reason()}</p>
      </Show>
      <ul class="cast">
        <For each={props.table.seats}>
          {(_, seat) => (
            <li classList={{ won: props.table.winners?.includes(seat()) ?? false }}>
              <SeatBadge drawn={null} view={null} seat={seat()} />
              <b>{names()[seat()]}</b>
              <span class="quiet">{roles.of(seat(), props.table.seats.length)}</span>
            </li>
          )}
        </For>
      </ul>
      <Show when={(chapters.value() ?? []).length > 0}>
        <Chapters chapters={chapters.value() ?? []} tGame={tGame} />
      </Show>
      <Show when={over()}>
        <Show when={record.error() === null} fallback={<ErrorNotice error={record.error()} retry={record.retry} />}>
          <Show when={course.error() === null} fallback={<ErrorNotice error={course.error()} />}>
            <Show when={course.value()} fallback={long() ? <Skeleton class="plot-ruled" /> : null}>
              {(played) => (
                <ProgressPlot
                  progress={played().moments.map(({ progress }) => progress)}
                  names={names()}
                  what={counted}
                  drawn={null}
                  view={null}
                />
              )}
            </Show>
          </Show>
        </Show>
      </Show>
      <CampaignActs table={id} game={game} over={over()} />
    </section>
  );
}

/** What happened, chapter by chapter, with the files a player may keep. */
function Chapters(props: { readonly chapters: readonly Chapter[]; readonly tGame: GameWords }): JSX.Element {
  const fileOf = (text: string): string => `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  return (
    <ol class="chapters">
      <For each={props.chapters}>
        {(chapter) => (
          <li>
            {props.tGame(`chapter.${chapter.kind}`, chapter.params)}{' '}
            <Show when={chapter.keep}>
              {(kept) => (
                <a class="btn" href={fileOf(kept().text)} download={kept().name}>
                  <Icon name="save-arrow" />
                  {t('campaign.keep')}
                </a>
              )}
            </Show>
          </li>
        )}
      </For>
    </ol>
  );
}

/** To the table while it is played; afterwards replay, verification and record. */
function CampaignActs(props: { readonly table: string; readonly game: string; readonly over: boolean }): JSX.Element {
  return (
    <div class="row">
      <Show
        when={props.over}
        fallback={
          <a class="btn seal" href={`/table/${props.table}`}>
            <Icon name="open-book" />
            {t('campaign.table')}
          </a>
        }
      >
        <a class="btn" href={`/replay/${props.table}`}>
          <Icon name="play-button" />
          {t('end.replay')}
        </a>
        <a class="btn" href={`/verify?table=${props.table}`}>
          <Icon name="wax-seal" />
          {t('end.verify')}
        </a>
        <a class="btn" href={`/api/tables/${props.table}/record`} download={`redbook-${props.game}-${props.table}.json`}>
          <Icon name="save-arrow" />
          {t('end.save')}
        </a>
      </Show>
    </div>
  );
}
