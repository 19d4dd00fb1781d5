import '../style/forms.css';
import { createSignal, type JSX, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { spoken } from '../i18n.ts';
import { introduce, setMe } from '../me.ts';
import { WithWords } from '../ui/Fetched.tsx';
import { Page } from '../ui/Page.tsx';
import { Fault, Ruled } from '../ui/states.tsx';
import { account } from './api.ts';
import { createAttempts } from './attempt.ts';
import { Secret } from './Secret.tsx';
import { tell } from './words.ts';

/** For whoever forgot his password: asks for a link, or, with what a link says, sets another. */
export function RecoverPage(props: { readonly token: string }): JSX.Element {
  return (
    <WithWords of="account">
      {() => (
        <Show when={props.token !== ''} fallback={<Forgot />}>
          <SetAnew token={props.token} />
        </Show>
      )}
    </WithWords>
  );
}

function Forgot(): JSX.Element {
  const { attempt, fault, told, busy } = createAttempts();
  const [who, setWho] = createSignal('');
  const house = ask(
    () => true,
    () => account.recovery(),
  );
  return (
    <Page title={tell('recover_title')}>
      <p aria-live="polite" class="told">
        {told()}
      </p>
      <Show when={fault() ?? house.error()}>{(error) => <Fault error={error()} />}</Show>
      <Show when={house.value()} fallback={<Ruled />}>
        {(known) => (
          <Show
            when={known().mails}
            fallback={
              <div class="stack narrow">
                <p>{tell('recover_no_mail')}</p>
                <p>
                  {tell('recover_operator')} <code>npx redbook admin recover …</code>
                </p>
              </div>
            }
          >
            <form
              class="stack narrow"
              onSubmit={(event) => {
                event.preventDefault();
                void attempt(() => account.forgot(who().trim(), spoken()), tell('recover_sent'));
              }}
            >
              <p>{tell('recover_why')}</p>
              <label class="field">
                <span>{tell('recover_who')}</span>
                <input
                  value={who()}
                  maxlength="200"
                  autocomplete="username"
                  autocapitalize="none"
                  required
                  onInput={(event) => setWho(event.currentTarget.value)}
                />
              </label>
              <div class="row">
                <button type="submit" class="btn seal" disabled={busy()}>
                  {tell('recover_send')}
                </button>
              </div>
              <small>{tell('recover_no_address')}</small>
            </form>
          </Show>
        )}
      </Show>
    </Page>
  );
}

function SetAnew(props: { readonly token: string }): JSX.Element {
  const { attempt, fault, told, busy } = createAttempts();
  const [next, setNext] = createSignal('');
  const [done, setDone] = createSignal(false);
  const set = async (): Promise<void> => {
    const was = await attempt(async () => {
      // Whoever has a guest's tables in this browser takes them along.
      await introduce();
      setMe(await account.recover(props.token, next()));
    }, tell('recover_done'));
    setDone(was);
  };
  return (
    <Page title={tell('recover_title')}>
      <p aria-live="polite" class="told">
        {told()}
      </p>
      <Show when={fault()}>{(error) => <Fault error={error()} />}</Show>
      <Show
        when={!done()}
        fallback={
          <div class="row">
            <a class="btn seal" href="/account">
              {tell('recover_back')}
            </a>
          </div>
        }
      >
        <form
          class="stack narrow"
          onSubmit={(event) => {
            event.preventDefault();
            void set();
          }}
        >
          <p>{tell('recover_set')}</p>
          <Secret name={tell('new_password')} autocomplete="new-password" required value={next()} write={setNext} />
          <div class="row">
            <button type="submit" class="btn seal" disabled={busy()}>
              {tell('recover_do')}
            </button>
          </div>
        </form>
      </Show>
    </Page>
  );
}
