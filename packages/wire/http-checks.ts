import { LANGUAGES } from '#kernel/languages.ts';
import { anything, type Check, flag, list, nullable, number, object, oneOf, optional, tagged, text } from '#kernel/check.ts';
import type { Holiday } from './holidays.ts';
import type { ClockPlan, Me, NewTableAnswer, Note, Phase, SeatInfo, SequelInfo, SequelOf, TableSummary } from './http.ts';

/** The form of what the server answers over HTTP on every page. */

export const isMe = object<Me>({ id: text, name: text, account: nullable(text) });
export const isNote = object<Note>({ text });
export const isSeatAnswer = object<{ readonly seat: number }>({ seat: number });
export const isNewTableAnswer = object<NewTableAnswer>({
  table: text,
  codes: list(object<NewTableAnswer['codes'][number]>({ seat: number, code: text })),
});

export const isPhase: Check<Phase> = oneOf('gathering', 'playing', 'finished', 'abandoned');
export const isHoliday = object<Holiday>({ from: number, until: number });
export const isClockPlan = tagged<ClockPlan, 'kind'>('kind', {
  none: {},
  live: { bankSeconds: number, incrementSeconds: number },
  correspondence: { daysPerMove: number, reserveDays: optional(number) },
});

export const isSeatInfo = object<SeatInfo>({
  kind: oneOf('human', 'bot', 'open', 'invited'),
  name: nullable(text),
  level: optional(text),
  yours: flag,
  connected: flag,
  clock: nullable(number),
  holiday: optional(isHoliday),
  contributed: flag,
  kept: optional(oneOf(true)),
  keptFor: optional(text),
  wantsToAbandon: flag,
});

export const isSequelOf = object<SequelOf>({ table: text, game: text, fingerprint: text, link: text });
export const isSequelInfo = object<SequelInfo>({ game: text, link: nullable(text), table: nullable(text) });

export const isTableSummary = object<TableSummary>({
  id: text,
  game: text,
  phase: isPhase,
  seats: list(isSeatInfo),
  waiting: list(number),
  yourTurn: flag,
  rounds: number,
  clock: isClockPlan,
  updatedAt: number,
  winners: nullable(list(number)),
  invited: optional(oneOf(true)),
  language: optional(oneOf(...LANGUAGES)),
  rated: optional(oneOf(true)),
  offline: optional(oneOf(true)),
  sequel: optional(text),
  sequelOf: optional(isSequelOf),
  leadsTo: optional(isSequelInfo),
});

export const isTableList = object<{ readonly tables: readonly TableSummary[] }>({ tables: list(isTableSummary) });

/** An answer that only says that it was done. */
export const isDone = anything;
