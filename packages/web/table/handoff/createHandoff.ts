import { SHELF } from '#games';
import { createMemo, createSignal } from 'solid-js';
import type { TableController } from '../session/tableController.ts';
import { handoffSeat } from './handoff.ts';

/** The hand-off between players who share one screen. */
export interface Handoff {
  /** The seat that the screen must be handed to first; null when the table may be shown. */
  readonly nextSeat: () => number | null;
  /** How many seats are played at this screen. */
  readonly ownSeats: () => number;
  readonly reveal: (seat: number) => void;
}

export function createHandoff(table: TableController, game: string): Handoff {
  /** The seat that was revealed last. */
  const [letIn, setLetIn] = createSignal<number | null>(null);
  const secret = SHELF.find(({ id }) => id === game)?.secret === true;
  const ownSeats = (): number => (table.info()?.seats ?? []).filter(({ yours }) => yours).length;
  return {
    nextSeat: createMemo(() => handoffSeat({ secret, ownSeats: ownSeats() }, table.now(), letIn())),
    ownSeats,
    reveal(seat) {
      setLetIn(seat);
      queueMicrotask(() => document.getElementById('main')?.focus({ preventScroll: true }));
    },
  };
}
