import type { GameRecord } from '#kernel';
import type { TableInfo } from '#wire';
import { displayName } from '../game/botNames.ts';

/** What a record says about its table. */

/** Names as in the record, and lent ones for bots. */
export const namesOf = (record: GameRecord): readonly string[] => record.seats.map(displayName);

/** After the game its secrets are open: any seat's viewpoint may be shown. */
export const offersViewpoints = (record: GameRecord): boolean => record.outcome !== null;

/** Table info made from a record. */
export function infoOf(record: GameRecord, id: string): TableInfo {
  return {
    id,
    game: record.game,
    rulesVersion: record.rulesVersion,
    options: record.options,
    content: { title: record.content.title, standard: record.content.pack === undefined, provenance: [] },
    seats: record.seats.map((seat, index) => ({
      kind: seat.kind === 'bot' ? 'bot' : 'human',
      name: displayName(seat, index),
      yours: false,
      connected: true,
      clock: null,
      contributed: false,
      wantsToAbandon: false,
    })),
    clock: { kind: 'none' },
    clockAt: 0,
    onTimeout: 'bot',
    listed: false,
    hints: false,
    host: false,
    commitment: record.chance.kind === 'committed' ? record.chance.commitment : '',
    promises: null,
    rematch: null,
    codes: [],
  };
}
