import type { KeysInfo, PasskeyInfo, Proof } from '#wire';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { say, spoken } from '../i18n.ts';
import { Refused } from '../net/api.ts';
import { Confirm } from '../ui/Dialog.tsx';
import { account } from './api.ts';
import type { Attempts } from './attempt.ts';
import { addPasskey, hindrance } from './passkey.ts';
import { tell } from './words.ts';

/** The passkeys of an account, by the names their owner gives them. */
export function PasskeyList(props: {
  readonly keys: KeysInfo;
  readonly change: (keys: KeysInfo) => void;
  readonly attempts: Attempts;
  readonly prove: () => Promise<Proof>;
  readonly mayProve: boolean;
}): JSX.Element {
  /** The one that is the last way in: its owner is asked first. */
  const [last, setLast] = createSignal<PasskeyInfo | null>(null);
  const attempt = props.attempts.attempt;
  const add = () => attempt(async () => props.change(await addPasskey(await props.prove())), tell('passkey_made'));
  const remove = (passkey: PasskeyInfo, even: boolean) =>
    attempt(async () => {
      try {
        props.change(await account.removePasskey(passkey.id, await props.prove(), even));
      } catch (error) {
        if (error instanceof Refused && error.code === 'last-way') setLast(passkey);
        throw error;
      }
    }, tell('passkey_removed'));
  const isLast = (): boolean => !props.keys.password && props.keys.passkeys.length === 1;

  return (
    <section class="stack narrow">
      <h3>{tell('passkeys')}</h3>
      <p>{tell('passkeys_why')}</p>
      <Show when={props.keys.passkeys.length > 0} fallback={<p class="quiet">{tell('passkeys_none')}</p>}>
        <ul class="plain-list">
          <For each={props.keys.passkeys}>
            {(passkey) => (
              <Passkey
                passkey={passkey}
                mayRemove={props.mayProve && !props.attempts.busy()}
                rename={(name) => attempt(async () => props.change(await account.renamePasskey(passkey.id, name)), tell('passkey_renamed'))}
                remove={() => (isLast() ? setLast(passkey) : void remove(passkey, false))}
              />
            )}
          </For>
        </ul>
      </Show>
      <Show when={hindrance() === null} fallback={<p class="quiet">{hindrance()}</p>}>
        <div class="row">
          <button type="button" class="btn" disabled={!props.mayProve || props.attempts.busy()} onClick={() => void add()}>
            {tell('passkey_make')}
          </button>
        </div>
      </Show>
      <Show when={last()} keyed>
        {(passkey) => (
          <Confirm
            title={tell('passkey_last_title')}
            text={tell('passkey_last')}
            act={tell('passkey_remove')}
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
  const day = (at: number): string => new Intl.DateTimeFormat(spoken(), { dateStyle: 'medium' }).format(at);
  const about = (): string =>
    [
      tell('passkey_used', { made: day(props.passkey.madeAt), used: day(props.passkey.usedAt) }),
      ...(props.passkey.synced ? [tell('passkey_synced')] : []),
      ...(props.passkey.host === location.hostname ? [] : [tell('passkey_elsewhere', { host: props.passkey.host })]),
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
                {tell('passkey_rename')}
                <span class="sr"> {props.passkey.name}</span>
              </button>
              <button type="button" class="btn" disabled={!props.mayRemove} onClick={() => props.remove()}>
                {tell('passkey_remove')}
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
            <span>{tell('passkey_name')}</span>
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
              {tell('passkey_rename')}
            </button>
            <button type="button" class="btn ghost" onClick={() => setName(null)}>
              {say('cancel')}
            </button>
          </div>
        </form>
      </Show>
    </li>
  );
}
