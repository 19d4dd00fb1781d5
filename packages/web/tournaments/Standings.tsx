import { Icon } from '#look';
import type { StandingInfo, TournamentInfo } from '#wire';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { Player } from '../people/Player.tsx';
import { Confirm } from '../ui/Dialog.tsx';
import { Fault } from '../ui/states.tsx';
import { tournaments } from './api.ts';
import { pointsWord, tell } from './words.ts';

/** Who has come, and how they stand. Whoever has set it up can remove somebody. */
export function Standings(props: { readonly info: TournamentInfo; readonly changed: (info: TournamentInfo) => void }): JSX.Element {
  const [fault, setFault] = createSignal<unknown>(null);
  const [asks, setAsks] = createSignal<number | null>(null);
  const begun = () => props.info.phase === 'playing' || props.info.phase === 'finished';
  const swiss = () => props.info.form === 'swiss';
  const entrant = (key: number | null) => props.info.entrants.find((each) => each.key === key);
  const nameOf = (key: number | null): string => entrant(key)?.name ?? say('seat.somebody');
  const rows = (): readonly StandingInfo[] =>
    begun() ? props.info.standings : props.info.entrants.flatMap(({ key }) => props.info.standings.filter((each) => each.key === key));
  const mayRemove = (key: number): boolean =>
    props.info.host &&
    (props.info.phase === 'gathering' || props.info.phase === 'playing') &&
    entrant(key)?.out === false &&
    entrant(key)?.you === false;
  const remove = (key: number): void => {
    setFault(null);
    tournaments.remove(props.info.id, key).then(props.changed, setFault);
  };
  return (
    <section>
      <h2 class="rubric">{tell(begun() ? 'standings' : 'entrants')}</h2>
      <Show when={fault()}>{(error) => <Fault error={error()} />}</Show>
      <Show when={rows().length > 0} fallback={<p>{tell('nobody_yet')}</p>}>
        <table class="standings">
          <Show when={begun()}>
            <thead>
              <tr>
                <th scope="col">
                  <span class="sr">{tell('place')}</span>
                </th>
                <th scope="col">{tell('name')}</th>
                <th scope="col">
                  <abbr title={tell('points')}>{tell('points_short')}</abbr>
                </th>
                <Show when={swiss()}>
                  <th scope="col">
                    <abbr title={tell('buchholz')}>{tell('buchholz_short')}</abbr>
                  </th>
                </Show>
                <th scope="col">
                  <abbr title={tell('sonneborn')}>{tell('sonneborn_short')}</abbr>
                </th>
                <th scope="col" class="wide">
                  {tell('balance')}
                </th>
                <Show when={props.info.host && props.info.phase === 'playing'}>
                  <th scope="col">
                    <span class="sr">{tell('remove')}</span>
                  </th>
                </Show>
              </tr>
            </thead>
          </Show>
          <tbody>
            <For each={rows()}>
              {(row) => (
                <tr classList={{ you: entrant(row.key)?.you, out: entrant(row.key)?.out }}>
                  <Show when={begun()}>
                    <td class="number">{row.place}.</td>
                  </Show>
                  <th scope="row">
                    <Player player={entrant(row.key) ?? { person: null, name: null }} />
                    <Show when={entrant(row.key)?.out}>
                      <small>{tell('has_left')}</small>
                    </Show>
                  </th>
                  <Show when={begun()}>
                    <td class="number points">{pointsWord(row.points)}</td>
                    <Show when={swiss()}>
                      <td class="number">{pointsWord(row.buchholz)}</td>
                    </Show>
                    <td class="number">{fraction(row.sonnebornBerger)}</td>
                    <td class="number wide">
                      {row.won} – {row.drawn} – {row.lost}
                    </td>
                  </Show>
                  <Show when={props.info.host && (props.info.phase === 'gathering' || props.info.phase === 'playing')}>
                    <td class="deed">
                      <Show when={mayRemove(row.key)}>
                        <button
                          type="button"
                          class="btn ghost"
                          aria-label={tell('remove_whom', { name: nameOf(row.key) })}
                          title={tell('remove')}
                          onClick={() => (props.info.phase === 'gathering' ? remove(row.key) : setAsks(row.key))}
                        >
                          <Icon name="cancel" />
                        </button>
                      </Show>
                    </td>
                  </Show>
                </tr>
              )}
            </For>
          </tbody>
        </table>
        <Show when={begun()}>
          <details>
            <summary>{tell('how')}</summary>
            <p>{tell('how_points')}</p>
            <p>{tell(`how_${props.info.form}`)}</p>
            <p>{tell('how_left')}</p>
          </details>
        </Show>
      </Show>
      <Show when={asks()} keyed>
        {(key) => (
          <Confirm
            title={tell('remove_whom', { name: nameOf(key) })}
            text={tell('remove_text', { name: nameOf(key) })}
            act={tell('remove')}
            confirm={() => remove(key)}
            close={() => setAsks(null)}
          />
        )}
      </Show>
    </section>
  );
}

/** Half of a half is possible here. */
const fraction = (points: number): string =>
  `${Math.floor(points) === 0 && points > 0 ? '' : Math.floor(points)}${['', '¼', '½', '¾'][(points % 1) * 4] ?? ''}`;
