import { anything, type Check, either, flag, list, nullable, number, object, oneOf, optional, tagged, text } from '#kernel/check.ts';
import type { ContentSource, Prompt } from '#kernel';
import { isAction, isEvent, isOutcome, isParams } from '#kernel/actionForm.ts';
import type { ErrorCode, RefusedCode } from './faults.ts';
import type { ContentInfo, SeriesInfo } from './http.ts';
import { isHintReason } from './hint-check.ts';
import { isClockPlan, isPhase, isSeatInfo, isSequelInfo, isSequelOf } from './http-checks.ts';
import type { ChatLine, Now, SeatTurn, ServerMessage, StandingOrder, TableInfo } from './socket.ts';
import type { TournamentOf } from './tournaments.ts';

/** The form of what the server sends over the socket. What a seat sees of a game (`view`) is only known to the game. */

/** Codes that only a newer server knows are let through: their sentence is missing, but the answer arrives. */
const isRefusedCode: Check<RefusedCode> = (value): value is RefusedCode => text(value);
const isErrorCode: Check<ErrorCode> = (value): value is ErrorCode => text(value);

const isPrompt = object<Prompt>({ id: text, params: isParams });

const isTurn = object<SeatTurn>({
  seat: number,
  prompt: nullable(isPrompt),
  options: list(isAction),
  asides: optional(list(isAction)),
  canUndo: flag,
  untils: optional(list(text)),
  mayBeHarmless: optional(oneOf(true)),
});

const isNow = object<Now>({
  seen: number,
  phase: isPhase,
  eyes: either(number, oneOf('spectator')),
  view: anything,
  partial: optional(oneOf(true)),
  waiting: list(number),
  turns: list(isTurn),
  orders: optional(list(object<StandingOrder>({ seat: number, kind: text, until: text, harmless: optional(oneOf(true)), answers: flag }))),
  outcome: nullable(isOutcome),
  rounds: number,
  progress: list(number),
});

const isChatLine = object<ChatLine>({ number, name: text, seat: nullable(number), text, at: number, team: optional(oneOf(true)) });

const isSource: Check<ContentSource> = oneOf('rulebook', 'published', 'reconstructed');

const isInfo = object<TableInfo>({
  id: text,
  game: text,
  rulesVersion: number,
  options: anything,
  content: object<ContentInfo>({
    title: text,
    standard: flag,
    provenance: list(object<ContentInfo['provenance'][number]>({ id: text, source: isSource })),
  }),
  seats: list(isSeatInfo),
  clock: isClockPlan,
  clockAt: number,
  onTimeout: oneOf('bot', 'loses', 'ends', 'claim'),
  claims: optional(list(number)),
  listed: flag,
  behind: optional(number),
  rated: optional(oneOf(true)),
  hints: flag,
  reasons: optional(oneOf(true)),
  teams: optional(list(list(number))),
  strangersTalk: optional(oneOf(true)),
  silent: optional(oneOf(true)),
  host: flag,
  offline: optional(oneOf(true)),
  commitment: text,
  promises: nullable(list(text)),
  rematch: nullable(text),
  series: optional(object<SeriesInfo>({ best: number, number, wins: list(number), decided: flag, tables: list(text) })),
  tournament: optional(object<TournamentOf>({ id: text, name: text, round: number })),
  sequel: optional(isSequelInfo),
  sequelOf: optional(isSequelOf),
  carried: optional(text),
  codes: list(object<TableInfo['codes'][number]>({ seat: number, code: text })),
});

const WHOLE = { table: text, info: isInfo, now: isNow, events: list(isEvent), chat: list(isChatLine) };
const REPLY = { table: text, id: text };

const isServerMessage = tagged<ServerMessage, 't'>('t', {
  table: WHOLE,
  gap: WHOLE,
  update: { table: text, done: optional(text), events: list(isEvent), now: isNow },
  page: { table: text, first: number, events: list(isEvent) },
  info: { table: text, info: isInfo },
  chat: { table: text, line: isChatLine },
  done: { ...REPLY, seen: number },
  refused: { ...REPLY, code: isRefusedCode, message: text, rules: list(text) },
  unsure: REPLY,
  why: { ...REPLY, legal: flag, rules: list(text) },
  hint: { ...REPLY, action: isAction, reasons: list(isHintReason) },
  error: { code: isErrorCode, message: text },
  pong: {},
});

/** What the server sent, or null where it is nothing that this page understands. */
export function parseServerMessage(data: unknown): ServerMessage | null {
  if (typeof data !== 'string') return null;
  try {
    const message: unknown = JSON.parse(data);
    return isServerMessage(message) ? message : null;
  } catch {
    return null;
  }
}
