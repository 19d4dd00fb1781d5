import type { GameRecord } from '#kernel';
import type { TableInfo } from '#wire';
import { shownName } from '../bots.ts';

/** What a record knows of its table. */

/** Names as the record has them, and lent ones for bots. */
export const namesOf = (record: GameRecord): readonly string[] => record.seats.map(shownName);

/** When a game is over its secrets are open: it may be seen as any seat saw it. */
export const offersEyes = (record: GameRecord): boolean => record.outcome !== null;

/** The frame of the table as the record knows it. */
export function infoOf(record: GameRecord, id: string): TableInfo {
  return {
    id,
    game: record.game,
    rulesVersion: record.rulesVersion,
    options: record.options,
    content: { title: record.content.title, standard: record.content.pack === undefined, provenance: [] },
    seats: record.seats.map((seat, index) => ({
      kind: seat.kind === 'bot' ? 'bot' : 'human',
      name: shownName(seat, index),
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
