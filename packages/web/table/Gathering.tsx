import '../style/forms.css';
import { Icon } from '#look';
import { isFull, type SeatInfo } from '#wire';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { createRoles, seatLetter, seatName } from '../roles.ts';
import { api } from '../net/api.ts';
import { createProfiles } from '../people/profiles.ts';
import { Invitation } from '../ui/Invitation.tsx';
import { levelWords } from '../ui/levelWords.ts';
import { Page } from '../ui/Page.tsx';
import { Fault } from '../ui/states.tsx';
import { Arrange } from './Arrange.tsx';
import { Chat } from './Chat.tsx';
import type { Controller } from './controller.ts';
import { keptLot } from './lots.ts';
import { Origin } from './Origin.tsx';
import { ReportSlot } from './Report.tsx';
import { SeatBadge } from './Seats.tsx';
import { fetchedExtra } from '../ui/fetchedPart.tsx';

const GatherExtras = fetchedExtra(async () => (await import('../people/GatherExtras.tsx')).GatherExtras);

/** Addresses that mean another machine on every machine. */
const LOCAL = /^(localhost|127\..*|\[::1\])$/;

/** Before the game: who has come, how the others are called, and words for the dice. */
export function Gathering(props: { readonly table: Controller }): JSX.Element {
  const info = () => props.table.info();
  const [fault, setFault] = createSignal<unknown>(null);
  const roles = createRoles(() => info()?.game ?? null);
  const profiles = createProfiles(info);
  const link = (seat: number): string => {
    const code = info()?.codes.find((each) => each.seat === seat)?.code;
    return `${location.origin}/join/${props.table.id}${code === undefined ? '' : `#${code}`}`;
  };
  const mayInvite = (seat: SeatInfo): boolean => seat.name === null && (seat.kind === 'open' || info()?.host === true);
  /** Everybody sits, but not everybody's browser has been here since. */
  const awaited = (): string[] => {
    const known = info();
    if (known === null || !isFull(known)) return [];
    return known.seats.flatMap(({ kind, name, contributed }) => (kind === 'human' && !contributed && name !== null ? [name] : []));
  };
  const firstFree = () => info()?.seats.findIndex(mayInvite) ?? -1;
  return (
    <Page title={say('gather.title')} class="gather">
      <Show when={info()}>
        {(known) => (
          <>
            <p class="lead">
              <b>{say(`shelf.${known().game}.title`)}</b>.{' '}
              {awaited().length === 0 ? say('gather.begins') : say('gather.awaited', { names: awaited() })}
            </p>
            <Origin info={known()} />
            <Show when={(keptLot(props.table.id)?.commitment ?? known().commitment) !== known().commitment}>
              <p class="fault" role="alert">
                {say('gather.changed')}
              </p>
            </Show>
            <ol class="places">
              <For each={known().seats}>
                {(seat, index) => (
                  <li>
                    <SeatBadge
                      drawn={null}
                      view={null}
                      seat={index()}
                      letter={seatLetter(roles, index(), known().seats.length)}
                      away={seat.name !== null && !seat.connected}
                    />
                    <div>
                      <b>
                        <Show
                          when={profiles(index())}
                          fallback={seat.name ?? say(seat.kind === 'invited' ? 'gather.invited' : 'gather.open')}
                        >
                          {(person) => <a href={`/person/${person()}`}>{seat.name}</a>}
                        </Show>
                      </b>
                      <span class="quiet">
                        {[
                          roles.of(index(), known().seats.length),
                          seat.kind === 'bot' ? levelWords(known().game, seat.level ?? 'random') : '',
                          seat.kind !== 'bot' && seat.name !== null ? say(seat.connected ? 'gather.here' : 'seat.away') : '',
                          seat.yours ? say('seat.you') : '',
                          seat.contributed ? say('gather.contributed') : '',
                          seat.keptFor ?? '',
                        ]
                          .filter((part) => part !== '')
                          .join(' · ')}
                      </span>
                      <Show when={mayInvite(seat)}>
                        <Show when={index() === firstFree()}>
                          <p>{say('gather.send')}</p>
                        </Show>
                        <Invitation
                          link={link(index())}
                          label={say('gather.link', { seat: seatName(roles, index(), known().seats.length) })}
                          main={index() === firstFree()}
                        />
                      </Show>
                    </div>
                    <Show when={known().host && index() + 1 < known().seats.length && known().seats.some(({ yours }) => yours)}>
                      <button
                        type="button"
                        class="btn ghost swap"
                        onClick={() => void api.swap(props.table.id, { seats: [index(), index() + 1] }).catch(setFault)}
                      >
                        <Icon name="clockwise-rotation" />
                        <span>{say('gather.swap')}</span>
                      </button>
                    </Show>
                  </li>
                )}
              </For>
            </ol>
            <Show when={fault()}>{(error) => <Fault error={error()} />}</Show>
            <Show when={known().rated || known().series || known().tournament || known().host}>
              <GatherExtras info={known()} invites={firstFree() >= 0} />
            </Show>
            <Show when={known().host}>
              <Arrange table={props.table.id} info={known()} />
            </Show>
            <Show when={props.table.watching() && known().seats.some(({ kind }) => kind === 'open')}>
              <p>
                <a class="btn seal" href={`/join/${props.table.id}`}>
                  <Icon name="meeple" />
                  {say('join.sit')}
                </a>
              </p>
            </Show>
            <Show when={firstFree() >= 0 && LOCAL.test(location.hostname)}>
              <p class="quiet">{say('gather.local')}</p>
            </Show>
            <Show when={known().teams !== undefined}>
              <p class="quiet">{say('team.gathers')}</p>
            </Show>
            <section class="gather-chat">
              <h2 class="rubric">{say('tabs.chat')}</h2>
              <Chat lines={props.table.chat()} info={known()} say={props.table.say} />
              <ReportSlot />
            </section>
            <details>
              <summary>{say('gather.words')}</summary>
              <Show when={known().seats.some(({ yours, contributed }) => yours && !contributed)}>
                <Contribute add={props.table.contribute} />
              </Show>
              <p class="quiet">
                {say('gather.commitment')} <code>{known().commitment}</code>
              </p>
            </details>
          </>
        )}
      </Show>
    </Page>
  );
}

/** Words of one's own for the chance: what nobody could know beforehand, nobody could have counted on. */
function Contribute(props: { readonly add: (words: string) => void }): JSX.Element {
  const [words, setWords] = createSignal('');
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (words().trim() === '') return;
    props.add(words().trim());
    setWords('');
  };
  return (
    <form class="contribute" onSubmit={send}>
      <label class="field">
        <span class="sr">{say('gather.words')}</span>
        <input value={words()} maxlength="80" onInput={(event) => setWords(event.currentTarget.value)} />
        <small>{say('gather.why')}</small>
      </label>
      <button type="submit" class="btn">
        <Icon name="rolling-dices" />
        {say('gather.add')}
      </button>
    </form>
  );
}
