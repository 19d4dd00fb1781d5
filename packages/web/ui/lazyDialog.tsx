import { type Component, Show } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { errorText } from './errorText.ts';
import { Dialog } from './Dialog.tsx';
import { lazyComponent } from './lazyComponent.tsx';

/** A dialog whose code is loaded when it is opened. If that fails, an error dialog offers a retry. */
export const lazyDialog = <P extends { readonly close: () => void }>(fetch: () => Promise<Component<P>>): Component<P> =>
  lazyComponent(fetch, (sheet, props) => (
    <Show when={sheet.error() !== null}>
      <Dialog title={t('fault.title')} close={() => props.close()}>
        <p role="alert">{errorText(sheet.error())}</p>
        <div class="row end">
          <button type="button" class="btn seal" disabled={sheet.loading()} onClick={() => sheet.retry()}>
            {t('fault.again')}
          </button>
        </div>
      </Dialog>
    </Show>
  ));
