import type { ClientMessage } from '#wire';
import type { Listener } from '../session/listener.ts';
import type { OpenTable } from '../open-table.ts';

/** Requests over the socket that the table answers. */
export type TableRequest = Exclude<ClientMessage, { readonly t: 'ping' | 'away' | 'watch' | 'leave' | 'page' }>;

export type RequestKind = TableRequest['t'];

export type RequestOf<K extends RequestKind> = Extract<TableRequest, { readonly t: K }>;

/** Who asks, of which table, and under which id it is answered. */
export interface RequestContext {
  readonly open: OpenTable;
  readonly listener: Listener;
  readonly id: string;
  /** As `performance.now()` says. */
  readonly arrivedAt: number;
}
