import { createSignal, type JSX, Show } from 'solid-js';
import { currentUser, setDisplayName, suggestedName } from '../user/currentUser.ts';
import { TextField } from '../ui/TextField.tsx';
import { ErrorNotice } from '../ui/states.tsx';
import { createActionStatus } from './actionStatus.ts';
import { t } from './text.ts';

/** The name of a player at the table, with or without an account. */
export function NameForm(): JSX.Element {
  const { run, error, errorAt, notice, busy } = createActionStatus(['name']);
  const user = currentUser();
  // A guest is offered the name that was typed last in this browser.
  const [name, setName] = createSignal(user === null || user.account === null ? suggestedName() : user.name);
  return (
    <form
      class="stack narrow"
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => setDisplayName(name()), t('renamed'));
      }}
    >
      <p aria-live="polite" class="told">
        {notice()}
      </p>
      <Show when={error()}>{(found) => <ErrorNotice error={found()} />}</Show>
      <TextField label={t('new.name')} autocomplete="off" required maxlength={40} value={name()} write={setName} error={errorAt('name')} />
      <div class="row">
        <button type="submit" class="btn" disabled={busy()}>
          {t('rename')}
        </button>
      </div>
    </form>
  );
}
