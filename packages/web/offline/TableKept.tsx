import { Icon } from '#look';
import { createSignal, type JSX, Show } from 'solid-js';
import { dropTable } from '../local/store.ts';
import { go } from '../router.ts';
import { Confirm } from '../ui/Dialog.tsx';
import { saveFile } from '../ui/saveFile.ts';
import { Fault } from '../ui/states.tsx';
import { tell } from './words.ts';

/** What can be done with a table of this browser as a thing: saving it as a file before its game is over, and throwing it away, after being asked. */
export function TableKept(props: { readonly table: string; readonly game: string; readonly playing: boolean }): JSX.Element {
  const [dropping, setDropping] = createSignal(false);
  const [fault, setFault] = createSignal<unknown>(null);
  async function save(): Promise<void> {
    setFault(null);
    try {
      const { fileOf } = await import('./tableFile.ts');
      saveFile(`redbook-${props.game}-${props.table}.table.json`, await fileOf(props.table));
    } catch (error) {
      setFault(error);
    }
  }
  return (
    <>
      <Show when={props.playing}>
        <fieldset class="choice stack">
          <legend>{tell('here')}</legend>
          <p class="quiet">{tell('save_why')}</p>
          <div class="row">
            <button type="button" class="btn" onClick={() => void save()}>
              <Icon name="save-arrow" />
              {tell('save')}
            </button>
          </div>
          <Show when={fault()}>{(error) => <Fault error={error()} />}</Show>
        </fieldset>
      </Show>
      <button type="button" class="btn" onClick={() => setDropping(true)}>
        <Icon name="cancel" />
        {tell('drop')}
      </button>
      <Show when={dropping()}>
        <Confirm
          title={tell('drop_title')}
          text={tell('drop_text')}
          act={tell('drop')}
          confirm={() => void dropTable(props.table).then(() => go('/', 'replace'))}
          close={() => setDropping(false)}
        />
      </Show>
    </>
  );
}
