import type { SessionInfo } from '#wire';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { say, spoken } from '../i18n.ts';
import { api } from '../net/api.ts';
import { Confirm } from '../ui/Dialog.tsx';

/** Does something that may be refused, and says what came of it. */
type Attempt = (what: () => Promise<unknown>, done: string) => Promise<void>;

/** What somebody with an account can change of it: the password, and where he is logged in. */
export function AccountKeys(props: { readonly attempt: Attempt; readonly gone: () => Promise<void> }): JSX.Element {
  const [sessions, setSessions] = createSignal<readonly SessionInfo[]>([]);
  const [password, setPassword] = createSignal('');
  const [next, setNext] = createSignal('');
  const [leaving, setLeaving] = createSignal(false);
  void props.attempt(async () => setSessions((await api.sessions()).sessions), '');

  const change = () =>
    props.attempt(async () => {
      setSessions((await api.changePassword(password(), next())).sessions);
      setPassword('');
      setNext('');
    }, say('account.password_changed'));
  const end = (id?: string) => props.attempt(async () => setSessions((await api.endSession(id)).sessions), '');

  return (
    <>
      <form
        class="stack narrow"
        onSubmit={(event) => {
          event.preventDefault();
          void change();
        }}
      >
        <h2 class="rubric">{say('account.keys')}</h2>
        <Secret name={say('account.old_password')} autocomplete="current-password" value={password()} write={setPassword} />
        <Secret name={say('account.new_password')} autocomplete="new-password" value={next()} write={setNext} />
        <div class="row">
          <button type="submit" class="btn">
            {say('account.change_password')}
          </button>
          <button type="button" class="btn" onClick={() => password() !== '' && setLeaving(true)} disabled={password() === ''}>
            {say('account.leave')}
          </button>
        </div>
        <small>{say('account.leave_why')}</small>
      </form>
      <section class="stack narrow">
        <h3>{say('account.sessions')}</h3>
        <ul class="plain-list">
          <For each={sessions()}>{(session) => <Session session={session} end={() => void end(session.id)} />}</For>
        </ul>
        <Show when={sessions().length > 1}>
          <div class="row">
            <button type="button" class="btn" onClick={() => void end()}>
              {say('account.end_others')}
            </button>
          </div>
        </Show>
      </section>
      <Show when={leaving()}>
        <Confirm
          title={say('account.leave_title')}
          text={say('account.leave_why')}
          act={say('account.leave')}
          confirm={() =>
            void props.attempt(async () => {
              await api.leaveHouse(password());
              await props.gone();
            }, say('account.gone'))
          }
          close={() => setLeaving(false)}
        />
      </Show>
    </>
  );
}

function Secret(props: {
  readonly name: string;
  readonly autocomplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly write: (text: string) => void;
}): JSX.Element {
  return (
    <label class="field">
      <span>{props.name}</span>
      <input
        type="password"
        required
        value={props.value}
        autocomplete={props.autocomplete}
        onInput={(event) => props.write(event.currentTarget.value)}
      />
    </label>
  );
}

function Session(props: { readonly session: SessionInfo; readonly end: () => void }): JSX.Element {
  const day = () => new Intl.DateTimeFormat(spoken(), { dateStyle: 'medium' }).format(props.session.usedAt);
  return (
    <li class="row">
      <span>
        <b>{props.session.agent || say('account.unknown_agent')}</b>{' '}
        {props.session.here ? say('account.this_session') : say('account.last_used', { day: day() })}
      </span>
      <Show when={!props.session.here}>
        <button type="button" class="btn" onClick={() => props.end()}>
          {say('account.end_session')}
        </button>
      </Show>
    </li>
  );
}
