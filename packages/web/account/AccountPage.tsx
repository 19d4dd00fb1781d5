import './account.css';
import '../ui/forms.css';
import { type JSX, Show } from 'solid-js';
import { ensureSession, currentUser, setCurrentUser } from '../user/currentUser.ts';
import { saveFile } from '../lib/saveFile.ts';
import { api } from '../net/api.ts';
import { BlockedPeople } from '../moderation/BlockedPeople.tsx';
import { WithLocale } from '../ui/QueryPage.tsx';
import { Page } from '../ui/Page.tsx';
import { ErrorNotice, Skeleton } from '../ui/states.tsx';
import { AccountCredentials } from './AccountCredentials.tsx';
import { account } from './api.ts';
import { createActionStatus } from './actionStatus.ts';
import { LoginForm } from './LoginForm.tsx';
import { NameForm } from './NameForm.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import { RecentWarning } from './RecentWarning.tsx';
import { Holidays } from './Holidays.tsx';
import { t } from './text.ts';

/** A display name for every player; a password or passkey for players who want their tables on another machine too. */
export function AccountPage(): JSX.Element {
  return <WithLocale of="account">{() => <WithLocale of="moderation">{() => <Account />}</WithLocale>}</WithLocale>;
}

function Account(): JSX.Element {
  const attempts = createActionStatus(['account', 'password', 'next', 'code']);
  const { run: attempt } = attempts;
  void attempt(ensureSession);

  return (
    <Page title={t('nav.account')} class="account">
      <p aria-live="polite" class="told">
        {attempts.notice()}
      </p>
      <Show when={attempts.error()}>{(error) => <ErrorNotice error={error()} />}</Show>
      <ProofDialog attempts={attempts} />
      <Show when={currentUser()?.account ?? null} keyed>
        <RecentWarning />
      </Show>
      <Show when={currentUser()} fallback={<Skeleton />}>
        {(known) => (
          <>
            {/* Another account has another name. */}
            <Show when={known().id} keyed>
              <NameForm />
            </Show>
            <section class="stack narrow">
              <h2 class="rubric">{t('alerts')}</h2>
              <p>{t('alerts_why')}</p>
              <div class="row">
                <a class="btn" href="/alerts">
                  {t('alerts_do')}
                </a>
              </div>
            </section>
            <Holidays />
            <BlockedPeople />
            <section class="stack narrow">
              <h2 class="rubric">{t('yours')}</h2>
              <p>{t('yours_why')}</p>
              <div class="row">
                <button
                  type="button"
                  class="btn"
                  onClick={() => void attempt(async () => saveFile('red-book.json', await account.everything()), '')}
                >
                  {t('export')}
                </button>
              </div>
            </section>
            <Show
              when={known().account === null}
              fallback={
                <section class="stack narrow">
                  <h2 class="rubric">{t('known', { account: known().account ?? '' })}</h2>
                  <div class="row">
                    <button
                      type="button"
                      class="btn"
                      onClick={() =>
                        void attempt(async () => {
                          await account.logout();
                          setCurrentUser(await api.me());
                        }, t('left'))
                      }
                    >
                      {t('logout')}
                    </button>
                  </div>
                  <AccountCredentials
                    attempts={attempts}
                    gone={async () => {
                      setCurrentUser(await api.me());
                    }}
                  />
                </section>
              }
            >
              <LoginForm attempts={attempts} />
            </Show>
          </>
        )}
      </Show>
    </Page>
  );
}
