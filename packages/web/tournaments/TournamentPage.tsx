import './tournaments.css';
import '../style/forms.css';
import type { TournamentInfo } from '#wire';
import { createEffect, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { say } from '../i18n.ts';
import { Refused } from '../net/api.ts';
import { LostPage } from '../pages/Lost.tsx';
import { Player } from '../people/Player.tsx';
import { CopyLink } from '../ui/Copy.tsx';
import { WithWords } from '../ui/Fetched.tsx';
import { Page } from '../ui/Page.tsx';
import { Fault, Ruled } from '../ui/states.tsx';
import { tournaments } from './api.ts';
import { CrossTable } from './CrossTable.tsx';
import { Deeds } from './Deeds.tsx';
import { NewTournament } from './NewTournament.tsx';
import { Rounds } from './Rounds.tsx';
import { Standings } from './Standings.tsx';
import { clockWord, formWord, tell } from './words.ts';

const SECOND = 1000;
/** Seconds between two looks. */
const EVERY = 5;

/** A tournament; or, under the name `new`, one that is to be. */
export function TournamentPage(props: { readonly tournament: string }): JSX.Element {
  return (
    <WithWords of="tournaments">
      {() => (
        <Show when={props.tournament !== 'new'} fallback={<NewTournament />}>
          <Tournament id={props.tournament} />
        </Show>
      )}
    </WithWords>
  );
}

const isNowhere = (error: unknown): boolean => error instanceof Refused && error.code === 'not-found';

function Tournament(props: { readonly id: string }): JSX.Element {
  const found = ask(() => props.id, tournaments.get);
  const [changed, setChanged] = createSignal<TournamentInfo | null>(null);
  // What was done here is not unsaid by what is loaded next.
  createEffect(() => {
    found.value();
    setChanged(null);
  });
  const info = () => changed() ?? found.value();
  const goesOn = (): boolean => info()?.phase === 'gathering' || info()?.phase === 'playing';
  /** A round has begun, and the tables are being set: that is a matter of a moment. */
  const isSetting = (): boolean =>
    info()
      ?.played.at(-1)
      ?.pairings.some(({ points, table }) => points === null && table === null) === true;
  let seconds = 0;
  const timer = setInterval(() => {
    seconds++;
    const often = info()?.yours === true && isSetting();
    if (document.visibilityState === 'visible' && goesOn() && (often || seconds % EVERY === 0)) found.again();
  }, SECOND);
  onCleanup(() => clearInterval(timer));
  return (
    <Show when={!isNowhere(found.error())} fallback={<LostPage title={tell('nowhere_title')} text={tell('nowhere')} />}>
      <Page title={info()?.name ?? tell('title')} class="tournament">
        <Show
          when={info()}
          fallback={
            <Show when={found.error() !== null} fallback={<Ruled />}>
              {<Fault error={found.error()} again={found.again} />}
            </Show>
          }
        >
          {(known) => (
            <>
              <p class="lead">
                <b>{say(`shelf.${known().game}.title`)}</b>. {formWord(known())} · {clockWord(known().clock)}
              </p>
              <p class="quiet">
                {tell('organiser')} <Player player={known().organiser} /> · {tell(known().listed ? 'listed' : 'by_link')}
              </p>
              <p class="tournament-state" role="status">
                {stateOf(known())}
              </p>
              <Deeds info={known()} changed={setChanged} />
              <Show when={known().phase === 'gathering'}>
                <section class="stack">
                  <h2 class="rubric">{tell('invite')}</h2>
                  <CopyLink link={`${location.origin}/tournament/${known().id}`} label={tell('link')} />
                </section>
              </Show>
              <Standings info={known()} changed={setChanged} />
              <Show when={known().played.length > 0}>
                <CrossTable info={known()} />
                <Rounds info={known()} />
              </Show>
              <p>
                <a href="/alerts#calendar">{tell('calendar')}</a>
              </p>
            </>
          )}
        </Show>
      </Page>
    </Show>
  );
}

/** How far it is, in one sentence. */
function stateOf({ phase, count, places, round, rounds, entrants, winners }: TournamentInfo): string {
  if (phase === 'gathering') return tell('state_gathering', { count, places });
  if (phase === 'playing') return tell('state_playing', { round, rounds });
  if (phase === 'cancelled') return tell('state_cancelled');
  const names = entrants.flatMap(({ key, name }) => (winners.includes(key) ? [name ?? say('seat.somebody')] : []));
  return names.length === 0 ? tell('state_over') : tell(names.length === 1 ? 'state_won' : 'state_shared', { names });
}
