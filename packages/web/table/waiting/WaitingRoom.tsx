import '../../ui/forms.css';
import { Icon } from '#look';
import { isFull, type SeatInfo, type TableInfo } from '#wire';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { dynamicText, t } from '../../i18n/i18n.ts';
import { createSeatRoles, seatLetter, seatName, type SeatRoles } from '../../game/seatRoles.ts';
import { api } from '../../net/api.ts';
import { createSeatProfiles } from '../../people/seatProfiles.ts';
import { InvitationLink } from '../../ui/InvitationLink.tsx';
import { levelText } from '../../game/botLevels.ts';
import { Page } from '../../ui/Page.tsx';
import { ErrorNotice } from '../../ui/states.tsx';
import { HostActions } from './HostActions.tsx';
import { Chat } from '../chat/Chat.tsx';
import type { TableController } from '../session/tableController.ts';
import { storedSeed } from '../../fairness/seedStorage.ts';
import { SequelOrigin } from '../dialogs/SequelOrigin.tsx';
import { ModerationDialogSlot } from '../chat/ReportButton.tsx';
import { SeatBadge } from '../SeatBadge.tsx';
import { lazyExtra } from '../../ui/lazyComponent.tsx';

const WaitingRoomExtras = lazyExtra(async () => (await import('../../people/WaitingRoomExtras.tsx')).WaitingRoomExtras);

/** Addresses that other machines cannot reach. */
const LOCAL = /^(localhost|127\..*|\[::1\])$/;

/** The waiting room: seats, invitations, chat and seed contributions. */
export function WaitingRoom(props: { readonly table: TableController }): JSX.Element {
  const info = () => props.table.info();
  const [fault, setFault] = createSignal<unknown>(null);
  const roles = createSeatRoles(() => info()?.game ?? null);
  const profiles = createSeatProfiles(info);
  const link = (seat: number): string => {
    const code = info()?.codes.find((each) => each.seat === seat)?.code;
    return `${location.origin}/join/${props.table.id}${code === undefined ? '' : `#${code}`}`;
  };
  const mayInvite = (seat: SeatInfo): boolean => seat.name === null && (seat.kind === 'open' || info()?.host === true);
  /** All seats are taken, but some players' browsers have not contributed to the seed yet. */
  const awaited = (): string[] => {
    const known = info();
    if (known === null || !isFull(known)) return [];
    return known.seats.flatMap(({ kind, name, contributed }) => (kind === 'human' && !contributed && name !== null ? [name] : []));
  };
  const firstFree = () => info()?.seats.findIndex(mayInvite) ?? -1;
  return (
    <Page title={t('gather.title')} class="gather">
      <Show when={info()}>
        {(known) => (
          <>
            <p class="lead">
              <b>{dynamicText(`shelf.${known().game}.title`)}</b>.{' '}
              {awaited().length === 0 ? t('gather.begins') : t('gather.awaited', { names: awaited() })}
            </p>
            <SequelOrigin info={known()} />
            <Show when={(storedSeed(props.table.id)?.commitment ?? known().commitment) !== known().commitment}>
              <p class="fault" role="alert">
                {t('gather.changed')}
              </p>
            </Show>
            <ol class="places">
              <For each={known().seats}>
                {(seat, index) => (
                  <Place
                    table={props.table.id}
                    info={known()}
                    seat={seat}
                    index={index()}
                    roles={roles}
                    person={profiles(index())}
                    link={mayInvite(seat) ? link(index()) : null}
                    first={index() === firstFree()}
                    failed={setFault}
                  />
                )}
              </For>
            </ol>
            <Show when={fault()}>{(error) => <ErrorNotice error={error()} />}</Show>
            <Show when={known().rated || known().series || known().tournament || known().host}>
              <WaitingRoomExtras info={known()} invites={firstFree() >= 0} />
            </Show>
            <Show when={known().host}>
              <HostActions table={props.table.id} info={known()} />
            </Show>
            <Show when={props.table.isSpectator() && known().seats.some(({ kind }) => kind === 'open')}>
              <p>
                <a class="btn seal" href={`/join/${props.table.id}`}>
                  <Icon name="meeple" />
                  {t('join.sit')}
                </a>
              </p>
            </Show>
            <Show when={firstFree() >= 0 && LOCAL.test(location.hostname)}>
              <p class="quiet">{t('gather.local')}</p>
            </Show>
            <Show when={known().teams !== undefined}>
              <p class="quiet">{t('team.gathers')}</p>
            </Show>
            <section class="gather-chat">
              <h2 class="rubric">{t('tabs.chat')}</h2>
              <Chat lines={props.table.chat()} info={known()} sendLine={props.table.sendChat} />
              <ModerationDialogSlot />
            </section>
            <details>
              <summary>{t('gather.words')}</summary>
              <Show when={known().seats.some(({ yours, contributed }) => yours && !contributed)}>
                <SeedContributionForm add={props.table.contributeSeed} />
              </Show>
              <p class="quiet">
                {t('gather.commitment')} <code>{known().commitment}</code>
              </p>
            </details>
          </>
        )}
      </Show>
    </Page>
  );
}

