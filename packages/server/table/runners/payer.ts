import type { MovePurpose } from '#bots/pool.ts';
import type { TableSettings } from '../../store/store.ts';
import type { Audience } from '../session/audience.ts';
import type { TableContext } from '../session/context.ts';
import type { TableSession } from '../session/session.ts';

type PayingTable = { readonly context: Pick<TableContext, 'addressOf'>; readonly audience: Pick<Audience, 'isPresent'> } & Pick<
  TableSession,
  'id'
>;

/**
 * Whom a bot's move is charged to. Every player at the table waits for it, so they are charged in turn: charging the host alone would let a
 * busy address slow down its guests' every move, and would let players think for free at tables of others. Connected players come first: an
 * absent one waits for nothing, and this node may not know the address. A table of bots only is charged to its host, and comes last.
 * `question` counts up from one decision to the next.
 */
export function movePurpose(session: PayingTable, settings: TableSettings, question: number): Pick<MovePurpose, 'kind' | 'payer'> {
  const { id, context, audience } = session;
  const seated = [...new Set(settings.seats.flatMap(({ kind, person }) => (kind === 'human' && person !== null ? [person] : [])))];
  const present = seated.filter((person) => audience.isPresent(person));
  const charged = present.length > 0 ? present : seated;
  const person = charged.length > 0 ? charged[question % charged.length] : settings.host;
  return { kind: seated.length > 0 ? 'move' : 'bots', payer: { address: context.addressOf(person), person, table: id } };
}
