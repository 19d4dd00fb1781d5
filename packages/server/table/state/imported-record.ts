import {
  detail,
  type AnyGame,
  type GameRecord,
  verifyChance,
  RecordError,
  replay,
  type Seats,
  type State,
  serialise,
  type AddressedEvent,
} from '#kernel';
import { heardWith } from '#wire/present.ts';
import { RefusedError } from '../../refused-error.ts';
import type { LogEntry, Person, StoredSeat, StoredTable, TableSettings } from '../../store/store.ts';
import { newId } from './create-table.ts';
import { audiences } from './viewer.ts';

/** A game that was played offline, as it is kept here: a table that is over, with its log. */
interface ImportedRecord {
  readonly table: StoredTable;
  readonly log: readonly LogEntry[];
}

/**
 * Plays a record again and makes a table of it. Whatever the record says is recomputed: every action by the rules, every state, every draw from the
 * secret. Throws `Refused` with what is wrong.
 */
export function recordToTable(host: Person, game: AnyGame, record: GameRecord, pack: string | null, now: number): ImportedRecord {
  const phase = phaseOf(record);
  if (record.rulesVersion !== game.version)
    throw new RefusedError(
      'other-rules',
      `The record was made with version ${record.rulesVersion} of the rules, these are version ${game.version}`,
    );
  const settings = frameOf(host, record, pack, now);
  const log: LogEntry[] = [];
  const told: AddressedEvent[] = [];
  const match = played(game, record, (entry) => {
    told.push(...entry.told);
    const person = settings.seats[entry.seat]?.person ?? null;
    log.push({ ...entry, sequence: log.length, person: entry.kind === 'setup' ? null : person, clientId: null, at: now });
  });
  const heard = (seats: Seats): [string, number] => [String(seats), heardWith(told, seats).length];
  return {
    log,
    table: {
      id: newId(),
      version: 0,
      phase,
      sequence: log.length - 1,
      updatedAt: now,
      wakeAt: null,
      state: serialise(match.state),
      base: null,
      settings,
      status: {
        drawn: match.drawn(),
        heard: Object.fromEntries(audiences(settings, game.secret).map(heard)),
        clocks: null,
        since: [],
        waiting: [],
        rounds: game.rounds(match.state),
        winners: match.state.outcome?.winners ?? null,
      },
    },
  };
}

type Entry = Pick<LogEntry, 'kind' | 'seat' | 'action' | 'draws' | 'told'>;

function played(game: AnyGame, record: GameRecord, each: (entry: Entry) => void) {
  try {
    const match = replay<State>(game, record, ({ recorded, events: told }) => {
      if (recorded === null) return each({ kind: 'setup', seat: 0, action: null, draws: record.setup.draws, told });
      const { seat, action, draws } = recorded;
      each(action === 'resign' ? { kind: 'resign', seat, action: null, draws, told } : { kind: 'action', seat, action, draws, told });
    });
    if (verifyChance(record).chance !== 'proved') throw new RecordError('Nothing proves its chance', 'seal', detail('record-unproved'));
    return match;
  } catch (error) {
    if (error instanceof RecordError) {
      const { message, fault: untrue, issue } = error;
      throw new RefusedError('untrue', message, issue === null ? { untrue } : { untrue, issue });
    }
    // Whatever else the rules stumble over was never written by them.
    throw new RefusedError('untrue', 'This is no record that the rules can read', { untrue: 'form' });
  }
}

/** Only finished games are imported: the importer knows the secret of a game. */
function phaseOf({ outcome, abandoned }: GameRecord): 'finished' | 'abandoned' {
  if (outcome !== null) return 'finished';
  if (abandoned !== true) throw new RefusedError('not-over', 'A game is brought when it is over');
  return 'abandoned';
}

function frameOf(host: Person, record: GameRecord, pack: string | null, now: number): TableSettings {
  const { chance } = record;
  if (chance.kind !== 'committed' || chance.version !== 2 || chance.seal === null)
    throw new RefusedError('untrue', 'The record shows no secret of the present kind', { untrue: 'seal' });
  const { secret, contributions } = chance.seal;
  return {
    game: record.game,
    rulesVersion: record.rulesVersion,
    options: record.options,
    pack,
    seats: record.seats.map(
      ({ name, kind }, seat): StoredSeat => ({
        kind: kind === 'human' ? 'human' : 'bot',
        // All players sat at the importer's screen.
        person: kind === 'human' ? host.id : null,
        name: kind === 'human' ? name : null,
        level: kind === 'human' ? null : name,
        code: null,
        reservedFor: null,
        words: contributions[seat] ?? '',
        promise: chance.promises?.[seat] ?? '',
        wantsToAbandon: false,
      }),
    ),
    clock: { kind: 'none' },
    onTimeout: 'bot',
    listed: false,
    host: host.id,
    secret,
    chance: 2,
    rematch: null,
    offline: true,
    createdAt: now,
  };
}
