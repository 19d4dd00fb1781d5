import type { Me } from '#wire';
import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { setMe } from '../me.ts';
import { account } from './api.ts';
import type { Attempts } from './attempt.ts';
import { Dismissed, hindrance, loginByPasskey, offerPasskeys, registerByPasskey } from './passkey.ts';
import { tell } from './words.ts';

/** What a browser may offer for the field: the name, and passkeys with it. */
const NAME_OR_PASSKEY = 'username webauthn';

/** The way into an account, an old one or a new one: by its name and a password, or by a passkey. */
export function Entry(props: { readonly attempts: Attempts; readonly entered: () => void }): JSX.Element {
  const [name, setName] = createSignal('');
  const [password, setPassword] = createSignal('');
  const enter = (how: () => Promise<Me>, done: string): void =>
    void props.attempts.attempt(async () => {
      setMe(await how());
      props.entered();
    }, done);
  // The field must be there when passkeys are offered beside it.
  onMount(() => onCleanup(offerPasskeys((how) => enter(how, tell('entered')))));
  const withNewKey = async (): Promise<Me> => {
    if (name().trim() === '') throw new Dismissed(tell('name_first'));
    return (await registerByPasskey(name().trim())).me;
  };

  return (
    <form
      class="stack narrow"
      onSubmit={(event) => {
        event.preventDefault();
        enter(() => account.login(name().trim(), password()), tell('entered'));
      }}
    >
      <h2 class="rubric">{tell('title')}</h2>
      <p>{tell('why')}</p>
      <label class="field">
        <span>{tell('account')}</span>
        <input
          value={name()}
          autocomplete={NAME_OR_PASSKEY}
          autocapitalize="none"
          required
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>{tell('password')}</span>
        <input
          type="password"
          value={password()}
          autocomplete="current-password"
          required
          onInput={(event) => setPassword(event.currentTarget.value)}
        />
      </label>
      <p>
        <a href="/recover">{tell('forgot')}</a>
      </p>
      <div class="row">
        <button type="submit" class="btn seal">
          {tell('login')}
        </button>
        <button type="button" class="btn" onClick={() => enter(() => account.register(name().trim(), password()), tell('registered'))}>
          {tell('register')}
        </button>
      </div>
      <h3>{tell('passkeys')}</h3>
      <p>{tell('passkeys_why')}</p>
      <Show when={hindrance() === null} fallback={<p class="quiet">{hindrance()}</p>}>
        <div class="row">
          <button type="button" class="btn" disabled={props.attempts.busy()} onClick={() => enter(loginByPasskey, tell('entered'))}>
            {tell('passkey_login')}
          </button>
          <button type="button" class="btn" disabled={props.attempts.busy()} onClick={() => enter(withNewKey, tell('registered'))}>
            {tell('passkey_register')}
          </button>
        </div>
      </Show>
    </form>
  );
}
