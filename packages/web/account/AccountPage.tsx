import './account.css';
import '../style/forms.css';
import { createSignal, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { callMe, introduce, me, nameToOffer, setMe } from '../me.ts';
import { api } from '../net/api.ts';
import { Avoided } from '../polite/Avoided.tsx';
import { WithWords } from '../ui/Fetched.tsx';
import { Page } from '../ui/Page.tsx';
import { Fault, Ruled } from '../ui/states.tsx';
import { AccountKeys } from './AccountKeys.tsx';
import { account } from './api.ts';
import { createAttempts } from './attempt.ts';
import { Entry } from './Entry.tsx';
import { Holidays } from './Holidays.tsx';
import { tell } from './words.ts';

/** A name for everybody; a password or a passkey for those who want their tables on another machine too. */
export function AccountPage(): JSX.Element {
  return <WithWords of="account">{() => <WithWords of="polite">{() => <Account />}</WithWords>}</WithWords>;
}

function Account(): JSX.Element {
  const attempts = createAttempts();
  const { attempt } = attempts;
  const [name, setName] = createSignal('');
  void attempt(async () => {
    await introduce();
    setName(nameToOffer());
  });

  return (
    <Page title={say('nav.account')} class="account">
      <p aria-live="polite" class="told">
        {attempts.told()}
      </p>
      <Show when={attempts.fault()}>{(error) => <Fault error={error()} />}</Show>
      <Show when={me()} fallback={<Ruled />}>
        {(known) => (
          <>
            <form
              class="stack narrow"
              onSubmit={(event) => {
                event.preventDefault();
                void attempt(() => callMe(name()), tell('renamed'));
              }}
            >
              <label class="field">
                <span>{say('new.name')}</span>
                <input value={name()} maxlength="40" autocomplete="off" required onInput={(event) => setName(event.currentTarget.value)} />
              </label>
              <div class="row">
                <button type="submit" class="btn">
                  {tell('rename')}
                </button>
              </div>
            </form>
            <section class="stack narrow">
              <h2 class="rubric">{tell('alerts')}</h2>
              <p>{tell('alerts_why')}</p>
              <div class="row">
                <a class="btn" href="/alerts">
                  {tell('alerts_do')}
                </a>
              </div>
            </section>
            <Holidays />
            <Avoided />
            <section class="stack narrow">
              <h2 class="rubric">{tell('yours')}</h2>
              <p>{tell('yours_why')}</p>
              <div class="row">
                <a class="btn" href="/api/account/everything" download="red-book.json">
                  {tell('export')}
                </a>
              </div>
            </section>
            <Show
              when={known().account === null}
              fallback={
                <section class="stack narrow">
                  <h2 class="rubric">{tell('known', { account: known().account ?? '' })}</h2>
                  <div class="row">
                    <button
                      type="button"
                      class="btn"
                      onClick={() =>
                        void attempt(async () => {
                          await account.logout();
                          setMe(await api.me());
                        }, tell('left'))
                      }
                    >
                      {tell('logout')}
                    </button>
                  </div>
                  <AccountKeys
                    attempts={attempts}
                    gone={async () => {
                      setMe(await api.me());
                    }}
                  />
                </section>
              }
            >
              <Entry attempts={attempts} entered={() => setName(me()?.name ?? '')} />
            </Show>
          </>
        )}
      </Show>
    </Page>
  );
}
