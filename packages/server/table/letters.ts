import type { GameEvent, Projected } from '#kernel';
import type { ChatLine, Now, RefusedCode, ServerMessage, TableInfo } from '#wire';

/** A message ready to be sent. Only this file makes letters, and where they speak of a game they take only what the projector made. */
export type Letter = Projected<string>;

/** Messages that tell of a moment are put together from parts that many viewers share. */
type Plain = Exclude<ServerMessage, { readonly now: Now } | { readonly info: TableInfo }>;

const letter = (message: Plain): Letter => JSON.stringify(message) as Letter;

export const updateLetter = (table: string, events: Projected<GameEvent[]>, now: Projected<string>): Letter =>
  `{"t":"update","table":"${table}","events":${JSON.stringify(events)},"now":${now}}` as Letter;

export const tableLetter = (
  t: 'table' | 'gap',
  table: string,
  {
    info,
    now,
    events,
    chat,
  }: { info: Projected<TableInfo>; now: Projected<string>; events: Projected<GameEvent[]>; chat: readonly ChatLine[] },
): Letter =>
  `{"t":"${t}","table":"${table}","info":${JSON.stringify(info)},"now":${now},"events":${JSON.stringify(events)},"chat":${JSON.stringify(chat)}}` as Letter;

export const infoLetter = (table: string, info: Projected<TableInfo>): Letter =>
  `{"t":"info","table":"${table}","info":${JSON.stringify(info)}}` as Letter;

export const whyLetter = (table: string, id: string, legal: boolean, rules: readonly string[]): Letter =>
  letter({ t: 'why', table, id, legal, rules });

export const done = (table: string, id: string, seen: number): Letter => letter({ t: 'done', table, id, seen });

export const refused = (table: string, id: string, code: RefusedCode, message: string, rules: readonly string[] = []): Letter =>
  letter({ t: 'refused', table, id, code, message, rules });

export const chatLetter = (table: string, line: ChatLine): Letter => letter({ t: 'chat', table, line });

export const errorLetter = (code: string, message: string): Letter => letter({ t: 'error', code, message });

export const PONG: Letter = letter({ t: 'pong' });
