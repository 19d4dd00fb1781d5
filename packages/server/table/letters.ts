import type { GameEvent, Projected } from '#kernel';
import type { ChatLine, Now, RefusedCode, ServerMessage, TableInfo } from '#wire';

/** A message ready to be sent. Only this file makes letters, and where they speak of a game they take only what the projector made. */
export type Letter = Projected<string>;

type Safe<M> = M extends { readonly now: Now; readonly info: TableInfo }
  ? Omit<M, 'now' | 'info' | 'events'> & { now: Projected<Now>; info: Projected<TableInfo>; events: Projected<GameEvent[]> }
  : M extends { readonly info: TableInfo }
    ? Omit<M, 'info'> & { info: Projected<TableInfo> }
    : M;

/** Updates are made from parts, because many viewers share them. */
type Whole = Exclude<ServerMessage, { readonly t: 'update' }>;

export const letter = (message: Safe<Whole>): Letter => JSON.stringify(message) as Letter;

/** The moment as text: two moments are the same to a viewer when their texts are. */
export const nowText = (now: Projected<Now>): Projected<string> => JSON.stringify(now) as Projected<string>;

export const updateLetter = (table: string, events: Projected<GameEvent[]>, now: Projected<string>): Letter =>
  `{"t":"update","table":${JSON.stringify(table)},"events":${JSON.stringify(events)},"now":${now}}` as Letter;

export const done = (table: string, id: string, seen: number): Letter => letter({ t: 'done', table, id, seen });

export const refused = (table: string, id: string, code: RefusedCode, message: string, rules: readonly string[] = []): Letter =>
  letter({ t: 'refused', table, id, code, message, rules });

export const chatLetter = (table: string, line: ChatLine): Letter => letter({ t: 'chat', table, line });

export const errorLetter = (code: string, message: string): Letter => letter({ t: 'error', code, message });

export const PONG: Letter = letter({ t: 'pong' });
