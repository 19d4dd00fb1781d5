import './tale.css';
import { capitalized } from '#look/capitalized.ts';
import { createEffect, createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { WarEvent } from '../../rules/events.ts';
import type { Desk } from '../desk.ts';
import { sideAt } from '../sideAt.ts';
import { isBeginning } from './beginnings.ts';
import { regionsNamed } from './named.ts';
import { type Tale, taleOf } from './taleOf.ts';

/** What the other side did since this player acted, all on one slip. */
export interface StoryProps {
  readonly tale: () => Tale | null;
  /** The regions of the line that was touched. */
  readonly pointed: () => readonly string[];
  /** Shows the places of a line on the map; touched again, no longer. */
  readonly point: (line: WarEvent) => void;
  readonly isPointed: (line: WarEvent) => boolean;
  readonly close: () => void;
}

export function createTelling({ table, offers }: Desk): StoryProps {
  const [closed, setClosed] = createSignal(-1);
  const [line, setLine] = createSignal<WarEvent | null>(null);
  const tale = createMemo((): Tale | null => {
    if (!offers().asked || !isBeginning(table.turn?.prompt?.id)) return null;
    const told = taleOf(table.events, sideAt(table.view, table.mine).id);
    return told === null || told.number <= closed() ? null : told;
  });
  const close = (): void => {
    setClosed(tale()?.number ?? closed());
    setLine(null);
  };
  // The first thing that the player does puts it away.
  createEffect(() => {
    if (table.busy) close();
  });
  const pointed = createMemo(() => {
    const now = line();
    return now === null || tale() === null ? [] : regionsNamed(now);
  });
  return {
    tale,
    pointed,
    close,
    point: (touched) => void setLine((now) => (now === touched ? null : touched)),
    isPointed: (other) => line() === other,
  };
}

/** The account as a slip over the map. A line about places is touched to see them. */
export function TaleSlip(props: { readonly desk: Desk; readonly telling: StoryProps }): JSX.Element {
  const { table } = props.desk;
  const { words } = table;
  const { telling } = props;
  const said = (line: WarEvent): string => capitalized(table.sentence(line), table.language);
  return (
    <Show when={telling.tale()} keyed>
      {(tale) => (
        <section class="wr-tale vellum" aria-label={words('table.story.title')}>
          <header>
            <h3>{words('table.story.title')}</h3>
            <button type="button" class="wr-folio-close" onClick={() => telling.close()} aria-label={words('table.story.close')}>
              ×
            </button>
          </header>
          <ol aria-live="polite">
            <For each={tale.lines}>
              {(line) => (
                <li>
                  <Show when={regionsNamed(line).length > 0} fallback={said(line)}>
                    <button type="button" aria-pressed={telling.isPointed(line)} onClick={() => telling.point(line)}>
                      {said(line)}
                    </button>
                  </Show>
                </li>
              )}
            </For>
          </ol>
        </section>
      )}
    </Show>
  );
}
