import { openGame } from '#games';
import type { Seal } from '#kernel';
import { type NewTable, newWords, type SeatPlan } from '#wire';
import type { StoredPlan } from '../local/storedTable.ts';
import type { LocalSeat } from '../local/localStart.ts';
import { addTable, readTable } from '../local/tableDatabase.ts';
import { RequestError } from '../net/api.ts';
import { newId } from '../lib/newId.ts';

/** Creates a table in this browser and returns its id. Bad options are refused as on the server. */
export async function createOfflineTable(plan: NewTable, name: string, wish = ''): Promise<string> {
  const game = await openGame(plan.game);
  const { min, max } = game.seats;
  const seats = plan.seats.map((seat) => seatHere(seat, name.trim()));
  if (seats.length < min || seats.length > max) throw new RequestError(0, { code: 'bad-seats', message: '', path: 'seats' });
  return keep({
    game: plan.game,
    options: game.readOptions(plan.options ?? {}, seats.length),
    ...(plan.content === undefined ? {} : { pack: plan.content }),
    seats,
    seal: sealFor(seats, wish),
    ...(plan.reasons === true ? { reasons: true } : {}),
  });
}

/** A rematch: the same players and game, each one seat further on. */
export async function createOfflineRematch(id: string): Promise<string> {
  const found = await readTable(id);
  if (found === null) throw new RequestError(0, { code: 'no-table', message: '' });
  const { game, options, pack, seats, reasons = false } = found.table.plan;
  const moved = seats.map((_, seat) => seats[(seat + seats.length - 1) % seats.length] ?? seats[seat]).filter((seat) => seat !== undefined);
  return keep({ game, options, ...(pack === undefined ? {} : { pack }), seats: moved, seal: sealFor(moved, ''), reasons });
}

async function keep(plan: Omit<StoredPlan, 'id' | 'madeAt'>): Promise<string> {
  const id = `offline-${newId().replaceAll('-', '')}`;
  // Ask the browser not to evict the table when storage runs low.
  if ('storage' in navigator) void navigator.storage.persist().catch(() => false);
  await addTable({ ...plan, id, madeAt: Date.now() });
  return id;
}

function seatHere(plan: SeatPlan, name: string): LocalSeat {
  if (plan.kind === 'me') return { kind: 'me', name };
  if (plan.kind === 'hot-seat') return { kind: 'me', name: plan.name };
  if (plan.kind === 'bot') return { kind: 'bot', level: plan.level };
  // Offline no other player can join.
  throw new RequestError(0, { code: 'bad-seats', message: '', path: 'seats' });
}

/** A seal as at any table, but this browser alone draws the secret and all contributions. */
const sealFor = (seats: readonly LocalSeat[], wish: string): Seal => ({
  version: 2,
  secret: Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  contributions: seats.map(({ kind }) => (kind === 'me' ? newWords(wish) : '')),
});
