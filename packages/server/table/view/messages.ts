import type { BotHint } from '#bots/hint.ts';
import { type ProjectedData, markProjected } from '#kernel';
import type { ChatLine, ErrorCode, Now, RefusedCode, ServerMessage, TableInfo } from '#wire';

/**
 * A message ready to be sent. Everything that leaves a table is made in this folder, from what its viewer may know (`Projected`): what is not named
 * here cannot be sent.
 */
export type OutgoingMessage = ProjectedData<string>;

/** Messages with a snapshot or with events are concatenated from parts that many viewers share. */
type PlainMessage = Exclude<ServerMessage, { readonly now: Now } | { readonly info: TableInfo } | { readonly events: unknown }>;

const plainMessage = (message: PlainMessage): OutgoingMessage => markProjected(JSON.stringify(message));

/**
 * The part of an update that is the same for all who see and hear the same. What the projector made once is put together as text: with `JSON.stringify` of
 * the message a move of War with spectators takes 7 % more of the processor ("Layers" in docs/benchmarks.md).
 */
export const updateBody = (table: string, events: ProjectedData<string>, now: ProjectedData<string>): OutgoingMessage =>
  markProjected(`"table":"${table}","events":${events},"now":${now}}`);

/** An update; for the actor it also says that the request is durable. */
export const updateMessage = (body: OutgoingMessage, done: string | null): OutgoingMessage =>
  markProjected(done === null ? `{"t":"update",${body}` : `{"t":"update","done":${JSON.stringify(done)},${body}`);

export const tableMessage = (
  t: 'table' | 'gap',
  table: string,
  { info, now, events, chat }: { info: ProjectedData<TableInfo>; now: ProjectedData<string>; events: ProjectedData<string>; chat: string },
): OutgoingMessage =>
  markProjected(`{"t":"${t}","table":"${table}","info":${JSON.stringify(info)},"now":${now},"events":${events},"chat":${chat}}`);

export const pageMessage = (table: string, first: number, events: ProjectedData<string>): OutgoingMessage =>
  markProjected(`{"t":"page","table":"${table}","first":${first},"events":${events}}`);

export const infoMessage = (table: string, info: ProjectedData<TableInfo>): OutgoingMessage =>
  markProjected(`{"t":"info","table":"${table}","info":${JSON.stringify(info)}}`);

export const explanationMessage = (table: string, id: string, legal: boolean, rules: readonly string[]): OutgoingMessage =>
  plainMessage({ t: 'why', table, id, legal, rules });

export const hintMessage = (table: string, id: string, { action, reasons }: BotHint): OutgoingMessage =>
  plainMessage({ t: 'hint', table, id, action, reasons });

export const doneMessage = (table: string, id: string, seen: number): OutgoingMessage => plainMessage({ t: 'done', table, id, seen });

export const refusedMessage = (
  table: string,
  id: string,
  code: RefusedCode,
  message: string,
  rules: readonly string[] = [],
): OutgoingMessage => plainMessage({ t: 'refused', table, id, code, message, rules });

export const unsureMessage = (table: string, id: string): OutgoingMessage => plainMessage({ t: 'unsure', table, id });

export const chatMessage = (table: string, line: ChatLine): OutgoingMessage => plainMessage({ t: 'chat', table, line });

export const errorMessage = (code: ErrorCode, message: string): OutgoingMessage => plainMessage({ t: 'error', code, message });

export const PONG: OutgoingMessage = plainMessage({ t: 'pong' });