/** One seat: who sits there, or the invitation to it. */
function Place(props: {
  readonly table: string;
  readonly info: TableInfo;
  readonly seat: SeatInfo;
  readonly index: number;
  readonly roles: SeatRoles;
  /** Has a page of this id. */
  readonly person: string | null;
  /** The invitation; null where the viewer may not invite. */
  readonly link: string | null;
  /** The first seat to which somebody can be invited. */
  readonly first: boolean;
  readonly failed: (error: unknown) => void;
}): JSX.Element {
  return (
    <li>
      <SeatBadge
        drawn={null}
        view={null}
        seat={props.index}
        letter={seatLetter(props.roles, props.index, props.info.seats.length)}
        away={props.seat.name !== null && !props.seat.connected}
      />
      <div>
        <b>
          <Show when={props.person} fallback={props.seat.name ?? t(props.seat.kind === 'invited' ? 'gather.invited' : 'gather.open')}>
            {(person) => <a href={`/person/${person()}`}>{props.seat.name}</a>}
          </Show>
        </b>
        <span class="quiet">
          {[
            props.roles.of(props.index, props.info.seats.length),
            props.seat.kind === 'bot' ? levelText(props.info.game, props.seat.level ?? 'random') : '',
            props.seat.kind !== 'bot' && props.seat.name !== null ? t(props.seat.connected ? 'gather.here' : 'seat.away') : '',
            props.seat.yours ? t('seat.you') : '',
            props.seat.contributed ? t('gather.contributed') : '',
            props.seat.keptFor ?? '',
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
        <Show when={props.link}>
          {(link) => (
            <>
              <Show when={props.first}>
                <p>{t('gather.send')}</p>
              </Show>
              <InvitationLink
                link={link()}
                label={t('gather.link', { seat: seatName(props.roles, props.index, props.info.seats.length) })}
                main={props.first}
              />
            </>
          )}
        </Show>
      </div>
      <Show when={props.info.host && props.index + 1 < props.info.seats.length && props.info.seats.some(({ yours }) => yours)}>
        <button
          type="button"
          class="btn ghost swap"
          aria-label={t('gather.swap')}
          onClick={() => void api.swap(props.table, { seats: [props.index, props.index + 1] }).catch(props.failed)}
        >
          <Icon name="clockwise-rotation" />
          <span>{t('gather.swap')}</span>
        </button>
      </Show>
    </li>
  );
}

/** A player's own words for the seed: unknown to the operator and to other players beforehand. */
function SeedContributionForm(props: { readonly add: (words: string) => void }): JSX.Element {
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
        <span class="sr">{t('gather.words')}</span>
        <input value={words()} maxlength="80" onInput={(event) => setWords(event.currentTarget.value)} />
        <small>{t('gather.why')}</small>
      </label>
      <button type="submit" class="btn">
        <Icon name="rolling-dices" />
        {t('gather.add')}
      </button>
    </form>
  );
}
