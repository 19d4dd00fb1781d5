import { randomBytes } from 'node:crypto';
import type { NewTable, SeatPlan } from '#wire';
import { isSameName } from '../../people/names.ts';
import { RefusedError } from '../../refused-error.ts';
import type { TableStatus, Person, StoredSeat, StoredTable, TableSettings } from '../../store/store.ts';
import type { CheckedPack } from './checked-pack.ts';
import type { GameLibrary } from './game-library.ts';
import { mustBeRateable, mustHaveAccount } from './rating-rules.ts';
import { nameTaken } from './seating.ts';
import { newSeries } from './series.ts';

/** 96 bits: a table or an invitation is found by its link, not by trying. */
export const newId = (): string => randomBytes(12).toString('base64url');

/** From what a host wishes to a table that gathers. Throws `Refused` or `Unacceptable`; nothing is stored but a content pack. */
export async function createTable(
  plan: NewTable,
  host: Person,
  games: GameLibrary,
  defaultPack: unknown,
  now: number,
  /** The pack of the plan, when another thread has taken it out and checked it. */
  checked?: CheckedPack,
): Promise<StoredTable> {
  const game = await games.game(plan.game);
  const { min, max } = game.seats;
  if (plan.seats.length < min || plan.seats.length > max)
    throw new RefusedError('bad-seats', `${plan.game} has ${min} to ${max} seats, not ${plan.seats.length}`, { path: 'seats' });
  if (plan.seats.filter(({ kind }) => kind === 'me').length > 1)
    throw new RefusedError('bad-seats', 'The host has one seat of kind "me"; further people at the same screen are of kind "hot-seat"', {
      path: 'seats',
    });
  checkNames(plan.seats, host.name);
  const options: unknown = game.readOptions(plan.options ?? {}, plan.seats.length);
  if (plan.rated === true) {
    mustHaveAccount(host);
    mustBeRateable(plan, game, options);
  }
  const pack = plan.content ?? defaultPack;
  const seats = plan.seats.map((seat, index) => planSeat(seat, index, host, games.levels(plan.game)));
  return newTable({
    game: plan.game,
    rulesVersion: game.version,
    options,
    pack:
      checked !== undefined ? await games.keepPack(game, checked, now) : pack === undefined ? null : await games.addPack(game, pack, now),
    seats,
    clock: plan.clock ?? { kind: 'none' },
    onTimeout: plan.onTimeout ?? 'bot',
    listed: plan.listed ?? false,
    ...(plan.language === undefined ? {} : { language: plan.language }),
    ...(plan.hints === true ? { hints: true } : {}),
    ...(plan.reasons === true ? { reasons: true } : {}),
    ...(plan.teamTalk === true && game.teams?.[seats.length] !== undefined ? { teamTalk: true } : {}),
    ...(plan.rated === true ? { rated: true } : {}),
    ...newSeries(plan),
    ...(plan.strangersTalk === true ? {} : { strangersSilent: true }),
    host: host.id,
    secret: newSecret(),
    chance: 2,
    rematch: null,
    createdAt: now,
  });
}

/** No two players of a table have names that look alike. */
function checkNames(seats: readonly SeatPlan[], host: string): void {
  const taken = seats.some(({ kind }) => kind === 'me') ? [host] : [];
  for (const [index, seat] of seats.entries()) {
    if (seat.kind !== 'hot-seat') continue;
    if (taken.some((other) => isSameName(other, seat.name))) throw nameTaken(seat.name, `seats.${index}.name`);
    taken.push(seat.name);
  }
}

/** 256 bits of the operating system's entropy. */
export const newSecret = (): string => randomBytes(32).toString('hex');

const EMPTY: TableStatus = { drawn: { open: 0, hidden: 0 }, heard: {}, clocks: null, since: [], waiting: [], rounds: 0, winners: null };

export const newTable = (settings: TableSettings): StoredTable => ({
  id: newId(),
  version: 0,
  phase: 'gathering',
  sequence: -1,
  updatedAt: settings.createdAt,
  wakeAt: null,
  state: null,
  base: null,
  settings,
  status: EMPTY,
});

export const EMPTY_SEAT: StoredSeat = {
  kind: 'open',
  person: null,
  name: null,
  level: null,
  code: null,
  reservedFor: null,
  words: '',
  wantsToAbandon: false,
};

/** `path`: where the level was written. */
export function botSeat(level: string, levels: readonly string[], path: string): StoredSeat {
  if (!levels.includes(level))
    throw new RefusedError('no-level', `There is no bot "${level}"; there is ${levels.join(', ') || 'none for this game'}`, { path });
  return { ...EMPTY_SEAT, kind: 'bot', level };
}

function planSeat(plan: SeatPlan, index: number, host: Person, levels: readonly string[]): StoredSeat {
  switch (plan.kind) {
    case 'me':
      return { ...EMPTY_SEAT, kind: 'human', person: host.id, name: host.name };
    case 'hot-seat':
      return { ...EMPTY_SEAT, kind: 'human', person: host.id, name: plan.name };
    case 'bot':
      return botSeat(plan.level, levels, `seats.${index}.level`);
    default:
      return { ...EMPTY_SEAT, kind: plan.kind, code: newId() };
  }
}
