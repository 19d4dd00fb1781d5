import './end.css';
import { Icon } from '#look';
import { loadRecord } from '#look/loadRecord.ts';
import { plot } from '#look/plot.ts';
import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import type { Desk } from '../desk.ts';
import { Folio } from '../Folio.tsx';
import { MordorTrack } from '../panels/Tracks.tsx';
import { sideAt } from '../sideAt.ts';
import { regionsNamed } from '../story/named.ts';
import { TeamEnd } from '../team/TeamEnd.tsx';
import type { TurnsEnd } from './course.ts';
import { type LineId, PLOTS, valuesOf } from './lines.ts';

const FRAME = { width: 356, height: 172, left: 28, right: 12, top: 12, bottom: 24 };

/** The end as a page beside the map: who won and why, and the course of both tracks turn by turn. */
export function EndScene(props: { readonly desk: Desk; readonly showRegion?: (region: string) => void }): JSX.Element {
  const { table } = props.desk;
  const { words } = table;
  const [closed, close] = createSignal(false);
  const [course] = createResource(
    () => (table.outcome === null ? null : table.info.id),
    async () => {
      const [{ courseOf }, record] = await Promise.all([import('./course.ts'), loadRecord(table)]);
      return record === null ? null : courseOf(record);
    },
  );
  const title = (): string => {
    const [winner] = table.outcome?.winners ?? [];
    return winner === undefined ? words('table.end.nobody') : words(`table.end.won.${sideAt(table.view, winner).id}`);
  };
  /** The last places that were taken: how it came about. */
  const taken = () => table.events.filter((event) => event.type === 'captured').slice(-4);
  return (
    <Show when={!closed() && table.outcome} keyed>
      {(outcome) => (
        <Folio
          class="wr-end"
          title={title()}
          sign={<Icon name={outcome.reason === 'corrupted' || outcome.reason === 'shadowMilitary' ? 'burning-eye' : 'laurels'} />}
          close={{ label: words('table.close'), do: () => close(true) }}
        >
          <p class="lead">{words(`outcome.${outcome.reason}`)}</p>
          <p>
            {words('table.end.stood', {
              turn: table.view.turn,
              shadow: table.view.sides[1].points,
              free: table.view.sides[0].points,
              corruption: table.view.fellowship.corruption,
            })}
          </p>
          <TeamEnd desk={props.desk} />
          <Show when={table.view.fellowship.mordor !== null}>
            <MordorTrack step={table.view.fellowship.mordor} words={words} />
          </Show>
          <Show when={course.state === 'ready' && course()}>
            {(known) => <For each={PLOTS}>{(each) => <Plot desk={props.desk} plot={each} course={known()} />}</For>}
          </Show>
          <Show when={taken().length > 0}>
            <h3>{words('table.end.taken')}</h3>
            <ul class="wr-end-taken">
              <For each={taken()}>
                {(event) => (
                  <li>
                    <button type="button" class="wr-link" onClick={() => props.showRegion?.(regionsNamed(event)[0] ?? '')}>
                      {table.sentence(event)}
                    </button>
                  </li>
                )}
              </For>
            </ul>
          </Show>
        </Folio>
      )}
    </Show>
  );
}

function Plot(props: { readonly desk: Desk; readonly plot: (typeof PLOTS)[number]; readonly course: readonly TurnsEnd[] }): JSX.Element {
  const { words } = props.desk.table;
  const lines: readonly LineId[] = props.plot.lines;
  const goals: { readonly [line in LineId]?: number | null } = props.plot.goals;
  const most = (): number => Math.max(...lines.flatMap((line) => [goals[line] ?? 0, ...valuesOf(props.course, line)]));
  const drawn = (line: LineId) => plot(valuesOf(props.course, line), most(), FRAME);
  const scale = () => plot([], most(), FRAME);
  const ends = (line: LineId): string => words(`table.end.line.${line}`, { count: valuesOf(props.course, line).at(-1) ?? 0 });
  const label = (): string => `${words(`table.end.plot.${props.plot.id}`)}: ${lines.map(ends).join('; ')}`;
  return (
    <figure class={`wr-plot ${props.plot.id}`}>
      <h3>{words(`table.end.plot.${props.plot.id}`)}</h3>
      <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} role="img" aria-label={label()}>
        <For each={scale().marks}>
          {(mark) => (
            <>
              <line class="rule" x1={FRAME.left} x2={FRAME.width - FRAME.right} y1={scale().y(mark)} y2={scale().y(mark)} />
              <text class="mark" x={FRAME.left - 6} y={scale().y(mark) + 4} text-anchor="end">
                {mark}
              </text>
            </>
          )}
        </For>
        <For each={lines}>
          {(line) => (
            <>
              <Show when={goals[line]} keyed>
                {(goal) => (
                  <line class={`goal ${line}`} x1={FRAME.left} x2={FRAME.width - FRAME.right} y1={scale().y(goal)} y2={scale().y(goal)} />
                )}
              </Show>
              <path class="bed" d={drawn(line).path} />
              <path class={`course ${line}`} d={drawn(line).path} />
            </>
          )}
        </For>
        <text class="mark" x={(FRAME.left + FRAME.width - FRAME.right) / 2} y={FRAME.height - 6} text-anchor="middle">
          {words('table.end.turns', { count: props.course.at(-1)?.turn ?? 0 })}
        </text>
      </svg>
      <figcaption>
        <For each={lines}>
          {(line) => (
            <span>
              <svg class="wr-sample" viewBox="0 0 30 10" aria-hidden="true">
                <path class={`course ${line}`} d="M0 5H30" />
              </svg>
              {ends(line)}
            </span>
          )}
        </For>
      </figcaption>
    </figure>
  );
}
