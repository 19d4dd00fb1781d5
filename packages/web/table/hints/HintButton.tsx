import type { Action } from '#kernel';
import { type GameTable, Icon } from '#look';
import { createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import { type GameWords, hasText, t } from '../../i18n/i18n.ts';
import { errorText } from '../../ui/errorText.ts';
import type { TableController, MoveHint } from '../session/tableController.ts';
import { loadOutlineReader } from '../../game/outlineReader.ts';
import type { PopoverContent } from '../popover/createPopover.ts';
import { lazyExtra } from '../../ui/lazyComponent.tsx';

const HintHighlight = lazyExtra(async () => (await import('./HintHighlight.tsx')).HintHighlight);

/** What a suggested move touches, and the prompt it was for. */
interface HintTarget {
  readonly question: string;
  readonly at: readonly string[];
}

/** Asks for a hint, shows it in a popover, and highlights the move until the table moves on. */
export function HintButton(props: {
  readonly table: TableController;
  readonly game: string;
  /** The drawn board, where it is shown. */
  readonly drawn: GameTable | null;
  readonly tGame: GameWords;
  readonly show: (slip: PopoverContent) => void;
}): JSX.Element {
  const [thinking, setThinking] = createSignal(false);
  const [marked, setMarked] = createSignal<HintTarget | null>(null);
  /** The prompt of the hint. Events of the house do not change it. */
  const question = (): string => JSON.stringify(props.table.turn());
  /** The prompt is over, or the screen is handed to another player: the hint is dropped. */
  let gone = false;
  onCleanup(() => {
    gone = true;
  });
  /** The hint, what it touches on the board, and its text. */
  const advice = async () => {
    const hint: MoveHint = await props.table.hint();
    const [{ hintLines }, reader, at = []] = await Promise.all([
      import('./hintLines.ts'),
      loadOutlineReader(props.game),
      'action' in hint ? props.drawn?.where(props.table.now()?.view, hint.action) : undefined,
    ]);
    const about = (action: Action) => reader?.aboutOption?.(props.table.now()?.view, action) ?? {};
    return { at, lines: () => hintLines(hint, { tGame: props.tGame, t, hasText: (key) => hasText(props.game, key), about }) };
  };
  const ask = async (anchor: Element): Promise<void> => {
    setThinking(true);
    const asked = question();
    const slip = { question: t('hint.title'), rules: [], anchor };
    try {
      const { at, lines } = await advice();
      if (gone || question() !== asked) return;
      setMarked({ question: asked, at });
      props.show({ ...slip, lines: lines() });
    } catch (error) {
      if (!gone) props.show({ ...slip, text: errorText(error) });
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
        aria-label={t('hint.ask')}
        disabled={thinking()}
        onClick={(event) => void ask(event.currentTarget)}
      >
        <Icon name="open-book" />
        <span>{t(thinking() ? 'hint.thinking' : 'hint.ask')}</span>
      </button>
      <Show when={marks()} keyed>
        {(at) => (
          <Portal>
            <HintHighlight at={at} />
          </Portal>
        )}
      </Show>
    </>
  );
}
