import type { Action } from '#kernel';
import { type GameTable, Icon, type Words } from '#look';
import { createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { known, say } from '../i18n.ts';
import { complaint } from '../ui/complaint.ts';
import type { Controller, Hint } from './controller.ts';
import { readerOf } from './outlines.ts';
import type { SlipContent } from './slips.ts';
import { fetchedExtra } from '../ui/fetchedPart.tsx';

const HintMark = fetchedExtra(async () => (await import('./HintMark.tsx')).HintMark);

/** What the book would touch, at the moment that it was asked about. */
interface Marked {
  readonly question: string;
  readonly at: readonly string[];
}

/** "What would the book do?": asks, lays the answer on the table as a slip, and marks the move on the board until the table moves on. */
export function HintButton(props: {
  readonly table: Controller;
  readonly game: string;
  /** The drawn table, where it is looked at. */
  readonly drawn: GameTable | null;
  readonly words: Words;
  readonly show: (slip: SlipContent) => void;
}): JSX.Element {
  const [thinking, setThinking] = createSignal(false);
  const [marked, setMarked] = createSignal<Marked | null>(null);
  /** The moment it is asked in: words of the house go by and change nothing of it. */
  const question = (): string => JSON.stringify(props.table.turn());
  /** The question is over, or a curtain has fallen: what was found is for nobody who looks now. */
  let gone = false;
  onCleanup(() => {
    gone = true;
  });
  /** What the book says, where it would touch the board, and the words for it. */
  const advice = async () => {
    const hint: Hint = await props.table.hint();
    const [{ hintLines }, reader, at = []] = await Promise.all([
      import('./hintLines.ts'),
      readerOf(props.game),
      'action' in hint ? props.drawn?.where(props.table.now()?.view, hint.action) : undefined,
    ]);
    const about = (action: Action) => reader?.aboutOption?.(props.table.now()?.view, action) ?? {};
    return { at, lines: () => hintLines(hint, { words: props.words, say, known: (key) => known(props.game, key), about }) };
  };
  const ask = async (anchor: Element): Promise<void> => {
    setThinking(true);
    const asked = question();
    const slip = { question: say('hint.title'), rules: [], anchor };
    try {
      const { at, lines } = await advice();
      if (gone || question() !== asked) return;
      setMarked({ question: asked, at });
      props.show({ ...slip, lines: lines() });
    } catch (error) {
      if (!gone) props.show({ ...slip, text: complaint(error) });
    } finally {
      setThinking(false);
    }
  };
  const marks = (): readonly string[] | false => {
    const now = marked();
    return now !== null && now.at.length > 0 && now.question === question() ? now.at : false;
  };
  return (
    <>
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
      <Show when={marks()} keyed>
        {(at) => (
          <Portal>
            <HintMark at={at} />
          </Portal>
        )}
      </Show>
    </>
  );
}
