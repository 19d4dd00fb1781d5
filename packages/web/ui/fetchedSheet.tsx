import { type Component, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { complaint } from './complaint.ts';
import { Dialog } from './Dialog.tsx';
import { fetched } from './fetchedPart.tsx';

/** A sheet that is fetched when it is opened, for most never open it. If it does not come, that is said in its place, and it can be asked for again. */
export const fetchedSheet = <P extends { readonly close: () => void }>(fetch: () => Promise<Component<P>>): Component<P> =>
  fetched(fetch, (sheet, props) => (
    <Show when={sheet.error() !== null}>
      <Dialog title={say('fault.title')} close={() => props.close()}>
        <p role="alert">{complaint(sheet.error())}</p>
        <div class="row end">
          <button type="button" class="btn seal" disabled={sheet.loading()} onClick={() => sheet.again()}>
            {say('fault.again')}
          </button>
        </div>
      </Dialog>
    </Show>
  ));
