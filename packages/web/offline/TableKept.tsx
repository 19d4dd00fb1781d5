import { Icon } from '#look';
import { createSignal, type JSX, Show } from 'solid-js';
import { dropTable } from '../local/store.ts';
import { go } from '../router.ts';
import { Confirm } from '../ui/Dialog.tsx';
import { tell } from './words.ts';

/** What can be done with a table of this browser as a thing: throwing it away, after being asked. */
export function TableKept(props: { readonly table: string }): JSX.Element {
  const [dropping, setDropping] = createSignal(false);
  return (
    <>
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
