import type { KeysInfo, RecoveryCodes, SecondFactorInfo, SecondFactorSecret } from '#wire';
import { createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { locale } from '../i18n/i18n.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { lazyExtra } from '../ui/lazyComponent.tsx';
import { ErrorNotice } from '../ui/states.tsx';
import { TextField } from '../ui/TextField.tsx';
import { account } from './api.ts';
import { type ActionStatus, createActionStatus } from './actionStatus.ts';
import { passkeyProblem, passkeyProof } from './passkey.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';
import { t } from './text.ts';

const QrCode = lazyExtra(async () => (await import('../ui/qr/QrCode.tsx')).QrCode);

/** What is done with a second factor that is on: each needs a code or a passkey. */
type Change = 'codes' | 'stop';

/** The second factor beside the password: set up with an app, its recovery codes, turned off. */
export function SecondFactor(props: {
  readonly keys: KeysInfo;
  readonly change: (keys: KeysInfo) => void;
  readonly attempts: ActionStatus;
}): JSX.Element {
  const [secret, setSecret] = createSignal<SecondFactorSecret | null>(null);
  const [codes, setCodes] = createSignal<readonly string[] | null>(null);
  const [changing, setChanging] = createSignal<Change | null>(null);
  const show = (made: RecoveryCodes): void => {
    setSecret(null);
    setCodes(made.codes);
    props.change(made.keys);
  };
  return (
    <section class="stack narrow">
      <h3>{t('second')}</h3>
      <p>{t('second_why')}</p>
      <Switch>
        <Match when={codes()}>{(shown) => <RecoveryCodeList codes={shown()} close={() => setCodes(null)} />}</Match>
        <Match when={props.keys.secondFactor}>{(known) => <SecondFactorOn known={known()} change={setChanging} />}</Match>
        <Match when={!props.keys.password}>
          <p class="quiet">{t('second_no_password')}</p>
        </Match>
        <Match when={secret()}>{(shown) => <SetUp secret={shown()} done={show} close={() => setSecret(null)} />}</Match>
        <Match when={true}>
          <div class="row">
            <button
              type="button"
              class="btn"
              disabled={props.attempts.busy()}
              onClick={() => void props.attempts.run(async () => setSecret(await account.beginSecondFactor()), '')}
            >
              {t('second_begin')}
            </button>
          </div>
        </Match>
      </Switch>
      <Show when={changing()} keyed>
        {(change) => (
          <ChangeDialog
            change={change}
            mayUsePasskey={props.keys.passkeys.length > 0 && passkeyProblem() === null}
            renewed={show}
            stopped={props.change}
            close={() => setChanging(null)}
          />
        )}
      </Show>
    </section>
  );
}

function SecondFactorOn(props: { readonly known: SecondFactorInfo; readonly change: (change: Change) => void }): JSX.Element {
  const day = () => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(props.known.since);
  return (
    <>
      <p>
        {t('second_on', { day: day() })} {t('codes_left', { count: props.known.codes })}
      </p>
      <div class="row">
        <button type="button" class="btn" onClick={() => props.change('codes')}>
          {t('codes_renew')}
        </button>
        <button type="button" class="btn" onClick={() => props.change('stop')}>
          {t('second_stop')}
        </button>
      </div>
    </>
  );
}

/** The secret for an app: as a picture for its camera and as text, and the first code of the app. */
function SetUp(props: {
  readonly secret: SecondFactorSecret;
  readonly done: (made: RecoveryCodes) => void;
  readonly close: () => void;
}): JSX.Element {
  const attempts = createActionStatus(['code']);
  const [code, setCode] = createSignal('');
  const grouped = () => props.secret.secret.replace(/(.{4})(?=.)/g, '$1 ');
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void attempts.run(async () => props.done(await account.confirmSecondFactor(code())));
      }}
    >
      <p>{t('second_scan')}</p>
      <QrCode text={props.secret.uri} label={t('second_qr')} />
      <p>
        {t('second_type')} <code class="secret">{grouped()}</code>
      </p>
      <ProofDialog attempts={attempts} />
      <Show when={attempts.error()}>{(error) => <ErrorNotice error={error()} />}</Show>
      <TextField
        label={t('second_first_code')}
        autocomplete="one-time-code"
        numeric
        verbatim
        required
        focused
        maxlength={10}
        value={code()}
        write={setCode}
        error={attempts.errorAt('code')}
      />
      <div class="row">
        <button type="submit" class="btn seal" disabled={attempts.busy()}>
          {t('second_do')}
        </button>
        <button type="button" class="btn ghost" onClick={() => props.close()}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}

function ChangeDialog(props: {
  readonly change: Change;
  readonly mayUsePasskey: boolean;
  readonly renewed: (made: RecoveryCodes) => void;
  readonly stopped: (keys: KeysInfo) => void;
  readonly close: () => void;
}): JSX.Element {
  const attempts = createActionStatus(['code']);
  const [code, setCode] = createSignal('');
  const act = async (proof: () => ReturnType<typeof passkeyProof>): Promise<void> => {
    const done = await attempts.run(async () => {
      if (props.change === 'codes') props.renewed(await account.renewCodes(await proof()));
      else props.stopped(await account.stopSecondFactor(await proof()));
    });
    if (done) props.close();
  };
  return (
    <Dialog title={t(props.change === 'codes' ? 'codes_renew' : 'second_stop')} close={props.close}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void act(async () => ({ code: code() }));
        }}
      >
        <p>{t(props.change === 'codes' ? 'codes_renew_why' : 'second_stop_why')}</p>
        <Show when={attempts.error()}>{(error) => <ErrorNotice error={error()} />}</Show>
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
          error={attempts.errorAt('code')}
        />
        <div class="row end">
          <Show when={props.mayUsePasskey}>
            <button type="button" class="btn" disabled={attempts.busy()} onClick={() => void act(passkeyProof)}>
              {t('proof_by_passkey')}
            </button>
          </Show>
          <button type="submit" class="btn seal" disabled={attempts.busy()}>
            {t(props.change === 'codes' ? 'codes_renew' : 'second_stop')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
