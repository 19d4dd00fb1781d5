import type { KeysInfo, Proof, SessionInfo } from '#wire';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { spoken } from '../i18n.ts';
import { Confirm } from '../ui/Dialog.tsx';
import { account } from './api.ts';
import type { Attempts } from './attempt.ts';
import { PasskeyList } from './PasskeyList.tsx';
import { proofBy } from './passkey.ts';
import { Secret } from './Secret.tsx';
import { tell } from './words.ts';

/** What somebody with an account can change of it: the password, the passkeys, and where he is logged in. */
export function AccountKeys(props: { readonly attempts: Attempts; readonly gone: () => Promise<void> }): JSX.Element {
  const [keys, setKeys] = createSignal<KeysInfo>({ password: true, passkeys: [], address: null });
  const [sessions, setSessions] = createSignal<readonly SessionInfo[]>([]);
  const [password, setPassword] = createSignal('');
  const [next, setNext] = createSignal('');
  const [leaving, setLeaving] = createSignal(false);
  const attempt = props.attempts.attempt;
  void attempt(async () => {
    setKeys(await account.keys());
    setSessions((await account.sessions()).sessions);
  });

  const prove = (): Promise<Proof> => proofBy(password(), keys());
  const mayProve = (): boolean => password() !== '' || keys().passkeys.length > 0;
  const howToProve = (): string => {
    if (keys().passkeys.length === 0) return tell('proof');
    return tell(keys().password ? 'proof_either' : 'proof_passkey');
  };
  const change = () =>
    attempt(async () => {
      setSessions((await account.setPassword(await prove(), next())).sessions);
      setKeys(await account.keys());
      setPassword('');
      setNext('');
    }, tell('password_changed'));
  const end = (id?: string) => attempt(async () => setSessions((await account.endSession(id)).sessions), '');

  return (
    <>
      <form
        class="stack narrow"
        onSubmit={(event) => {
          event.preventDefault();
          void change();
        }}
      >
        <h2 class="rubric">{tell('keys')}</h2>
        <p>{howToProve()}</p>
        <Show when={keys().password}>
          <Secret
            name={tell('old_password')}
            autocomplete="current-password"
            required={keys().passkeys.length === 0}
            value={password()}
            write={setPassword}
          />
        </Show>
        <Secret name={tell('new_password')} autocomplete="new-password" required value={next()} write={setNext} />
        <div class="row">
          <button type="submit" class="btn" disabled={props.attempts.busy()}>
            {tell(keys().password ? 'change_password' : 'set_password')}
          </button>
          <button type="button" class="btn" onClick={() => setLeaving(true)} disabled={!mayProve() || props.attempts.busy()}>
            {tell('leave')}
          </button>
        </div>
        <small>{tell('leave_why')}</small>
        <Show when={keys().address !== null}>
          <p>{keys().address === true ? tell('address_known') : tell('address_none', { where: tell('alerts') })}</p>
        </Show>
      </form>
      <PasskeyList keys={keys()} change={setKeys} attempts={props.attempts} prove={prove} mayProve={mayProve()} />
      <section class="stack narrow">
        <h3>{tell('sessions')}</h3>
        <ul class="plain-list">
          <For each={sessions()}>{(session) => <Session session={session} end={() => void end(session.id)} />}</For>
        </ul>
        <Show when={sessions().length > 1}>
          <div class="row">
            <button type="button" class="btn" onClick={() => void end()}>
              {tell('end_others')}
            </button>
          </div>
        </Show>
      </section>
      <Show when={leaving()}>
        <Confirm
          title={tell('leave_title')}
          text={tell('leave_why')}
          act={tell('leave')}
          confirm={() =>
            void attempt(async () => {
              await account.leave(await prove());
              await props.gone();
            }, tell('gone'))
          }
          close={() => setLeaving(false)}
        />
      </Show>
    </>
  );
}

function Session(props: { readonly session: SessionInfo; readonly end: () => void }): JSX.Element {
  const day = () => new Intl.DateTimeFormat(spoken(), { dateStyle: 'medium' }).format(props.session.usedAt);
  return (
    <li class="row">
      <span>
        <b>{props.session.agent || tell('unknown_agent')}</b>{' '}
        {props.session.here ? tell('this_session') : tell('last_used', { day: day() })}
      </span>
      <Show when={!props.session.here}>
        <button type="button" class="btn" onClick={() => props.end()}>
          {tell('end_session')}
        </button>
      </Show>
    </li>
  );
}
