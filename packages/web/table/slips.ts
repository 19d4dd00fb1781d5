import { createEffect, createSignal, on } from 'solid-js';
import { say } from '../i18n.ts';
import { go } from '../router.ts';
import { complaint } from '../ui/complaint.ts';
import { fetchedSheet } from '../ui/fetchedSheet.tsx';
import type { Controller } from './controller.ts';
import type { Veil } from './createVeil.ts';
import { momentAgain } from './seeAgain.ts';

/** The sheet of a slip, which comes with the first one that is laid. */
export const Slip = fetchedSheet(async () => (await import('./Slip.tsx')).Slip);

/** Why not? A question, the rules that answer it, and the thing that was touched. */
export interface SlipContent {
  readonly question: string;
  readonly rules: readonly string[];
  /** Said when no rule speaks. */
  readonly text?: string;
  /** What the book says besides, a paragraph each; the first is the thing itself. */
  readonly lines?: readonly string[];
  readonly anchor: Element | null;
}

/** The slip that lies on a table, if one does. */
export interface Slips {
  readonly slip: () => SlipContent | null;
  readonly setSlip: (slip: SlipContent | null) => void;
  readonly putAway: () => void;
  /** Opens the replay at the moment a line of the chronicle tells of; where it cannot, a slip says why. */
  readonly seeAgain: (line: number) => void;
}

export function createSlips(table: Controller, { veiled, ownSeats }: Veil): Slips {
  const [slip, setSlip] = createSignal<SlipContent | null>(null);
  // It was for the eyes of whoever sat here.
  createEffect(on(veiled, () => setSlip(null), { defer: true }));
  // A refusal lies on the table until it is read: with its rule, or with a plain word about what happened.
  createEffect(() => {
    const refused = table.refused();
    if (refused === null) return;
    setSlip({
      question: say(refused.late === true ? 'refused.late' : refused.rules.length > 0 ? 'refused.title' : 'refused.moved'),
      rules: refused.rules,
      anchor: null,
      ...(refused.rules.length > 0 ? {} : { text: say(`refused.${refused.code}`) }),
    });
  });
  return {
    slip,
    setSlip,
    putAway() {
      setSlip(null);
      table.dismiss();
    },
    seeAgain: (line) =>
      void momentAgain(table, ownSeats(), line).then(go, (error: unknown) => {
        setSlip({ question: say('fault.title'), rules: [], anchor: null, text: complaint(error) });
      }),
  };
}
