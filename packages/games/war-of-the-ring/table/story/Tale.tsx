import './tale.css';
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import type { WarEvent } from '../../rules/events.ts';
import type { Desk } from '../desk.ts';
import { sideAt } from '../sideAt.ts';
import { isBeginning } from './beginnings.ts';
import { regionsNamed } from './named.ts';
import { type Tale, taleOf } from './taleOf.ts';

/** What the other side did, line by line, before one acts oneself. */
export interface StoryProps {
  readonly tale: () => Tale | null;
  readonly at: () => number;
  /** The regions of the line that is being read. */
  readonly pointed: () => readonly string[];
  readonly turn: (by: number) => void;
  readonly close: () => void;
}

export function createTelling({ table, offers }: Desk): StoryProps {
  const [closed, setClosed] = createSignal(-1);
  const [read, setRead] = createSignal({ number: -1, at: 0 });
  const tale = createMemo((): Tale | null => {
    if (!offers().asked || !isBeginning(table.turn?.prompt?.id)) return null;
    const told = taleOf(table.events, sideAt(table.view, table.mine).id);
    return told === null || told.number <= closed() ? null : told;
  });
  const at = (): number => (read().number === tale()?.number ? read().at : 0);
  const line = (): WarEvent | null => tale()?.lines[at()] ?? null;
  const pointed = createMemo(() => {
    const now = line();
    return now === null ? [] : regionsNamed(now);
  });
  const close = (): void => void setClosed(tale()?.number ?? -1);
  return {
    tale,
    at,
    pointed,
    close,
    turn: (by) => {
      const now = tale();
      if (now === null) return;
      const next = at() + by;
      if (next >= now.lines.length) close();
      else setRead({ number: now.number, at: Math.max(0, next) });
    },
  };
}

/** The tale as a slip over the map: one sentence, on and back, or enough of it. */
export function TaleSlip(props: { readonly desk: Desk; readonly telling: StoryProps }): JSX.Element {
  const { table } = props.desk;
  const { words } = table;
  const { telling } = props;
  return (
    <Show when={telling.tale()} keyed>
      {(tale) => (
        <section class="wr-tale vellum" aria-label={words('table.story.title')}>
          <h3>
            {words('table.story.title')}{' '}
            <small class="num">{words('table.story.count', { at: telling.at() + 1, of: tale.lines.length })}</small>
          </h3>
          <p aria-live="polite">{table.sentence(tale.lines[telling.at()])}</p>
          <div class="wr-tale-row">
            <button type="button" class="btn ghost" onClick={() => telling.close()}>
              {words('table.story.skip')}
            </button>
            <button
              type="button"
              class="btn"
              disabled={telling.at() === 0}
              onClick={() => telling.turn(-1)}
              aria-label={words('table.story.back')}
            >
              ‹
            </button>
            <button type="button" class="btn" onClick={() => telling.turn(1)}>
              {words(telling.at() + 1 < tale.lines.length ? 'table.story.next' : 'table.story.done')}
            </button>
          </div>
        </section>
      )}
    </Show>
  );
}
