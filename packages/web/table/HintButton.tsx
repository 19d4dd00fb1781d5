import { Icon, type Words } from '#look';
import { createSignal, type JSX, onCleanup } from 'solid-js';
import { known, say } from '../i18n.ts';
import type { Controller, Hint } from './controller.ts';
import { hintLines } from './hintLines.ts';
import { readerOf } from './outlines.ts';
import type { SlipContent } from './Slip.tsx';

/** "What would the book do?": asks, and lays the answer on the table as a slip. */
export function HintButton(props: {
  readonly table: Controller;
  readonly game: string;
  readonly words: Words;
  readonly show: (slip: SlipContent) => void;
}): JSX.Element {
  const [thinking, setThinking] = createSignal(false);
  /** The question is over, or a curtain has fallen: what was found is for nobody who looks now. */
  let gone = false;
  onCleanup(() => {
    gone = true;
  });
  const ask = async (anchor: Element): Promise<void> => {
    setThinking(true);
    const asked = props.table.now()?.seen;
    const hint: Hint = await props.table.hint();
    const reader = await readerOf(props.game);
    if (gone) return;
    setThinking(false);
    if (props.table.now()?.seen !== asked) return;
    props.show({
      question: say('hint.title'),
      rules: [],
      anchor,
      lines: hintLines(hint, {
        words: props.words,
        say,
        known: (key) => known(props.game, key),
        about: (action) => reader?.aboutOption?.(props.table.now()?.view, action) ?? {},
      }),
    });
  };
  return (
    <button
      type="button"
      class="btn ghost hint-ask"
      aria-label={say('hint.ask')}
      disabled={thinking()}
      onClick={(event) => void ask(event.currentTarget)}
    >
      <Icon name="open-book" />
      <span>{say(thinking() ? 'hint.thinking' : 'hint.ask')}</span>
    </button>
  );
}
