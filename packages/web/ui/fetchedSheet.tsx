import { type Component, createComponent, type JSX, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { say } from '../i18n.ts';
import { complaint } from './complaint.ts';
import { Dialog } from './Dialog.tsx';

/** A sheet that is fetched when it is opened, for most never open it. If it does not come, that is said in its place, and it can be asked for again. */
export function fetchedSheet<P extends { readonly close: () => void }>(fetch: () => Promise<Component<P>>): Component<P> {
  let there: Component<P> | undefined;
  const bring = async (): Promise<Component<P>> => {
    there = await fetch();
    return there;
  };
  return (props): JSX.Element => {
    // The second time it lies there at once.
    if (there !== undefined) return createComponent(there, props);
    const sheet = ask(() => true, bring);
    return (
      <Show
        when={sheet.value()}
        keyed
        fallback={
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
        }
      >
        {(shown) => createComponent(shown, props)}
      </Show>
    );
  };
}
