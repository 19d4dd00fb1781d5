import type { GameRecord } from '#kernel';
import { type Chapter, Icon } from '#look';
import type { TableSummary } from '#wire';
import { For, type JSX, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { shownName } from '../bots.ts';
import { gameWords, known, say } from '../i18n.ts';
import { api } from '../net/api.ts';
import { courseOf } from '../replay/course.ts';
import { createRoles } from '../roles.ts';
import { drawnTable } from '../table/drawn.ts';
import { Origin } from '../table/Origin.tsx';
import { Plot } from '../table/Plot.tsx';
import { SeatBadge } from '../table/Seats.tsx';
import { Fault, Ruled } from '../ui/states.tsx';

/** One game of a campaign. The words of the game have been learned. */
export function CampaignGame(props: { readonly table: TableSummary }): JSX.Element {
  const { game, id } = props.table;
  const names = () =>
    props.table.seats.map((seat, index) => shownName(seat, index) ?? say(seat.kind === 'human' ? 'seat.somebody' : 'gather.open'));
  const words = gameWords(game, (seat) => names()[seat] ?? String(seat + 1));
  const roles = createRoles(() => game);
  const over = () => props.table.phase === 'finished' || props.table.phase === 'abandoned';
  const record = ask(() => over() && id, api.record);
  /** A game that was over at once has no course. */
  const long = () => (record.value()?.actions.length ?? 2) >= 2;
  const course = ask(() => (long() ? (record.value() ?? null) : null), courseOf);
  const chapters = ask(
    () => record.value() ?? null,
    async (played: GameRecord): Promise<readonly Chapter[]> => (await (await drawnTable(game))?.chapters?.(played)) ?? [],
  );
  const counted = (seat: number): string | null => {
    const key = [`plot.${seat}`, 'plot.other'].find((each) => known(game, each));
    return key === undefined ? null : words(key);
  };
  const result = (): string => {
    const { phase, winners, rounds } = props.table;
    if (phase === 'gathering') return say('row.gathering');
    if (phase === 'playing') return say('row.round', { round: rounds });
    if (phase === 'abandoned' || winners === null) return say('row.abandoned');
    if (winners.length === 0) return say('prompt.lost');
    return words('prompt.won', { seats: winners.map((seat) => `@seat.${seat}`), count: winners.length });
  };
  const reason = (): string => {
    const outcome = record.value()?.outcome ?? null;
    return outcome === null ? '' : words(`outcome.${outcome.reason}`);
  };
  const fileOf = (text: string): string => `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  return (
    <section class="tale">
      <h2>{say(`shelf.${game}.title`)}</h2>
      <Show when={props.table.sequelOf}>{(earlier) => <Origin info={{ game, carried: earlier().link, sequelOf: earlier() }} />}</Show>
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
        <ol class="chapters">
          <For each={chapters.value()}>
            {(chapter) => (
              <li>
                {words(`chapter.${chapter.kind}`, chapter.params)}{' '}
                <Show when={chapter.keep}>
                  {(kept) => (
                    <a class="btn" href={fileOf(kept().text)} download={kept().name}>
                      <Icon name="save-arrow" />
                      {say('campaign.keep')}
                    </a>
                  )}
                </Show>
              </li>
            )}
          </For>
        </ol>
      </Show>
      <Show when={over()}>
        <Show when={record.error() === null} fallback={<Fault error={record.error()} again={record.again} />}>
          <Show when={course.error() === null} fallback={<Fault error={course.error()} />}>
            <Show when={course.value()} fallback={long() ? <Ruled class="plot-ruled" /> : null}>
              {(played) => (
                <Plot progress={played().moments.map(({ progress }) => progress)} names={names()} what={counted} drawn={null} view={null} />
              )}
            </Show>
          </Show>
        </Show>
      </Show>
      <div class="row">
        <Show
          when={over()}
          fallback={
            <a class="btn seal" href={`/table/${id}`}>
              <Icon name="open-book" />
              {say('campaign.table')}
            </a>
          }
        >
          <a class="btn" href={`/replay/${id}`}>
            <Icon name="play-button" />
            {say('end.replay')}
          </a>
          <a class="btn" href={`/verify?table=${id}`}>
            <Icon name="wax-seal" />
            {say('end.verify')}
          </a>
          <a class="btn" href={`/api/tables/${id}/record`} download={`redbook-${game}-${id}.json`}>
            <Icon name="save-arrow" />
            {say('end.save')}
          </a>
        </Show>
      </div>
    </section>
  );
}
