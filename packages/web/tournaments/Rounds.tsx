import type { PairingInfo, TournamentInfo } from '#wire';
import { For, type JSX, Show } from 'solid-js';
import { say, spoken } from '../i18n.ts';
import { Player } from '../people/Player.tsx';
import { pointsWord, tell } from './words.ts';

/** What was played and is, the newest round first. */
export function Rounds(props: { readonly info: TournamentInfo }): JSX.Element {
  const entrant = (key: number | null) => props.info.entrants.find((each) => each.key === key) ?? { person: null, name: null };
  const rounds = () => props.info.played.map((round, index) => ({ ...round, number: index + 1 })).toReversed();
  const day = (at: number): string => new Intl.DateTimeFormat(spoken(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  return (
    <section>
      <h2 class="rubric">{tell('rounds')}</h2>
      <For each={rounds()}>
        {(round) => (
          <section class="round">
            <h3>
              {tell('round', { number: round.number })} <small>{day(round.at)}</small>
            </h3>
            <ul>
              <For each={round.pairings}>
                {(pairing) => (
                  <li>
                    <span>
                      <Player player={entrant(pairing.keys[0])} />
                      <Show when={pairing.keys[1] !== null}>
                        {' – '}
                        <Player player={entrant(pairing.keys[1])} />
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
    if (how === 'bye') return tell('bye');
    const score = `${pointsWord(points[0])} : ${pointsWord(points[1])}`;
    return how === 'forfeit' ? tell('forfeit', { score }) : score;
  };
  return (
    <>
      <Show when={props.pairing.points !== null} fallback={<span>{tell('is_played')}</span>}>
        <b>{words()}</b>
      </Show>
      <Show when={props.pairing.how !== 'forfeit' && props.pairing.table}>
        {(table) => (
          <a href={props.pairing.points === null ? `/table/${table()}` : `/replay/${table()}`}>
            {props.pairing.points === null ? tell('look') : say('row.replay')}
          </a>
        )}
      </Show>
    </>
  );
}
