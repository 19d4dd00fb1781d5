import type { KeysInfo, Proof } from '#wire';
import { createSignal, type JSX, Show } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/TextField.tsx';
import { ErrorNotice, Skeleton } from '../ui/states.tsx';
import { account } from './api.ts';
import { type ActionStatus, createActionStatus } from './actionStatus.ts';
import { passkeyProblem, passkeyProof } from './passkey.ts';
import { t } from './text.ts';

/** Asks who is there, when an action waits for that; then the action goes on. Beside the notices of a page. */
export function ProofDialog(props: { readonly attempts: ActionStatus }): JSX.Element {
  return (
    <Show when={props.attempts.waitsForProof()}>
      <Dialog title={t('proof_title')} close={() => props.attempts.giveUp()}>
        <ProofForm proved={() => void props.attempts.proceed()} />
      </Dialog>
    </Show>
  );
}

function ProofForm(props: { readonly proved: () => void }): JSX.Element {
  const keys = createQuery(
    () => true,
    () => account.keys(),
  );
  return (
    <Show
      when={keys.value()}
      fallback={
        <Show when={keys.error() === null} fallback={<ErrorNotice error={keys.error()} retry={keys.retry} />}>
          <Skeleton />
        </Show>
      }
    >
      {(known) => <Proofs keys={known()} proved={props.proved} />}
    </Show>
  );
}

function Proofs(props: { readonly keys: KeysInfo; readonly proved: () => void }): JSX.Element {
  const { run, error, errorAt, busy } = createActionStatus(['password', 'code']);
  const [password, setPassword] = createSignal('');
  const [code, setCode] = createSignal('');
  const hasPasskey = (): boolean => props.keys.passkeys.length > 0 && passkeyProblem() === null;
  const prove = async (proof: () => Promise<Proof>): Promise<void> => {
    if (await run(async () => account.prove(await proof()))) props.proved();
  };
  return (
    <div class="stack">
      <p>{t('proof_why')}</p>
      <Show when={error()}>{(found) => <ErrorNotice error={found()} />}</Show>
      <Show when={props.keys.password}>
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            void prove(async () => ({ password: password() }));
          }}
        >
          <TextField
            label={t('old_password')}
            type="password"
            autocomplete="current-password"
            required
            focused
            value={password()}
            write={setPassword}
            error={errorAt('password')}
          />
          <div class="row">
            <button type="submit" class="btn seal" disabled={busy()}>
              {t('proof_do')}
            </button>
          </div>
        </form>
      </Show>
      <Show when={props.keys.secondFactor !== null}>
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            void prove(async () => ({ code: code() }));
          }}
        >
          <TextField
            label={t('code')}
            autocomplete="one-time-code"
            verbatim
            required
            maxlength={40}
            value={code()}
            write={setCode}
            error={errorAt('code')}
          />
          <div class="row">
            <button type="submit" class="btn" disabled={busy()}>
              {t('proof_by_code')}
            </button>
          </div>
        </form>
      </Show>
      <Show when={hasPasskey()}>
        <div class="row">
          <button type="button" class="btn" disabled={busy()} onClick={() => void prove(passkeyProof)}>
            {t('proof_by_passkey')}
          </button>
        </div>
      </Show>
    </div>
  );
}
