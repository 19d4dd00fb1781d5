import type { Now, SeatTurn, TableInfo } from '#wire';

interface TableState {
  readonly info: () => TableInfo | null;
  readonly now: () => Now | null;
}

/** Which seats are the viewer's, which of them has a prompt, and the players' names. */
export function createOwnSeats({ info, now }: TableState): {
  readonly turn: () => SeatTurn | null;
  /** The seat that an action is for. */
  readonly asked: () => number;
  readonly mine: () => number;
  readonly watching: () => boolean;
  readonly names: (seat: number) => string;
} {
  const turn = (): SeatTurn | null => {
    const turns = now()?.turns ?? [];
    return turns.find(({ options }) => options.length > 0) ?? turns.find(({ canUndo }) => canUndo) ?? turns[0] ?? null;
  };
  const firstOwn = (): number => info()?.seats.findIndex(({ yours }) => yours) ?? -1;
  return {
    turn,
    asked: () => turn()?.seat ?? 0,
    mine: () => turn()?.seat ?? Math.max(0, firstOwn()),
    watching: () => info() !== null && firstOwn() < 0,
    names: (seat) => info()?.seats[seat]?.name ?? String(seat + 1),
  };
}
