import './tale.css';
import { capitalized } from '#look/capitalized.ts';
import { plot } from '#look/plot.ts';
import { createResource, For, type JSX, Show } from 'solid-js';
import { entriesOf } from '../map/thread.ts';
import { spotWord } from '../words.ts';
import type { FinishedHunt, Moment } from './course.ts';
import { loadCourse } from './loadCourse.ts';
import { DaysOf } from './Notes.tsx';
import type { PanelProps } from './panel.ts';

/** A finished hunt with everything known: how corruption grew, how near the Nazgûl came without knowing, and the true journal day by day. */
export function Tale(props: { readonly table: PanelProps }): JSX.Element {
  const { words } = props.table;
  const [course] = createResource(
    () => (props.table.outcome === null && props.table.record === undefined ? null : props.table.info.id),
    () => loadCourse(props.table).catch(() => null),
  );
  const view = () => props.table.view;
  return (
    <>
      <h3>{words('panel.end.journal')}</h3>
      <Show when={view().part === 2 && view().partOneLog}>
        {(log) => (
          <>
            <p>{words('part.1')}</p>
            <DaysOf table={props.table} part={1} entries={log()} label={words('panel.journal.partOne')} journal={course()?.journal} />
            <p>{words('part.2')}</p>
          </>
        )}
      </Show>
      <DaysOf
        table={props.table}
        part={view().part}
        entries={entriesOf(view())}
        label={words('panel.end.journal')}
        journal={course()?.journal}
      />
      <Show when={course()}>
        {(known) => (
          <>
            <h3>{words('panel.end.corruption')}</h3>
            <Plot table={props.table} course={known()} />
            <h3>{words('panel.end.misses')}</h3>
            <ul class="hp-misses">
              <For each={known().misses} fallback={<li class="quiet">{words('panel.end.noMisses')}</li>}>
                {(miss) => (
                  <li classList={{ now: isNow(props.table, miss) }}>
                    <b>{capitalized(momentWords(props.table, miss))}</b>{' '}
                    {words(miss.far === 0 ? 'panel.end.stoodOn' : 'panel.end.stoodBeside', {
                      nazgul: miss.witchKing ? '@nazgul.witch-king' : `@nazgul.${miss.nazgul}`,
                      area: spotWord(miss.part, miss.area),
                    })}
                  </li>
                )}
              </For>
            </ul>
          </>
        )}
      </Show>
    </>
  );
}

/** In a replay: the turn that is being seen. */
const isNow = ({ view, outcome }: PanelProps, { part, day, turn }: Moment): boolean =>
  outcome === null && view.part === part && view.day === day && view.turn === turn;

const momentWords = (table: PanelProps, { part, day, turn }: Moment): string =>
  table.words('panel.end.moment', { part: part === 1 ? 'I' : 'II', day, turn: `@panel.turn.${turn}` });

const FRAME = { width: 340, height: 170, left: 26, right: 12, top: 12, bottom: 24 };

function Plot(props: { readonly table: PanelProps; readonly course: FinishedHunt }): JSX.Element {
  const { words } = props.table;
  /** A part II that began with a letter does not begin without corruption. */
  const values = () => {
    const known = props.course.corruption;
    return [known[0]?.part === 2 ? known[0].value : 0, ...known.map(({ value }) => value)];
  };
  const limit = () => props.table.view.truth?.ringBearer.limit ?? Math.max(...props.table.view.limits);
  const drawn = () => plot(values(), limit(), FRAME);
  const now = () => props.course.corruption.findIndex((moment) => isNow(props.table, moment));
  const second = () => props.course.corruption.findIndex(({ part }) => part === 2);
  return (
    <figure class="hp-plot">
      <svg
        viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
        role="img"
        aria-label={words('panel.end.plot', { count: props.course.corruption.length, corruption: values().at(-1) ?? 0, limit: limit() })}
      >
        <For each={drawn().marks}>
          {(mark) => (
            <>
              <line class="rule" x1={FRAME.left} x2={FRAME.width - FRAME.right} y1={drawn().y(mark)} y2={drawn().y(mark)} />
              <text class="mark" x={FRAME.left - 6} y={drawn().y(mark) + 4} text-anchor="end">
                {mark}
              </text>
            </>
          )}
        </For>
        <line class="limit" x1={FRAME.left} x2={FRAME.width - FRAME.right} y1={drawn().y(limit())} y2={drawn().y(limit())} />
        <Show when={second() > 0}>
          <line class="part" x1={drawn().x(second())} x2={drawn().x(second())} y1={FRAME.top} y2={FRAME.height - FRAME.bottom} />
        </Show>
        <path class="course" d={drawn().path} />
        <Show when={now() >= 0}>
          <line class="now" x1={drawn().x(now() + 1)} x2={drawn().x(now() + 1)} y1={FRAME.top} y2={FRAME.height - FRAME.bottom} />
          <circle class="now" cx={drawn().x(now() + 1)} cy={drawn().y(values()[now() + 1] ?? 0)} r="5" />
        </Show>
        <text class="mark" x={(FRAME.left + FRAME.width - FRAME.right) / 2} y={FRAME.height - 6} text-anchor="middle">
          {words('panel.end.turns', { count: props.course.corruption.length })}
        </text>
      </svg>
      <figcaption>
        <Sample line="course" text={words('panel.corruption')} />
        <Sample line="limit" text={words('panel.limitsAre', { limits: [limit()] })} />
        <Show when={second() > 0}>
          <Sample line="part" text={words('part.2')} />
        </Show>
      </figcaption>
    </figure>
  );
}

/** A piece of a line, and what it stands for. */
function Sample(props: { readonly line: 'course' | 'limit' | 'part'; readonly text: string }): JSX.Element {
  return (
    <span>
      <svg class="hp-sample" viewBox="0 0 30 10" aria-hidden="true">
        <path class={props.line} d="M0 5H30" />
      </svg>
      {props.text}
    </span>
  );
}
