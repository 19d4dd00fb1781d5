import { openGame } from '#games';
import { createSignal, type JSX, Show } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { FileInput } from '../ui/FileInput.tsx';
import { ErrorNotice } from '../ui/states.tsx';

/** The player's own words for the seed, and a custom content pack. */
export function AdvancedFields(props: {
  readonly game: string;
  readonly words: string;
  readonly setWords: (words: string) => void;
  /** Called with a valid pack, or with undefined. */
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
      // The rules are heavy: loaded only for a custom pack.
      const { content } = await openGame(props.game);
      setTitle(content.title(content.read(given)));
      props.setPack(given);
    } catch (error) {
      setFault(error);
    }
  }

  return (
    <details>
      <summary>{t('new.advanced')}</summary>
      <label class="field">
        <span>{t('new.words')}</span>
        <input value={props.words} maxlength="80" autocomplete="off" onInput={(event) => props.setWords(event.currentTarget.value)} />
        <small>{t('new.words_help')}</small>
      </label>
      <div class="field">
        <span>{t('new.content')}</span>
        <FileInput about={t('new.content')} accept="application/json,.json" pick={(file) => void read(file)} />
        <small>{t('new.content_help')}</small>
      </div>
      <p aria-live="polite">
        <Show when={title() !== ''}>{t('new.content_read', { title: title() })}</Show>
      </p>
      <Show when={fault()}>{(error) => <ErrorNotice error={error()} />}</Show>
    </details>
  );
}
