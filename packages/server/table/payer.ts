import type { MovePurpose } from '#bots/pool.ts';
import type { TableFrame } from '../store/store.ts';
import type { Audience } from './audience.ts';
import type { House } from './house.ts';
import type { Table } from './table.ts';

type PayingTable = { readonly house: Pick<House, 'addressOf'>; readonly audience: Pick<Audience, 'isPresent'> } & Pick<Table, 'id'>;

/**
 * Whom a bot's move is charged to. Every player at the table waits for it, so they are charged in turn: charging the host alone would let a
 * busy address slow down its guests' every move, and would let players think for free at tables of others. Connected players come first: an
 * absent one waits for nothing, and this node may not know the address. A table of bots only is charged to its host, and comes last.
 * `question` counts up from one decision to the next.
 */
export function movePurpose(table: PayingTable, frame: TableFrame, question: number): Pick<MovePurpose, 'kind' | 'payer'> {
  const { id, house, audience } = table;
  const seated = [...new Set(frame.seats.flatMap(({ kind, person }) => (kind === 'human' && person !== null ? [person] : [])))];
  const present = seated.filter((person) => audience.isPresent(person));
  const charged = present.length > 0 ? present : seated;
  const person = charged.length > 0 ? charged[question % charged.length] : frame.host;
  return { kind: seated.length > 0 ? 'move' : 'bots', payer: { address: house.addressOf(person), person, table: id } };
}
