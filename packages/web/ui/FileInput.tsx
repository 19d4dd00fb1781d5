import { Icon } from '#look';
import { createSignal, type JSX } from 'solid-js';
import { t } from '../i18n/i18n.ts';

/** A file input labelled in the player's language: the browser's own uses the browser's. */
export function FileInput(props: {
  /** What the file is for. */
  readonly about: string;
  readonly accept: string;
  readonly pick: (file: File | undefined) => void;
}): JSX.Element {
  const [name, setName] = createSignal('');
  return (
    <span class="file">
      <label class="btn">
        <Icon name="open-book" />
        {t('file.pick')}
        <input
          type="file"
          class="sr"
          accept={props.accept}
          aria-label={`${props.about}: ${t('file.pick')}`}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            setName(file?.name ?? '');
            props.pick(file);
          }}
        />
      </label>
      <span class="quiet" aria-live="polite">
        {name()}
      </span>
    </span>
  );
}
