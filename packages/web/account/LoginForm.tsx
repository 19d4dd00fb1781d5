import type { Me } from '#wire';
import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { TextField } from '../ui/TextField.tsx';
import { setCurrentUser } from '../user/currentUser.ts';
import { account } from './api.ts';
import type { ActionStatus } from './actionStatus.ts';
import { DismissedError, passkeyProblem, loginByPasskey, offerPasskeys, registerByPasskey } from './passkey.ts';
import { t } from './text.ts';

/** Autofill: the account name, and passkeys with it. */
const NAME_OR_PASSKEY = 'username webauthn';

/** Login and registration, by password or passkey. */
export function LoginForm(props: { readonly attempts: ActionStatus }): JSX.Element {
  const [name, setName] = createSignal('');
  const [password, setPassword] = createSignal('');
  /** The code of a second factor is asked for when the password is right. */
  const [needsCode, setNeedsCode] = createSignal(false);
  const [code, setCode] = createSignal('');
  const attempt = async (how: () => Promise<Me>, done: string): Promise<void> => {
    await props.attempts.run(async () => setCurrentUser(await how()), done);
    if (props.attempts.failedBy('second-factor-needed')) setNeedsCode(true);
  };
  const enter = (how: () => Promise<Me>, done: string): void => void attempt(how, done);
  // Conditional UI needs the field in the page.
  onMount(() => onCleanup(offerPasskeys((how) => enter(how, t('entered')))));
  const withNewKey = async (): Promise<Me> => {
    if (name().trim() === '') throw new DismissedError(t('name_first'));
    return (await registerByPasskey(name().trim())).me;
  };

  return (
    <form
      class="stack narrow"
      onSubmit={(event) => {
        event.preventDefault();
        enter(() => account.login(name().trim(), password(), code().trim()), t('entered'));
      }}
    >
      <h2 class="rubric">{t('title')}</h2>
      <p>{t('why')}</p>
      <TextField
        label={t('account')}
        autocomplete={NAME_OR_PASSKEY}
        verbatim
        required
        value={name()}
        write={(text) => {
          setName(text);
          setNeedsCode(false);
        }}
        error={props.attempts.errorAt('account')}
      />
      <TextField
        label={t('password')}
        type="password"
        autocomplete="current-password"
        required
        value={password()}
        write={setPassword}
        error={props.attempts.errorAt('password')}
      />
      <Show when={needsCode()}>
        <TextField
          label={t('code')}
          help={t('code_help')}
          autocomplete="one-time-code"
          verbatim
          required
          focused
          maxlength={40}
          value={code()}
          write={setCode}
          error={props.attempts.failedBy('wrong-code') ? props.attempts.errorAt('code') : ''}
        />
      </Show>
      <p>
        <a href="/recover">{t('forgot')}</a>
      </p>
      <div class="row">
        <button type="submit" class="btn seal">
          {t('login')}
        </button>
        <button type="button" class="btn" onClick={() => enter(() => account.register(name().trim(), password()), t('registered'))}>
          {t('register')}
        </button>
      </div>
      <h3>{t('passkeys')}</h3>
      <p>{t('passkeys_why')}</p>
      <Show when={passkeyProblem() === null} fallback={<p class="quiet">{passkeyProblem()}</p>}>
        <div class="row">
          <button type="button" class="btn" disabled={props.attempts.busy()} onClick={() => enter(loginByPasskey, t('entered'))}>
            {t('passkey_login')}
          </button>
          <button type="button" class="btn" disabled={props.attempts.busy()} onClick={() => enter(withNewKey, t('registered'))}>
            {t('passkey_register')}
          </button>
        </div>
      </Show>
    </form>
  );
}
