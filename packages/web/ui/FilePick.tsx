import { Icon } from '#look';
import { createSignal, type JSX } from 'solid-js';
import { say } from '../i18n.ts';

/** A button to choose a file by, in the reader's language: the browser's own speaks only the browser's. */
export function FilePick(props: {
  /** What the file is for. */
  readonly about: string;
  readonly accept: string;
  readonly take: (file: File | undefined) => void;
}): JSX.Element {
  const [name, setName] = createSignal('');
  return (
    <span class="file">
      <label class="btn">
        <Icon name="open-book" />
        {say('file.pick')}
        <input
          type="file"
          class="sr"
          accept={props.accept}
          aria-label={`${props.about}: ${say('file.pick')}`}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            setName(file?.name ?? '');
            props.take(file);
          }}
        />
      </label>
      <span class="quiet" aria-live="polite">
        {name()}
      </span>
    </span>
  );
}
