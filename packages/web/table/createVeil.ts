import { SHELF } from '#games';
import { createMemo, createSignal } from 'solid-js';
import type { Controller } from './controller.ts';
import { veiledFor } from './veil.ts';

/** The curtain before a table whose players share one screen. */
export interface Veil {
  /** Whom the screen must be handed to first; null when it lies open. */
  readonly veiled: () => number | null;
  /** How many of the seats are played at this screen. */
  readonly ownSeats: () => number;
  readonly lift: (seat: number) => void;
}

export function createVeil(table: Controller, game: string): Veil {
  /** The seat that was let in last. */
  const [letIn, setLetIn] = createSignal<number | null>(null);
  const secret = SHELF.find(({ id }) => id === game)?.secret === true;
  const ownSeats = (): number => (table.info()?.seats ?? []).filter(({ yours }) => yours).length;
  return {
    veiled: createMemo(() => veiledFor({ secret, ownSeats: ownSeats() }, table.now(), letIn())),
    ownSeats,
    lift(seat) {
      setLetIn(seat);
      queueMicrotask(() => document.getElementById('main')?.focus({ preventScroll: true }));
    },
  };
}
