import { openGame } from '#games';
import type { Seal } from '#kernel';
import { type NewTable, newWords, type SeatPlan } from '#wire';
import type { KeptPlan } from '../local/kept.ts';
import type { LocalSeat } from '../local/start.ts';
import { addTable, readTable } from '../local/store.ts';
import { Refused } from '../net/api.ts';
import { newId } from '../net/newId.ts';

/** Sets a table that stands in this browser, and answers its name. What the game does not take is refused as the server would refuse it. */
export async function setHere(plan: NewTable, name: string, wish = ''): Promise<string> {
  const game = await openGame(plan.game);
  const { min, max } = game.seats;
  const seats = plan.seats.map((seat) => seatHere(seat, name.trim()));
  if (seats.length < min || seats.length > max) throw new Refused(0, { code: 'bad-seats', message: '', path: 'seats' });
  return keep({
    game: plan.game,
    options: game.readOptions(plan.options ?? {}, seats.length),
    ...(plan.content === undefined ? {} : { pack: plan.content }),
    seats,
    seal: sealFor(seats, wish),
    ...(plan.reasons === true ? { reasons: true } : {}),
  });
}

/** The same people at the same game once more, everybody one seat further on. */
export async function setAgain(id: string): Promise<string> {
  const found = await readTable(id);
  if (found === null) throw new Refused(0, { code: 'no-table', message: '' });
  const { game, options, pack, seats, reasons = false } = found.table.plan;
  const moved = seats.map((_, seat) => seats[(seat + seats.length - 1) % seats.length] ?? seats[seat]).filter((seat) => seat !== undefined);
  return keep({ game, options, ...(pack === undefined ? {} : { pack }), seats: moved, seal: sealFor(moved, ''), reasons });
}

async function keep(plan: Omit<KeptPlan, 'id' | 'madeAt'>): Promise<string> {
  const id = `offline-${newId().replaceAll('-', '')}`;
  // A browser that runs out of room is not to begin with what somebody plays.
  if ('storage' in navigator) void navigator.storage.persist().catch(() => false);
  await addTable({ ...plan, id, madeAt: Date.now() });
  return id;
}

function seatHere(plan: SeatPlan, name: string): LocalSeat {
  if (plan.kind === 'me') return { kind: 'me', name };
  if (plan.kind === 'hot-seat') return { kind: 'me', name: plan.name };
  if (plan.kind === 'bot') return { kind: 'bot', level: plan.level };
  // Nobody can come without a network.
  throw new Refused(0, { code: 'bad-seats', message: '', path: 'seats' });
}

/** Chance as at any table, but this browser alone draws the secret and adds everybody's words. */
const sealFor = (seats: readonly LocalSeat[], wish: string): Seal => ({
  version: 2,
  secret: Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  contributions: seats.map(({ kind }) => (kind === 'me' ? newWords(wish) : '')),
});
