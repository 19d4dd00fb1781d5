import type { PairingInfo, TournamentInfo } from '#wire';
import { For, type JSX, Show } from 'solid-js';
import { pointsText, t } from './text.ts';

/** All pairings: each row reads from left to right against the column. */
export function CrossTable(props: { readonly info: TournamentInfo }): JSX.Element {
  const keys = () => props.info.standings.map(({ key }) => key);
  const nameOf = (key: number): string => props.info.entrants.find((each) => each.key === key)?.name ?? t('seat.somebody');
  const met = (key: number, other: number): readonly PairingInfo[] =>
    props.info.played.flatMap(({ pairings }) => pairings.filter((pairing) => pairing.keys.includes(key) && pairing.keys.includes(other)));
  /** The points of the row's player. */
  const own = ({ keys: [first], points }: PairingInfo, key: number): string =>
    points === null ? '·' : pointsText(points[first === key ? 0 : 1]);
  return (
    <section>
      <h2 class="rubric">{t('cross')}</h2>
      {/* Sixteen columns are wider than a phone: the table scrolls, the names stay. */}
      <div class="cross">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span class="sr">{t('name')}</span>
              </th>
              <For each={keys()}>
                {(key, index) => (
                  <th scope="col">
                    <span aria-hidden="true">{index() + 1}</span>
                    <span class="sr">{nameOf(key)}</span>
                  </th>
                )}
              </For>
            </tr>
          </thead>
          <tbody>
            <For each={keys()}>
              {(key, index) => (
                <tr>
                  <th scope="row">
                    {index() + 1}. {nameOf(key)}
                  </th>
                  <For each={keys()}>
                    {(other) => (
                      <td classList={{ self: key === other }}>
                        <For each={key === other ? [] : met(key, other)}>
                          {(pairing) => (
                            <Show when={pairing.how === 'forfeit' ? null : pairing.table} fallback={<span>{own(pairing, key)}</span>}>
                              {(table) => (
                                <a href={`/${pairing.points === null ? 'table' : 'replay'}/${table()}`}>
                                  {own(pairing, key)}
                                  <span class="sr"> {t('against', { name: nameOf(key), other: nameOf(other) })}</span>
                                </a>
                              )}
                            </Show>
                          )}
                        </For>
                      </td>
                    )}
                  </For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
    </section>
  );
}
