import { type Check, either, flag, list, number, object, oneOf, optional, tableOf, text } from './check.ts';
import type { GameEvent, Param } from './event.ts';
import { isObject } from './plain.ts';
import type { Draw } from './random/random.ts';
import { isSeat, type Seat } from './seat.ts';
import type { Outcome } from './state.ts';
import type { Action } from './verb.ts';

/** The form of actions, events, draws and outcomes. Whether they are true is for the rules. */

export const isAction: Check<Action> = (value): value is Action =>
  isObject(value) && text(value.type) && Object.values(value).every((each) => text(each) || number(each));

export const isParam: Check<Param> = (value): value is Param =>
  text(value) || number(value) || flag(value) || (Array.isArray(value) && value.every(isParam));
export const isParams = tableOf(isParam);

export const isEvent: Check<GameEvent> = (value): value is GameEvent =>
  isObject(value) && text(value.type) && Object.values(value).every(isParam);

export const isOutcome = object<Outcome>({
  winners: list<Seat>(isSeat),
  reason: text,
  rules: list(text),
  scores: optional(list(number)),
});

export const isDraw = object<Draw>({ stream: oneOf('open', 'hidden'), number, of: number, got: either(number, list(number)) });
