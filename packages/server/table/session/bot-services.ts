import type { BotHint } from '#bots/hint.ts';
import type { Payer } from '#bots/fair-queue.ts';
import type { HintRequest, ChoiceRequest, MovePurpose, ReasonRequest } from '#bots/pool.ts';
import type { Reason } from '#bots/explanation.ts';
import type { Action } from '#kernel';

/** Asked what a bot does, away from the main thread; `BotPool` is one. */
export interface BotChooser {
  /** The request is made when the bot starts to think. */
  choose(request: () => ChoiceRequest, purpose: MovePurpose): Promise<Action>;
}

/** Gives hints to players, away from the main thread; `BotPool` is one. */
export interface HintSource {
  /** Rejects with `QueueFull` when too many hints wait. */
  advise(request: HintRequest, payer: Payer): Promise<BotHint>;
}

/** Asked why a bot did what it did, away from the main thread; `BotPool` is one. */
export interface ReasonSource {
  tell(request: ReasonRequest, payer: Payer): Promise<readonly Reason[]>;
}
