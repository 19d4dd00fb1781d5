import './people.css';
import '../style/forms.css';
import { Icon } from '#look';
import type { PlayedGame, Profile } from '#wire';
import { createEffect, createSignal, For, type JSX, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { say, spoken } from '../i18n.ts';
import { me } from '../me.ts';
import { Refused } from '../net/api.ts';
import { LostPage } from '../pages/Lost.tsx';
import { Blank } from '../ui/Blank.tsx';
import { WithWords } from '../ui/Fetched.tsx';
import { fetchedSheet } from '../ui/fetchedSheet.tsx';
import { Page } from '../ui/Page.tsx';
import { Fault, Ruled } from '../ui/states.tsx';
import { Device } from '../ui/TableRow.tsx';
import { people } from './api.ts';
import { Player } from './Player.tsx';
import { RatingCard } from './RatingCard.tsx';
import { tell } from './words.ts';

/** Few ever need it: it is fetched by whoever does. */
const PoliteDialog = fetchedSheet(async () => (await import('../polite/PoliteDialog.tsx')).PoliteDialog);

/** Somebody: how well he plays what, what he has played, and with whom. */
export function PersonPage(props: { readonly person: string }): JSX.Element {
  return <WithWords of="people">{() => <Person person={props.person} />}</WithWords>;
}

const isNobody = (error: unknown): boolean => error instanceof Refused && error.code === 'not-found';

function Person(props: { readonly person: string }): JSX.Element {
  const found = ask(() => props.person, people.profile);
  const [changed, setChanged] = createSignal<Profile | null>(null);
  const [fault, setFault] = createSignal<unknown>(null);
  const [complains, setComplains] = createSignal(false);
  createEffect(() => {
    found.value();
    setChanged(null);
  });
  const profile = () => changed() ?? found.value();
  const hide = (hidden: boolean): void => {
    setFault(null);
    people.hide(hidden).then(setChanged, setFault);
  };
  return (
    <Show when={!isNobody(found.error())} fallback={<Nobody mine={props.person === 'me' || props.person === me()?.id} />}>
      <Page title={profile()?.name ?? tell('person')} class="person">
        <Show when={fault() ?? found.error()}>{(error) => <Fault error={error()} again={found.again} />}</Show>
        <Show when={profile()} fallback={<Show when={found.error() === null}>{<Ruled />}</Show>}>
          {(known) => (
            <>
              <Show when={known().you}>
                <label class="check">
                  <input type="checkbox" checked={known().hidden} onChange={(event) => hide(event.currentTarget.checked)} />
                  <span>{tell('hide')}</span>
                </label>
                <p class="quiet" aria-live="polite">
                  {tell(known().hidden ? 'is_hidden' : 'is_open')}
                </p>
              </Show>
              <Between profile={known()} />
              <h2 class="rubric">{tell('ratings')}</h2>
              <Show when={known().ratings.length > 0} fallback={<p>{tell(known().you ? 'no_ratings_you' : 'no_ratings')}</p>}>
                <ul class="rating-cards">
                  <For each={known().ratings}>{(rating) => <RatingCard rating={rating} />}</For>
                </ul>
              </Show>
              <Show when={known().opponents.length > 0}>
                <h2 class="rubric">{tell('opponents')}</h2>
                <ul class="people-list">
                  <For each={known().opponents}>
                    {(other) => (
                      <li>
                        <Player player={other} />
                        <span>{tell('balance', { count: other.games, won: other.won, lost: other.lost })}</span>
                      </li>
                    )}
                  </For>
                </ul>
              </Show>
              <h2 class="rubric">{tell('played')}</h2>
              <Show when={known().games.length > 0} fallback={<Blank text={tell('no_games')} />}>
                <ul class="rows">
                  <For each={known().games}>{(game) => <GameRow game={game} />}</For>
                </ul>
              </Show>
              <Show when={!known().you}>
                <p class="complain">
                  <button type="button" class="btn" onClick={() => setComplains(true)}>
                    <Icon name="flying-flag" />
                    {tell('complain', { name: known().name })}
                  </button>
                </p>
                <Show when={complains()}>
                  <PoliteDialog
                    subject={{ person: known().person }}
                    name={known().name}
                    words={known().name}
                    done={() => {}}
                    close={() => setComplains(false)}
                  />
                </Show>
              </Show>
            </>
          )}
        </Show>
      </Page>
    </Show>
  );
}

/** How it stands between whoever looks and the person. */
function Between(props: { readonly profile: Profile }): JSX.Element {
  return (
    <Show when={props.profile.between}>
      {(between) => (
        <p class="lead">
          {tell('between', { name: props.profile.name, count: between().games, won: between().won, lost: between().lost })}
        </p>
      )}
    </Show>
  );
}

function GameRow(props: { readonly game: PlayedGame }): JSX.Element {
  const date = (): string => new Intl.DateTimeFormat(spoken(), { dateStyle: 'medium' }).format(props.game.at);
  const outcome = (): string => tell(props.game.won === null ? 'drawn' : props.game.won ? 'won' : 'lost');
  const others = () => props.game.seats.filter(({ own }) => !own);
  const change = (): string =>
    props.game.counted === null ? '' : new Intl.NumberFormat(spoken(), { signDisplay: 'always' }).format(props.game.counted.change);
  return (
    <li class="played-game">
      <Device game={props.game.game} />
      <span>
        <a class="title" href={`/replay/${props.game.table}`}>
          {say(`shelf.${props.game.game}.title`)}
        </a>
        <span class="s">
          <For each={others()}>
            {(player, index) => (
              <>
                {index() > 0 ? ', ' : ''}
                <Player player={player} />
              </>
            )}
          </For>
          {` · ${date()}`}
        </span>
      </span>
      <span class="facts">
        <span class="pill">{outcome()}</span>
        <Show when={props.game.rated}>
          <span>{change() === '' ? say('row.rated') : tell('change', { change: change() })}</span>
        </Show>
      </span>
    </li>
  );
}

/** Nobody can be looked up here; whoever looked for himself is told why. */
function Nobody(props: { readonly mine: boolean }): JSX.Element {
  return (
    <Show when={props.mine} fallback={<LostPage title={tell('nobody_title')} text={tell('nobody')} />}>
      <Page title={tell('person')}>
        <Blank text={tell('guest')}>
          <a class="btn" href="/account">
            {say('nav.account')}
          </a>
        </Blank>
      </Page>
    </Show>
  );
}
