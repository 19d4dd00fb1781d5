import type { Match, State } from '#kernel';

export type AnyMatch = Match<State>;
