import { copyText, createReader } from '#look';
import './panels.css';
import type { GameRecord } from '#kernel';
import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { nameOf, nazgulWord, spotWord } from '../words.ts';
import { CardList } from './Cards.tsx';
import { saveText } from './carried.ts';
import type { Course, Moment } from './course.ts';
import { Detail } from './Detail.tsx';
import { Device } from './Device.tsx';
import { Log, Route } from './Log.tsx';
import type { PanelProps } from './panel.ts';
import { plot } from './plot.ts';
import type { Reader } from './reader.ts';

/** After the game the truth: who won by which rule, where Frodo really was, what everybody held, and how near it was. */
export function Ending(props: PanelProps): JSX.Element {
  const reader: Reader = createReader();
  return (
    <Show when={props.outcome}>
      {(outcome) => (
        <section class="hp hp-ending" aria-label={props.words('panel.end.label')}>
          <h2>
            {props.words('panel.end.won', { count: outcome().winners.length, names: outcome().winners.map((seat) => nameOf(props, seat)) })}
          </h2>
          <p>
            {props.words(`outcome.${outcome().reason}`)}{' '}
            <For each={outcome().rules}>
              {(rule) => (
                <button
                  type="button"
                  class="hp-rule"
                  onClick={(event) => props.showRules(props.words('panel.end.why'), outcome().rules, event.currentTarget)}
                >
                  <span class="cite">{rule}</span>
                </button>
              )}
            </For>
          </p>
          <Carried {...props} />
          <Show when={props.view.truth}>
            {(truth) => (
              <>
                <h3>{props.words('panel.end.journal')}</h3>
                <Show when={props.view.part === 2 && props.view.partOneLog}>
                  {(log) => <Log words={props.words} part={1} log={log()} label={props.words('panel.journal.partOne')} />}
                </Show>
                <Show when={props.view.part === 1}>
                  <Log words={props.words} part={1} log={truth().ringBearer.log} label={props.words('panel.end.journal')} />
                </Show>
                <Show when={truth().ringBearer.journey}>
                  {(journey) => (
                    <>
                      <p>{props.words(journey().long ? 'panel.journal.long' : 'panel.journal.short')}</p>
                      <Route words={props.words} journey={journey()} step={props.view.step} />
                    </>
                  )}
                </Show>
                <Show when={truth().ringBearer.gandalfLog.length > 0}>
                  <h3>{props.words('panel.journal.gandalf')}</h3>
                  <Log words={props.words} part={2} log={truth().ringBearer.gandalfLog} label={props.words('panel.journal.gandalf')} />
                </Show>
                <ul class="hp-information">
                  <For each={truth().ringBearer.information}>
                    {({ area, state }) => (
                      <li data-state={state}>
                        <Device name={state === 'found' ? 'burning-eye' : 'scroll-unfurled'} />
                        <span>
                          {props.words(spotWord(1, area).slice(1))} <small>{props.words(`panel.end.token.${state}`)}</small>
                        </span>
                      </li>
                    )}
                  </For>
                </ul>
                <Tale table={props} />
                <CardList
                  table={props}
                  reader={reader}
                  title={props.words('panel.end.hand', { name: nameOf(props, 0) })}
                  deck="ally"
                  home="other"
                  cards={truth().ringBearer.hand}
                  small={true}
                />
                <For each={truth().sorcery ?? []}>
                  {(cards, seat) => (
                    <CardList
                      table={props}
                      reader={reader}
                      title={props.words('panel.end.hand', { name: nameOf(props, seat()) })}
                      deck="sorcery"
                      home="other"
                      cards={cards}
                      small={true}
                    />
                  )}
                </For>
                <Show when={truth().sorcery === null}>
                  <p class="quiet">{props.words('panel.end.handsKept')}</p>
                </Show>
              </>
            )}
          </Show>
          <Detail table={props} reader={reader} />
        </section>
      )}
    </Show>
  );
}

