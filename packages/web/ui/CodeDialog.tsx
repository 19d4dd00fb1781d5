import { createSignal, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { go, readInvitation } from '../router.ts';
import { Dialog } from './Dialog.tsx';

/** Where a code or a whole link is pasted. */
export function CodeDialog(props: { readonly close: () => void }): JSX.Element {
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
    <Dialog title={say('home.code')} close={() => props.close()}>
      <form class="stack" onSubmit={enter}>
        <label class="field">
          <span>{say('code.label')}</span>
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
          <Show when={wrong()} fallback={say('code.help')}>
            <span class="rubric">{say('code.wrong')}</span>
          </Show>
        </p>
        <div class="row end">
          <button type="submit" class="btn seal">
            {say('code.go')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
