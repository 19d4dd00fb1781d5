import { openGame } from '#games';
import { commitment, type GameRecord, hashText, makeRecord, playedIn, seedCommitment } from '#kernel';
import type { StoredEntry, StoredLocalTable } from '../local/storedTable.ts';
import { readTable } from '../local/tableDatabase.ts';
import { RequestError } from '../net/api.ts';

/** The record of an offline table; refused before the end, as on the server, for it would reveal secrets. */
export async function offlineRecord(id: string): Promise<GameRecord> {
  const found = await readTable(id);
  if (found === null) throw new RequestError(0, { code: 'no-table', message: '' });
  return recordFrom(found.table, found.entries);
}

export async function recordFrom({ plan, moment }: StoredLocalTable, entries: readonly StoredEntry[]): Promise<GameRecord> {
  if (moment === null || moment.phase === 'playing') throw new RequestError(0, { code: 'not-over', message: '' });
  const game = await openGame(plan.game);
  const header = {
    options: plan.options,
    ...(plan.pack === undefined ? {} : { pack: plan.pack }),
    seats: plan.seats.map((seat, index) =>
      seat.kind === 'me' ? { name: seat.name, kind: 'human' } : { name: seat.level ?? `Seat ${index + 1}`, kind: 'bot' },
    ),
    chance: chanceOf(plan.seal),
    abandoned: moment.phase === 'abandoned',
    offline: true,
  };
  const otherRules = new RequestError(0, { code: 'other-rules', message: '' });
  let record: GameRecord;
  try {
    record = makeRecord(game, header, entries[0]?.draws ?? [], playedIn(entries));
  } catch {
    throw otherRules;
  }
  if ((record.actions.at(-1)?.hash ?? record.setup.hash) !== hashText(moment.state)) throw otherRules;
  return record;
}

function chanceOf({ secret, contributions }: StoredLocalTable['plan']['seal']): GameRecord['chance'] {
  const published = commitment(secret);
  return {
    kind: 'committed',
    version: 2,
    commitment: published,
    promises: contributions.map((words, seat) => (words === '' ? '' : seedCommitment(published, seat, words))),
    seal: { secret, contributions },
  };
}
