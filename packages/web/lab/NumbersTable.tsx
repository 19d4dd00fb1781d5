import type { SimulatedGame } from '#lab/batch.ts';
import { scrollable } from '#look/scrollable.ts';
import { For, type JSX } from 'solid-js';
import { t } from './text.ts';

/** A line of a table: what it is about, its numbers, and the games behind it. */
export interface NumbersRow {
  readonly name: string;
  readonly cells: readonly string[];
  /** Opens the games; missing where there are none. */
  readonly games?: (() => void) | undefined;
}

export type GameFilter = (line: SimulatedGame) => boolean;

/** The numbers of a plot as a table; every line leads to its games. */
export function NumbersTable(props: {
  readonly about: string;
  readonly heads: readonly string[];
  readonly rows: readonly NumbersRow[];
}): JSX.Element {
  return (
    <details class="lab-numbers-of">
      <summary>{t('as_table')}</summary>
      <div class="scroll-x" ref={scrollable} role="region" aria-label={props.about}>
        <table>
          <thead>
            <tr>
              <For each={props.heads}>{(head) => <th scope="col">{head}</th>}</For>
              <th scope="col">{t('to_watch')}</th>
            </tr>
          </thead>
          <tbody>
            <For each={props.rows}>
              {(row) => (
                <tr>
                  <th scope="row">{row.name}</th>
                  <For each={row.cells}>{(cell) => <td class="num">{cell}</td>}</For>
                  <td>
                    {row.games === undefined ? null : (
                      <button type="button" class="btn small" onClick={() => row.games?.()}>
                        {t('games_of')}
                        <span class="sr">: {row.name}</span>
                      </button>
                    )}
                  </td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
    </details>
  );
}
