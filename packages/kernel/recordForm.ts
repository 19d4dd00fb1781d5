import { isSeat } from './seat.ts';
import { isAction, isDraw, isOutcome } from './actionForm.ts';
import { anything, either, flag, list, nullable, number, object, oneOf, optional, tagged, text } from './check.ts';
import type { GameRecord, RecordedAction } from './record.ts';
import type { PrecedingGame } from './sequel.ts';

/** The form of a record. Whether it is true is for the rules. */

const isPrecedingGame = object<PrecedingGame>({ game: text, fingerprint: text, link: text });

export const isGameRecord = object<GameRecord>({
  format: oneOf('redbook-record'),
  formatVersion: oneOf(1),
  game: text,
  rulesVersion: number,
  content: object<GameRecord['content']>({ title: text, hash: text, pack: anything }),
  options: anything,
  seats: list(object<GameRecord['seats'][number]>({ name: text, kind: text, began: optional(oneOf('human')) })),
  chance: tagged<GameRecord['chance'], 'kind'>('kind', {
    committed: {
      version: optional(oneOf(2)),
      commitment: text,
      promises: optional(list(text)),
      seal: nullable(
        object<{ readonly secret: string; readonly contributions: readonly string[] }>({ secret: text, contributions: list(text) }),
      ),
    },
    seeded: { seed: number },
    unknown: {},
  }),
  start: nullable(object<{ readonly state: unknown }>({ state: anything })),
  setup: object<GameRecord['setup']>({ draws: list(isDraw), hash: text }),
  actions: list(object<RecordedAction>({ seat: isSeat, action: either(isAction, oneOf('resign')), draws: list(isDraw), hash: text })),
  outcome: nullable(isOutcome),
  abandoned: optional(flag),
  offline: optional(oneOf(true)),
  follows: optional(isPrecedingGame),
});
