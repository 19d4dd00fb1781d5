import type { KeysInfo, PasskeyInfo } from '#wire';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { locale } from '../i18n/i18n.ts';
import { RequestError } from '../net/api.ts';
import { Confirm } from '../ui/Dialog.tsx';
import { account } from './api.ts';
import type { ActionStatus } from './actionStatus.ts';
import { addPasskey, passkeyProblem } from './passkey.ts';
import { t } from './text.ts';

/** The passkeys of an account, with the owner's names for them. */
export function PasskeyList(props: {
  readonly keys: KeysInfo;
  readonly change: (keys: KeysInfo) => void;
  readonly attempts: ActionStatus;
}): JSX.Element {
  /** The last credential: its removal must be confirmed. */
  const [last, setLast] = createSignal<PasskeyInfo | null>(null);
  const attempt = props.attempts.run;
  const add = () => attempt(async () => props.change(await addPasskey()), t('passkey_made'));
  const remove = (passkey: PasskeyInfo, even: boolean) =>
    attempt(async () => {
      try {
        props.change(await account.removePasskey(passkey.id, even));
      } catch (error) {
        if (error instanceof RequestError && error.code === 'last-way') setLast(passkey);
        throw error;
      }
    }, t('passkey_removed'));
  const isLast = (): boolean => !props.keys.password && props.keys.passkeys.length === 1;

  return (
    <section class="stack narrow">
      <h3>{t('passkeys')}</h3>
      <p>{t('passkeys_why')}</p>
      <Show when={props.keys.passkeys.length > 0} fallback={<p class="quiet">{t('passkeys_none')}</p>}>
        <ul class="plain-list">
          <For each={props.keys.passkeys}>
            {(passkey) => (
              <Passkey
                passkey={passkey}
                mayRemove={!props.attempts.busy()}
                rename={(name) => attempt(async () => props.change(await account.renamePasskey(passkey.id, name)), t('passkey_renamed'))}
                remove={() => (isLast() ? setLast(passkey) : void remove(passkey, false))}
              />
            )}
          </For>
        </ul>
      </Show>
      <Show when={passkeyProblem() === null} fallback={<p class="quiet">{passkeyProblem()}</p>}>
        <div class="row">
          <button type="button" class="btn" disabled={props.attempts.busy()} onClick={() => void add()}>
            {t('passkey_make')}
          </button>
        </div>
      </Show>
      <Show when={last()} keyed>
        {(passkey) => (
          <Confirm
            title={t('passkey_last_title')}
            text={t('passkey_last')}
            label={t('passkey_remove')}
            confirm={() => void remove(passkey, true)}
            close={() => setLast(null)}
          />
        )}
      </Show>
    </section>
  );
}

function Passkey(props: {
  readonly passkey: PasskeyInfo;
  readonly mayRemove: boolean;
  readonly rename: (name: string) => Promise<boolean>;
  readonly remove: () => void;
}): JSX.Element {
  const [name, setName] = createSignal<string | null>(null);
  const day = (at: number): string => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(at);
  const about = (): string =>
    [
      t('passkey_used', { made: day(props.passkey.madeAt), used: day(props.passkey.usedAt) }),
      ...(props.passkey.synced ? [t('passkey_synced')] : []),
      ...(props.passkey.host === location.hostname ? [] : [t('passkey_elsewhere', { host: props.passkey.host })]),
    ].join(', ');
  return (
    <li class="stack">
      <Show
        when={name() !== null}
        fallback={
          <>
            <span>
              <b>{props.passkey.name}</b> {about()}
            </span>
            <div class="row">
              <button type="button" class="btn" onClick={() => setName(props.passkey.name)}>
                {t('passkey_rename')}
                <span class="sr"> {props.passkey.name}</span>
              </button>
              <button type="button" class="btn" disabled={!props.mayRemove} onClick={() => props.remove()}>
                {t('passkey_remove')}
                <span class="sr"> {props.passkey.name}</span>
              </button>
            </div>
          </>
        }
      >
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            void props.rename(name() ?? '');
          }}
        >
          <label class="field">
            <span>{t('passkey_name')}</span>
            <input
              value={name() ?? ''}
              maxlength="40"
              required
              autocomplete="off"
              ref={(field) => queueMicrotask(() => field.focus())}
              onInput={(event) => setName(event.currentTarget.value)}
              onKeyDown={(event) => event.key === 'Escape' && setName(null)}
            />
          </label>
          <div class="row">
            <button type="submit" class="btn">
              {t('passkey_rename')}
            </button>
            <button type="button" class="btn ghost" onClick={() => setName(null)}>
              {t('cancel')}
            </button>
          </div>
        </form>
      </Show>
    </li>
  );
}
