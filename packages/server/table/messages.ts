import type { BotHint } from '#bots/hint.ts';
import { type ProjectedData, markProjected } from '#kernel';
import type { ChatLine, ErrorCode, Now, RefusedCode, ServerMessage, TableInfo } from '#wire';

/** A message ready to be sent. Only this file makes letters, and where they speak of a game they take only what the projector made. */
export type OutgoingMessage = ProjectedData<string>;

/** Messages that tell of a moment or of what was heard are put together from parts that many viewers share. */
type Plain = Exclude<ServerMessage, { readonly now: Now } | { readonly info: TableInfo } | { readonly events: unknown }>;

const letter = (message: Plain): OutgoingMessage => markProjected(JSON.stringify(message));

/**
 * The part of an update that is the same for all who see and hear the same. What the projector made once is put together as text: 6 us a listener for a
 * whole view of War (23 kB) instead of 57 us with `JSON.stringify` of the message.
 */
export const updateBody = (table: string, events: ProjectedData<string>, now: ProjectedData<string>): OutgoingMessage =>
  markProjected(`"table":"${table}","events":${events},"now":${now}}`);

/** An update; for whoever asked for what happened, also the word that it is on disk. */
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
  letter({ t: 'why', table, id, legal, rules });

export const hintMessage = (table: string, id: string, { action, reasons }: BotHint): OutgoingMessage =>
  letter({ t: 'hint', table, id, action, reasons });

export const doneMessage = (table: string, id: string, seen: number): OutgoingMessage => letter({ t: 'done', table, id, seen });

export const refusedMessage = (
  table: string,
  id: string,
  code: RefusedCode,
  message: string,
  rules: readonly string[] = [],
): OutgoingMessage => letter({ t: 'refused', table, id, code, message, rules });

export const unsureMessage = (table: string, id: string): OutgoingMessage => letter({ t: 'unsure', table, id });

export const chatMessage = (table: string, line: ChatLine): OutgoingMessage => letter({ t: 'chat', table, line });

export const errorMessage = (code: ErrorCode, message: string): OutgoingMessage => letter({ t: 'error', code, message });

export const PONG: OutgoingMessage = letter({ t: 'pong' });
