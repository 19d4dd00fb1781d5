import { createEffect, createSignal, on } from 'solid-js';
import { t } from '../../i18n/i18n.ts';
import { go } from '../../router/router.ts';
import { errorText } from '../../ui/errorText.ts';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import type { TableController } from '../session/tableController.ts';
import type { Handoff } from '../handoff/createHandoff.ts';
import { replayLink } from '../replayLink.ts';

/** Loaded with the first popover. */
export const LazyRulePopover = lazyDialog(async () => (await import('./RulePopover.tsx')).RulePopover);

/** Content of a popover: a question, the rules that answer it, and the anchor element. */
export interface PopoverContent {
  readonly question: string;
  readonly rules: readonly string[];
  /** Shown when no rule applies. */
  readonly text?: string;
  /** More paragraphs, as of a hint; the first is its headline. */
  readonly lines?: readonly string[];
  readonly anchor: Element | null;
}

/** The open popover of a table, if any. */
interface PopoverState {
  readonly popover: () => PopoverContent | null;
  readonly setPopover: (content: PopoverContent | null) => void;
  readonly closePopover: () => void;
  /** Opens the replay at the moment of a chronicle line; on failure a popover says why. */
  readonly openReplay: (line: number) => void;
}

export function createPopover(table: TableController, { nextSeat: veiled, ownSeats }: Handoff): PopoverState {
  const [popover, setPopover] = createSignal<PopoverContent | null>(null);
  // It was for the player who sat here.
  createEffect(on(veiled, () => setPopover(null), { defer: true }));
  // A refused move opens a popover with its rule, or with a plain sentence.
  createEffect(() => {
    const refused = table.refusal();
    if (refused === null) return;
    setPopover({
      question: t(refused.late === true ? 'refused.late' : refused.rules.length > 0 ? 'refused.title' : 'refused.moved'),
      rules: refused.rules,
      anchor: null,
      ...(refused.rules.length > 0 ? {} : { text: t(`refused.${refused.code}`) }),
    });
  });
  return {
    popover,
    setPopover,
    closePopover() {
      setPopover(null);
      table.dismissRefusal();
    },
    openReplay: (line) =>
      void replayLink(table, ownSeats(), line).then(go, (error: unknown) => {
        setPopover({ question: t('fault.title'), rules: [], anchor: null, text: errorText(error) });
      }),
  };
}