/** The record of a finished game lies at the server; a record that was opened from a file has no table there. */
async function loadCourse(table: string): Promise<Course | null> {
  const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/record`);
  if (!answer.ok) return null;
  const [{ courseOf }, record] = await Promise.all([import('./course.ts'), answer.json() as Promise<GameRecord>]);
  return courseOf(record);
}

/** How corruption grew, day by day, and how near the Nazgûl came without knowing. */
function Tale(props: { readonly table: PanelProps }): JSX.Element {
  const { words } = props.table;
  const [course] = createResource(
    () => (props.table.outcome === null ? null : props.table.info.id),
    (id) => loadCourse(id).catch(() => null),
  );
  return (
    <Show when={course()}>
      {(known) => (
        <>
          <h3>{words('panel.end.corruption')}</h3>
          <Plot table={props.table} course={known()} />
          <h3>{words('panel.end.misses')}</h3>
          <ul class="hp-misses">
            <For each={known().misses} fallback={<li class="quiet">{words('panel.end.noMisses')}</li>}>
              {(miss) => (
                <li>
                  <b>{momentWords(props.table, miss)}</b>{' '}
                  {words(miss.far === 0 ? 'panel.end.stoodOn' : 'panel.end.stoodBeside', {
                    nazgul: nazgulWord(props.table.view, miss.nazgul),
                    area: spotWord(miss.part, miss.area),
                  })}
                </li>
              )}
            </For>
          </ul>
          <details class="hp-pages">
            <summary>{words('panel.end.dayByDay')}</summary>
            <ol class="hp-days">
              <For each={known().journal}>
                {(entry) => (
                  <li>
                    <b>{momentWords(props.table, entry)}</b>{' '}
                    {words('panel.journal.bead', {
                      step: entry.step,
                      entry: entry.entry === 'dot' || entry.entry === 'slash' ? `@entry.${entry.entry}` : spotWord(entry.part, entry.entry),
                    })}
                  </li>
                )}
              </For>
            </ol>
          </details>
        </>
      )}
    </Show>
  );
}

const momentWords = (table: PanelProps, { part, day, turn }: Moment): string =>
  table.words('panel.end.moment', { part: part === 1 ? 'I' : 'II', day, turn: `@panel.turn.${turn}` });

const FRAME = { width: 340, height: 170, left: 26, right: 12, top: 12, bottom: 24 };

function Plot(props: { readonly table: PanelProps; readonly course: Course }): JSX.Element {
  const { words } = props.table;
  const values = () => [0, ...props.course.corruption.map(({ value }) => value)];
  const limit = () => props.table.view.truth?.ringBearer.limit ?? Math.max(...props.table.view.limits);
  const drawn = () => plot(values(), limit(), FRAME);
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
        <text class="mark" x={(FRAME.left + FRAME.width - FRAME.right) / 2} y={FRAME.height - 6} text-anchor="middle">
          {words('panel.end.turns', { count: props.course.corruption.length })}
        </text>
      </svg>
    </figure>
  );
}

/** The letter after part I, and the tokens for War of the Ring, as text to keep. */
function Carried(props: PanelProps): JSX.Element {
  return (
    <>
      <Show when={props.view.letter}>
        {(text) => <Kept table={props} text={text()} name="hunt-for-the-ring-letter.txt" what="letter" />}
      </Show>
      <Show when={props.view.warTokens}>
        {(tokens) => (
          <Kept table={props} text={JSON.stringify(tokens())} name="hunt-for-the-ring-tokens.json" what="tokens">
            <ul>
              <li>{props.words('panel.end.shadowTokens', { count: tokens().shadow })}</li>
              <li>{props.words('panel.end.freeTokens', { count: tokens().freePeoples })}</li>
            </ul>
            <p>
              {props.words('panel.end.link')} <code>{tokens().link}</code>
            </p>
          </Kept>
        )}
      </Show>
    </>
  );
}

function Kept(props: {
  readonly table: PanelProps;
  readonly text: string;
  readonly name: string;
  readonly what: 'letter' | 'tokens';
  readonly children?: JSX.Element;
}): JSX.Element {
  const { words } = props.table;
  const [copied, setCopied] = createSignal<boolean | null>(null);
  let field: HTMLTextAreaElement | undefined;
  return (
    <div class="hp-page hp-kept">
      <h3>
        <Device name={props.what === 'letter' ? 'scroll-quill' : 'shaking-hands'} /> {words(`panel.end.${props.what}`)}
      </h3>
      <p>{words(`panel.end.${props.what}Help`)}</p>
      {props.children}
      <textarea
        ref={field}
        readonly
        rows="2"
        aria-label={words(`panel.end.${props.what}`)}
        value={props.text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p class="hp-acts">
        <button type="button" class="hp-gold" onClick={() => saveText(props.name, props.text)}>
          <Device name="save-arrow" /> {words('panel.end.save')}
        </button>
        <button type="button" class="hp-gold" onClick={() => void copyText(props.text, field).then(setCopied)}>
          <Device name="key" />{' '}
          <span aria-live="polite">{words(copied() === null ? 'panel.end.copy' : copied() ? 'panel.end.copied' : 'panel.end.byHand')}</span>
        </button>
      </p>
    </div>
  );
}
