import '../ui/forms.css';
import { createSignal, type JSX, Show } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { locale } from '../i18n/i18n.ts';
import { ensureSession, setCurrentUser } from '../user/currentUser.ts';
import { WithLocale } from '../ui/QueryPage.tsx';
import { Page } from '../ui/Page.tsx';
import { ErrorNotice, Skeleton } from '../ui/states.tsx';
import { TextField } from '../ui/TextField.tsx';
import { account } from './api.ts';
import { createActionStatus } from './actionStatus.ts';
import { t } from './text.ts';

/** Password recovery: requests a link, or, with the token of a link, sets a new password. */
export function RecoverPage(props: { readonly token: string }): JSX.Element {
  return (
    <WithLocale of="account">
      {() => (
        <Show when={props.token !== ''} fallback={<ForgotPasswordForm />}>
          <NewPasswordForm token={props.token} />
        </Show>
      )}
    </WithLocale>
  );
}

function ForgotPasswordForm(): JSX.Element {
  const { run, error, notice, busy } = createActionStatus();
  const [who, setWho] = createSignal('');
  const house = createQuery(
    () => true,
    () => account.recovery(),
  );
  return (
    <Page title={t('recover_title')}>
      <p aria-live="polite" class="told">
        {notice()}
      </p>
      <Show when={error() ?? house.error()}>{(error) => <ErrorNotice error={error()} />}</Show>
      <Show when={house.value()} fallback={<Skeleton />}>
        {(known) => (
          <Show
            when={known().mails}
            fallback={
              <div class="stack narrow">
                <p>{t('recover_no_mail')}</p>
                <p>
                  {t('recover_operator')} <code>npx redbook admin recover …</code>
                </p>
              </div>
            }
          >
            <form
              class="stack narrow"
              onSubmit={(event) => {
                event.preventDefault();
                void run(() => account.forgot(who().trim(), locale()), t('recover_sent'));
              }}
            >
              <p>{t('recover_why')}</p>
              <label class="field">
                <span>{t('recover_who')}</span>
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
                  {t('recover_send')}
                </button>
              </div>
              <small>{t('recover_no_address')}</small>
            </form>
          </Show>
        )}
      </Show>
    </Page>
  );
}

function NewPasswordForm(props: { readonly token: string }): JSX.Element {
  const { run, error, errorAt, failedBy, notice, busy } = createActionStatus(['next', 'code']);
  const [next, setNext] = createSignal('');
  const [needsCode, setNeedsCode] = createSignal(false);
  const [code, setCode] = createSignal('');
  const [done, setDone] = createSignal(false);
  const set = async (): Promise<void> => {
    const was = await run(async () => {
      // A guest session first, so that the guest's tables in this browser move to the account.
      await ensureSession();
      setCurrentUser(await account.recover(props.token, next(), code().trim()));
    }, t('recover_done'));
    setDone(was);
    if (failedBy('second-factor-needed')) setNeedsCode(true);
  };
  return (
    <Page title={t('recover_title')}>
      <p aria-live="polite" class="told">
        {notice()}
      </p>
      <Show when={error()}>{(error) => <ErrorNotice error={error()} />}</Show>
      <Show
        when={!done()}
        fallback={
          <div class="row">
            <a class="btn seal" href="/account">
              {t('recover_back')}
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
          <p>{t('recover_set')}</p>
          <TextField
            label={t('new_password')}
            type="password"
            autocomplete="new-password"
            required
            value={next()}
            write={setNext}
            error={errorAt('next')}
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
              error={failedBy('wrong-code') ? errorAt('code') : ''}
            />
          </Show>
          <div class="row">
            <button type="submit" class="btn seal" disabled={busy()}>
              {t('recover_do')}
            </button>
          </div>
        </form>
      </Show>
    </Page>
  );
}
