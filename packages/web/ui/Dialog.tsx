import { Icon } from '#look';
import { createUniqueId, type JSX, onCleanup, onMount } from 'solid-js';
import { Portal } from 'solid-js/web';
import { t } from '../i18n/i18n.ts';

/** A modal dialog. The browser's own element traps the focus and restores it. */
export function Dialog(props: {
  readonly title: string;
  readonly close: () => void;
  readonly children: JSX.Element;
  readonly class?: string;
}): JSX.Element {
  const id = createUniqueId();
  let sheet: HTMLDialogElement | undefined;
  onMount(() => {
    sheet?.showModal();
    // A click on the backdrop closes it; the Escape key does so by itself.
    sheet?.addEventListener('click', (event) => {
      if (event.target === sheet) props.close();
    });
  });
  onCleanup(() => sheet?.close());
  return (
    <Portal>
      <dialog
        ref={(element) => {
          sheet = element;
        }}
        class={`dialog vellum fillet ${props.class ?? ''}`}
        aria-labelledby={id}
        onCancel={(event) => {
          event.preventDefault();
          props.close();
        }}
      >
        <div class="dialog-body">
          <div class="dialog-head">
            {/* A screen reader reads the heading first; the close button is the next stop. */}
            <h2 id={id} tabindex="-1" autofocus>
              {props.title}
            </h2>
            <button type="button" class="btn ghost x" onClick={() => props.close()}>
              <Icon name="cancel" />
              <span class="sr">{t('close')}</span>
            </button>
          </div>
          {props.children}
        </div>
      </dialog>
    </Portal>
  );
}

/** Confirmation before something that cannot be undone. */
export function Confirm(props: {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly confirm: () => void;
  readonly close: () => void;
}): JSX.Element {
  return (
    <Dialog title={props.title} close={() => props.close()}>
      <p>{props.text}</p>
      <div class="row end">
        <button type="button" class="btn ghost" onClick={() => props.close()}>
          {t('cancel')}
        </button>
        <button
          type="button"
          class="btn seal"
          onClick={() => {
            props.confirm();
            props.close();
          }}
        >
          {props.label}
        </button>
      </div>
    </Dialog>
  );
}
