import { asId, asIds } from '#kernel/id.ts';
import { Match, type Seat, type State, unchecked } from '#kernel';
import type { Now } from '#wire';
import type { TableHead } from '../store/store.ts';
import { newTable } from '../table/state/create-table.ts';
import { Snapshot } from '../table/view/snapshot.ts';
import { frameOf, seatOf } from './frame.ts';

export const NAMES = ['Frodo', 'Sam', 'Merry', 'Pippin', 'Gandalf'];

/** What a watcher is told of whom the table waits for. */
export const waitingFor = (match: Match<State>): readonly Seat[] => {
  const { now } = new Snapshot(match, match.state.outcome === null ? 'playing' : 'finished', {}).for({
    key: '0/0',
    knows: asId(0),
    plays: asId(0),
    host: false,
    stranger: true,
  });
  return asIds(unchecked<Now>(JSON.parse(now)).waiting);
};

/** A table as it would be kept, made of nothing but what a watcher was told. */
export function watched(game: string, seats: number, status: Partial<TableHead['status']>): TableHead {
  const table = newTable(frameOf(NAMES.slice(0, seats).map(seatOf), { game }));
  return { ...table, id: 'a-table-of-a-test', phase: 'playing', status: { ...table.status, ...status } };
}
