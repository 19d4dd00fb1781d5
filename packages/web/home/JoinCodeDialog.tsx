import { createSignal, type JSX, Show } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { go } from '../router/router.ts';
import { readInvitation } from './invitationCode.ts';
import { Dialog } from '../ui/Dialog.tsx';

/** Joins a table by a pasted code or link. */
export function JoinCodeDialog(props: { readonly close: () => void }): JSX.Element {
  const [text, setText] = createSignal('');
  const [wrong, setWrong] = createSignal(false);
  const enter = (event: SubmitEvent): void => {
    event.preventDefault();
    const found = readInvitation(text());
    if (found === null) {
      setWrong(true);
      return;
    }
    props.close();
    go(`/join/${encodeURIComponent(found.table)}${found.code === '' ? '' : `#${encodeURIComponent(found.code)}`}`);
  };
  return (
    <Dialog title={t('home.code')} close={() => props.close()}>
      <form class="stack" onSubmit={enter}>
        <label class="field">
          <span>{t('code.label')}</span>
          <input
            value={text()}
            onInput={(event) => {
              setText(event.currentTarget.value);
              setWrong(false);
            }}
            autocomplete="off"
            aria-invalid={wrong()}
            aria-describedby="code-help"
            required
          />
        </label>
        <p id="code-help" class="quiet" aria-live="polite">
          <Show when={wrong()} fallback={t('code.help')}>
            <span class="rubric">{t('code.wrong')}</span>
          </Show>
        </p>
        <div class="row end">
          <button type="submit" class="btn seal">
            {t('code.go')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
