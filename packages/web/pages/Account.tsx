import '../style/forms.css';
import { createSignal, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { callMe, introduce, me, nameToOffer, setMe } from '../me.ts';
import { api } from '../net/api.ts';
import { Page } from '../ui/Page.tsx';
import { Fault, Ruled } from '../ui/states.tsx';
import { AccountKeys } from './AccountKeys.tsx';
import { Holidays } from './Holidays.tsx';

type Way = 'register' | 'login';

/** A name for everybody; a password for those who want their tables on another machine too. */
export function AccountPage(): JSX.Element {
  const [fault, setFault] = createSignal<unknown>(null);
  const [told, setTold] = createSignal('');
  const [name, setName] = createSignal('');
  introduce().then(
    () => setName(nameToOffer()),
    (error: unknown) => setFault(error),
  );

  async function attempt(what: () => Promise<unknown>, done: string): Promise<void> {
    setFault(null);
    setTold('');
    try {
      await what();
      setTold(done);
    } catch (error) {
      setFault(error);
    }
  }

  const enter = (how: Way, account: string, password: string): Promise<void> =>
    attempt(
      async () => {
        setMe(await api[how](account, password));
        setName(me()?.name ?? '');
      },
      say(how === 'register' ? 'account.registered' : 'account.entered'),
    );

  return (
    <Page title={say('nav.account')}>
      <p aria-live="polite" class="told">
        {told()}
      </p>
      <Show when={fault()}>{(error) => <Fault error={error()} />}</Show>
      <Show when={me()} fallback={<Ruled />}>
        {(known) => (
          <>
            <form
              class="stack narrow"
              onSubmit={(event) => {
                event.preventDefault();
                void attempt(() => callMe(name()), say('account.renamed'));
              }}
            >
              <label class="field">
                <span>{say('new.name')}</span>
                <input value={name()} maxlength="40" autocomplete="off" required onInput={(event) => setName(event.currentTarget.value)} />
              </label>
              <div class="row">
                <button type="submit" class="btn">
                  {say('account.rename')}
                </button>
              </div>
            </form>
            <section class="stack narrow">
              <h2 class="rubric">{say('account.alerts')}</h2>
              <p>{say('account.alerts_why')}</p>
              <div class="row">
                <a class="btn" href="/alerts">
                  {say('account.alerts_do')}
                </a>
              </div>
            </section>
            <Holidays />
            <section class="stack narrow">
              <h2 class="rubric">{say('account.yours')}</h2>
              <p>{say('account.yours_why')}</p>
              <div class="row">
                <a class="btn" href="/api/account/everything" download="red-book.json">
                  {say('account.export')}
                </a>
              </div>
            </section>
            <Show
              when={known().account === null}
              fallback={
                <section class="stack narrow">
                  <h2 class="rubric">{say('account.known', { account: known().account ?? '' })}</h2>
                  <div class="row">
                    <button
                      type="button"
                      class="btn"
                      onClick={() =>
                        void attempt(async () => {
                          await api.logout();
                          setMe(await api.me());
                        }, say('account.left'))
                      }
                    >
                      {say('account.logout')}
                    </button>
                  </div>
                  <AccountKeys
                    attempt={attempt}
                    gone={async () => {
                      setMe(await api.me());
                    }}
                  />
                </section>
              }
            >
              <Entry enter={enter} />
            </Show>
          </>
        )}
      </Show>
    </Page>
  );
}

/** An account and its password: an old one, or a new one. */
function Entry(props: { readonly enter: (how: Way, account: string, password: string) => Promise<void> }): JSX.Element {
  const [account, setAccount] = createSignal('');
  const [password, setPassword] = createSignal('');
  const enter = (how: Way): void => void props.enter(how, account().trim(), password());
  return (
    <form
      class="stack narrow"
      onSubmit={(event) => {
        event.preventDefault();
        enter('login');
      }}
    >
      <h2 class="rubric">{say('account.title')}</h2>
      <p>{say('account.why')}</p>
      <label class="field">
        <span>{say('account.account')}</span>
        <input
          value={account()}
          autocomplete="username"
          autocapitalize="none"
          required
          onInput={(event) => setAccount(event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>{say('account.password')}</span>
        <input
          type="password"
          value={password()}
          autocomplete="current-password"
          required
          onInput={(event) => setPassword(event.currentTarget.value)}
        />
      </label>
      <div class="row">
        <button type="submit" class="btn seal">
          {say('account.login')}
        </button>
        <button type="button" class="btn" onClick={() => enter('register')}>
          {say('account.register')}
        </button>
      </div>
    </form>
  );
}
