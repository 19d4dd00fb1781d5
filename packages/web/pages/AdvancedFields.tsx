import { openGame } from '#games';
import { createSignal, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { FilePick } from '../ui/FilePick.tsx';
import { Fault } from '../ui/states.tsx';

/** Words of one's own for the dice, and a content pack of one's own. */
export function AdvancedFields(props: {
  readonly game: string;
  readonly words: string;
  readonly setWords: (words: string) => void;
  /** Called with a pack that the game accepts, or with nothing. */
  readonly setPack: (pack: unknown) => void;
}): JSX.Element {
  const [title, setTitle] = createSignal('');
  const [fault, setFault] = createSignal<unknown>(null);

  async function read(file: File | undefined): Promise<void> {
    setFault(null);
    props.setPack(undefined);
    setTitle('');
    if (file === undefined) return;
    try {
      const given: unknown = JSON.parse(await file.text());
      // The rules are heavy: they are opened only for those who bring a pack of their own.
      const { content } = await openGame(props.game);
      setTitle(content.title(content.read(given)));
      props.setPack(given);
    } catch (error) {
      setFault(error);
    }
  }

  return (
    <details>
      <summary>{say('new.advanced')}</summary>
      <label class="field">
        <span>{say('new.words')}</span>
        <input value={props.words} maxlength="200" autocomplete="off" onInput={(event) => props.setWords(event.currentTarget.value)} />
        <small>{say('new.words_help')}</small>
      </label>
      <div class="field">
        <span>{say('new.content')}</span>
        <FilePick about={say('new.content')} accept="application/json,.json" take={(file) => void read(file)} />
        <small>{say('new.content_help')}</small>
      </div>
      <p aria-live="polite">
        <Show when={title() !== ''}>{say('new.content_read', { title: title() })}</Show>
      </p>
      <Show when={fault()}>{(error) => <Fault error={error()} />}</Show>
    </details>
  );
}
