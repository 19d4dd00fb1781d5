import type { KeysInfo, SessionInfo } from '#wire';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { locale } from '../i18n/i18n.ts';
import { Confirm } from '../ui/Dialog.tsx';
import { TextField } from '../ui/TextField.tsx';
import { AccountEvents } from './AccountEvents.tsx';
import { account } from './api.ts';
import type { ActionStatus } from './actionStatus.ts';
import { PasskeyList } from './PasskeyList.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { t } from './text.ts';

/** What the owner of an account can change: password, passkeys, second factor, sessions; and what happened to it. */
export function AccountCredentials(props: { readonly attempts: ActionStatus; readonly gone: () => Promise<void> }): JSX.Element {
  const [keys, setKeys] = createSignal<KeysInfo>({ password: true, passkeys: [], address: null, secondFactor: null, provedUntil: 0 });
  const [sessions, setSessions] = createSignal<readonly SessionInfo[]>([]);
  const [next, setNext] = createSignal('');
  const [leaving, setLeaving] = createSignal(false);
  const attempt = props.attempts.run;
  void attempt(async () => {
    setKeys(await account.keys());
    setSessions((await account.sessions()).sessions);
  });

  const change = () =>
    attempt(async () => {
      setSessions((await account.setPassword(next())).sessions);
      setKeys(await account.keys());
      setNext('');
    }, t('password_changed'));
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
        <h2 class="rubric">{t('keys')}</h2>
        <TextField
          label={t('new_password')}
          type="password"
          autocomplete="new-password"
          required
          value={next()}
          write={setNext}
          error={props.attempts.errorAt('next')}
        />
        <div class="row">
          <button type="submit" class="btn" disabled={props.attempts.busy()}>
            {t(keys().password ? 'change_password' : 'set_password')}
          </button>
          <button type="button" class="btn" onClick={() => setLeaving(true)} disabled={props.attempts.busy()}>
            {t('leave')}
          </button>
        </div>
        <small>{t('leave_why')}</small>
        <Show when={keys().address !== null}>
          <p>{keys().address === true ? t('address_known') : t('address_none', { where: t('alerts') })}</p>
        </Show>
      </form>
      <PasskeyList keys={keys()} change={setKeys} attempts={props.attempts} />
      <SecondFactor keys={keys()} change={setKeys} attempts={props.attempts} />
      <section class="stack narrow">
        <h3>{t('sessions')}</h3>
        <ul class="plain-list">
          <For each={sessions()}>{(session) => <Session session={session} end={() => void end(session.id)} />}</For>
        </ul>
        <Show when={sessions().length > 1}>
          <div class="row">
            <button type="button" class="btn" onClick={() => void end()}>
              {t('end_others')}
            </button>
          </div>
        </Show>
      </section>
      <AccountEvents changes={keys()} />
      <Show when={leaving()}>
        <Confirm
          title={t('leave_title')}
          text={t('leave_why')}
          label={t('leave')}
          confirm={() =>
            void attempt(async () => {
              await account.leave();
              await props.gone();
            }, t('gone'))
          }
          close={() => setLeaving(false)}
        />
      </Show>
    </>
  );
}

function Session(props: { readonly session: SessionInfo; readonly end: () => void }): JSX.Element {
  const day = () => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(props.session.usedAt);
  return (
    <li class="row">
      <span>
        <b>{props.session.agent || t('unknown_agent')}</b> {props.session.here ? t('this_session') : t('last_used', { day: day() })}
      </span>
      <Show when={!props.session.here}>
        <button type="button" class="btn" onClick={() => props.end()}>
          {t('end_session')}
        </button>
      </Show>
    </li>
  );
}
