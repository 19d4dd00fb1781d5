import { type PrecedingGame, type GameRecord, hashText, makeRecord, playedIn, RecordError } from '#kernel';
import type { SequelOf } from '#wire';
import { RefusedError } from '../../refused-error.ts';
import type { LogEntry, StoredSeat, StoredTable } from '../../store/store.ts';
import type { TableGame } from './game-library.ts';
import { chanceOf } from './seed-contributions.ts';

/** Only a game that was played and is over has a record: until then it would tell what is secret. */
export function mustBeOver({ phase, state }: StoredTable): void {
  if (phase !== 'finished' && phase !== 'abandoned') throw new RefusedError('not-over', 'The record is given out when the game is over');
  if (state === null) throw new RefusedError('not-played', 'This table was given up before the game began: there is nothing to record');
}

/** The game as one document that anybody can verify. What was taken back is left out: it drew nothing and told nothing new. */
export function recordOf(stored: StoredTable, opened: Pick<TableGame, 'game' | 'pack'>, log: readonly LogEntry[]): GameRecord {
  mustBeOver(stored);
  return replayedRecord(stored, opened, log);
}

/** The same of a game that goes on, which nobody but the operator may have: it tells what is secret. */
export function replayedRecord(stored: StoredTable, opened: Pick<TableGame, 'game' | 'pack'>, log: readonly LogEntry[]): GameRecord {
  const { settings, phase, state } = stored;
  const header = {
    options: settings.options,
    ...(opened.pack === undefined ? {} : { pack: opened.pack }),
    seats: settings.seats.map(seatOf),
    chance: chanceOf(settings),
    abandoned: phase === 'abandoned',
    offline: settings.offline === true,
    ...(settings.sequelOf === undefined ? {} : { follows: followsOf(settings.sequelOf) }),
  };
  try {
    const record = makeRecord(opened.game, header, log[0]?.draws ?? [], playedIn(log));
    const last = record.actions[record.actions.length - 1]?.hash ?? record.setup.hash;
    if (state === null || last !== hashText(state)) throw new RecordError('The replayed game ends in another state');
    return record;
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    if (settings.rulesVersion === opened.game.version)
      throw new RefusedError('damaged', `What is stored of this game was changed or damaged: ${error.message}`);
    throw new RefusedError(
      'other-rules',
      `This game was begun with version ${settings.rulesVersion} of the rules and went on with version ${opened.game.version}; no single version replays it`,
    );
  }
}

/** A record names the game before it by what was played, not by where. */
const followsOf = ({ game, fingerprint, link }: SequelOf): PrecedingGame => ({ game, fingerprint, link });

const seatOf = ({ kind, name, level, person }: StoredSeat, seat: number): GameRecord['seats'][number] => ({
  name: name ?? level ?? `Seat ${seat + 1}`,
  kind,
  // A bot that has taken over leaves the person in place.
  ...(kind === 'bot' && person !== null ? { began: 'human' } : {}),
});
