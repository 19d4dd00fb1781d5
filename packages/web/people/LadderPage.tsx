import './people.css';
import '../style/forms.css';
import { SHELF } from '#games';
import type { Ladder, LadderPlace } from '#wire';
import { For, type JSX, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { say } from '../i18n.ts';
import { LostPage } from '../pages/Lost.tsx';
import { Blank } from '../ui/Blank.tsx';
import { WithWords } from '../ui/Fetched.tsx';
import { Page } from '../ui/Page.tsx';
import { Fault, Ruled } from '../ui/states.tsx';
import { people } from './api.ts';
import { Player } from './Player.tsx';
import { createSides } from './sides.ts';
import { tell } from './words.ts';

/** Who plays a game best. Without a game it is the first of the shelf. */
export function LadderPage(props: { readonly game: string | null }): JSX.Element {
  const game = () => props.game ?? SHELF[0]?.id ?? '';
  return (
    <Show when={SHELF.some(({ id }) => id === game())} fallback={<LostPage text={say('new.unknown')} />}>
      <WithWords of="people">{() => <Places game={game()} />}</WithWords>
    </Show>
  );
}

function Places(props: { readonly game: string }): JSX.Element {
  const found = ask(() => props.game, people.ladder);
  const side = createSides(() => props.game);
  const ladder = (): Ladder | undefined => (found.value()?.game === props.game ? found.value() : undefined);
  const isEmpty = (): boolean => ladder()?.sides.every(({ places }) => places.length === 0) === true;
  return (
    <Page title={tell('ladder')} class="ladder">
      <p>
        {tell('ladder_intro')} <a href="/person">{tell('mine')}</a>
      </p>
      <nav class="ladder-games" aria-label={tell('ladder_games')}>
        <For each={SHELF}>
          {({ id }) => (
            <a class="btn ghost" href={`/ladder/${id}`} aria-current={id === props.game ? 'page' : undefined}>
              {say(`shelf.${id}.title`)}
            </a>
          )}
        </For>
      </nav>
      <Show when={found.error() === null} fallback={<Fault error={found.error()} again={found.again} />}>
        <Show when={ladder()} fallback={<Ruled />}>
          {(known) => (
            <Show
              when={!isEmpty()}
              fallback={
                <Blank text={tell('ladder_empty')}>
                  <a class="btn" href={`/new/${props.game}`}>
                    {say('home.new')}
                  </a>
                </Blank>
              }
            >
              <div class="ladder-sides">
                <For each={known().sides}>{(each) => <Side title={side(each.side)} places={each.places} />}</For>
              </div>
            </Show>
          )}
        </Show>
      </Show>
    </Page>
  );
}

function Side(props: { readonly title: string; readonly places: readonly LadderPlace[] }): JSX.Element {
  return (
    <section>
      <Show when={props.title !== ''}>
        <h2 class="rubric">{props.title}</h2>
      </Show>
      <Show when={props.places.length > 0} fallback={<p class="quiet">{tell('side_empty')}</p>}>
        <ol class="people-list ranked">
          <For each={props.places}>
            {(place) => (
              <li classList={{ you: place.you }}>
                <span>
                  <Player player={place} />
                  <Show when={place.you}> {say('seat.you')}</Show>
                </span>
                <span>
                  <b>{tell('points', { rating: place.rating, doubt: place.doubt })}</b>
                  <small>{tell('of_games', { count: place.games, won: place.won })}</small>
                </span>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </section>
  );
}
