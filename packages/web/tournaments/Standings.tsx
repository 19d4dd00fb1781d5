import { Icon } from '#look';
import type { StandingInfo, TournamentInfo } from '#wire';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { PlayerLink } from '../ui/PlayerLink.tsx';
import { Confirm } from '../ui/Dialog.tsx';
import { ErrorNotice } from '../ui/states.tsx';
import { tournaments } from './api.ts';
import { pointsText, t } from './text.ts';

/** Entrants and standings. The organiser can remove an entrant. */
export function Standings(props: { readonly info: TournamentInfo; readonly changed: (info: TournamentInfo) => void }): JSX.Element {
  const [fault, setFault] = createSignal<unknown>(null);
  const [asks, setAsks] = createSignal<number | null>(null);
  const begun = () => props.info.phase === 'playing' || props.info.phase === 'finished';
  const swiss = () => props.info.form === 'swiss';
  const entrant = (key: number | null) => props.info.entrants.find((each) => each.key === key);
  const nameOf = (key: number | null): string => entrant(key)?.name ?? t('seat.somebody');
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
      <h2 class="rubric">{t(begun() ? 'standings' : 'entrants')}</h2>
      <Show when={fault()}>{(error) => <ErrorNotice error={error()} />}</Show>
      <Show when={rows().length > 0} fallback={<p>{t('nobody_yet')}</p>}>
        <table class="standings">
          <Show when={begun()}>
            <StandingsHead swiss={swiss()} removes={props.info.host && props.info.phase === 'playing'} />
          </Show>
          <tbody>
            <For each={rows()}>
              {(row) => (
                <tr classList={{ you: entrant(row.key)?.you, out: entrant(row.key)?.out }}>
                  <Show when={begun()}>
                    <td class="number">{row.place}.</td>
                  </Show>
                  <th scope="row">
                    <PlayerLink player={entrant(row.key) ?? { person: null, name: null }} />
                    <Show when={entrant(row.key)?.out}>
                      <small>{t('has_left')}</small>
                    </Show>
                  </th>
                  <Show when={begun()}>
                    <td class="number points">{pointsText(row.points)}</td>
                    <Show when={swiss()}>
                      <td class="number">{pointsText(row.buchholz)}</td>
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
                          aria-label={t('remove_whom', { name: nameOf(row.key) })}
                          title={t('remove')}
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
            <summary>{t('how')}</summary>
            <p>{t('how_points')}</p>
            <p>{t(`how_${props.info.form}`)}</p>
            <p>{t('how_left')}</p>
          </details>
        </Show>
      </Show>
      <Show when={asks()} keyed>
        {(key) => (
          <Confirm
            title={t('remove_whom', { name: nameOf(key) })}
            text={t('remove_text', { name: nameOf(key) })}
            label={t('remove')}
            confirm={() => remove(key)}
            close={() => setAsks(null)}
          />
        )}
      </Show>
    </section>
  );
}

/** `removes`: the viewer can remove entrants. */
function StandingsHead(props: { readonly swiss: boolean; readonly removes: boolean }): JSX.Element {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span class="sr">{t('place')}</span>
        </th>
        <th scope="col">{t('name')}</th>
        <th scope="col">
          <abbr title={t('points')}>{t('points_short')}</abbr>
        </th>
        <Show when={props.swiss}>
          <th scope="col">
            <abbr title={t('buchholz')}>{t('buchholz_short')}</abbr>
          </th>
        </Show>
        <th scope="col">
          <abbr title={t('sonneborn')}>{t('sonneborn_short')}</abbr>
        </th>
        <th scope="col" class="wide">
          {t('balance')}
        </th>
        <Show when={props.removes}>
          <th scope="col">
            <span class="sr">{t('remove')}</span>
          </th>
        </Show>
      </tr>
    </thead>
  );
}

/** Quarters are possible here. */
const fraction = (points: number): string =>
  `${Math.floor(points) === 0 && points > 0 ? '' : Math.floor(points)}${['', '¼', '½', '¾'][(points % 1) * 4] ?? ''}`;
