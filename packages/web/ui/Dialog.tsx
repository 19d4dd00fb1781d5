import { Icon } from '#look';
import { createUniqueId, type JSX, onCleanup, onMount } from 'solid-js';
import { Portal } from 'solid-js/web';
import { say } from '../i18n.ts';

/** A sheet that must be answered first. The browser's own dialog keeps the focus inside and gives it back. */
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
    // A touch beside the sheet closes it; by keyboard that is the Escape key's work.
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
            {/* The heading is read first; the button that closes is one step on. */}
            <h2 id={id} tabindex="-1" autofocus>
              {props.title}
            </h2>
            <button type="button" class="btn ghost x" onClick={() => props.close()}>
              <Icon name="cancel" />
              <span class="sr">{say('close')}</span>
            </button>
          </div>
          {props.children}
        </div>
      </dialog>
    </Portal>
  );
}

/** A question before something that cannot be taken back. */
export function Confirm(props: {
  readonly title: string;
  readonly text: string;
  readonly act: string;
  readonly confirm: () => void;
  readonly close: () => void;
}): JSX.Element {
  return (
    <Dialog title={props.title} close={() => props.close()}>
      <p>{props.text}</p>
      <div class="row end">
        <button type="button" class="btn ghost" onClick={() => props.close()}>
          {say('cancel')}
        </button>
        <button
          type="button"
          class="btn seal"
          onClick={() => {
            props.confirm();
            props.close();
          }}
        >
          {props.act}
        </button>
      </div>
    </Dialog>
  );
}
