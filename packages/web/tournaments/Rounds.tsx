import type { PairingInfo, TournamentInfo } from '#wire';
import { For, type JSX, Show } from 'solid-js';
import { locale } from '../i18n/i18n.ts';
import { PlayerLink } from '../ui/PlayerLink.tsx';
import { pointsText, t } from './text.ts';

/** All rounds, the newest first. */
export function Rounds(props: { readonly info: TournamentInfo }): JSX.Element {
  const entrant = (key: number | null) => props.info.entrants.find((each) => each.key === key) ?? { person: null, name: null };
  const rounds = () => props.info.played.map((round, index) => ({ ...round, number: index + 1 })).toReversed();
  const day = (at: number): string => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  return (
    <section>
      <h2 class="rubric">{t('rounds')}</h2>
      <For each={rounds()}>
        {(round) => (
          <section class="round">
            <h3>
              {t('round', { number: round.number })} <small>{day(round.at)}</small>
            </h3>
            <ul>
              <For each={round.pairings}>
                {(pairing) => (
                  <li>
                    <span>
                      <PlayerLink player={entrant(pairing.keys[0])} />
                      <Show when={pairing.keys[1] !== null}>
                        {' – '}
                        <PlayerLink player={entrant(pairing.keys[1])} />
                      </Show>
                    </span>
                    <span class="end">
                      <Ending pairing={pairing} />
                    </span>
                  </li>
                )}
              </For>
            </ul>
          </section>
        )}
      </For>
    </section>
  );
}

function Ending(props: { readonly pairing: PairingInfo }): JSX.Element {
  const words = (): string => {
    const { points, how } = props.pairing;
    if (points === null) return '';
    if (how === 'bye') return t('bye');
    const score = `${pointsText(points[0])} : ${pointsText(points[1])}`;
    return how === 'forfeit' ? t('forfeit', { score }) : score;
  };
  return (
    <>
      <Show when={props.pairing.points !== null} fallback={<span>{t('is_played')}</span>}>
        <b>{words()}</b>
      </Show>
      <Show when={props.pairing.how !== 'forfeit' && props.pairing.table}>
        {(table) => (
          <a href={props.pairing.points === null ? `/table/${table()}` : `/replay/${table()}`}>
            {props.pairing.points === null ? t('look') : t('row.replay')}
          </a>
        )}
      </Show>
    </>
  );
}
