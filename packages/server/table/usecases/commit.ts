import type { Action, ActionResult, AppliedAction, Seat } from '#kernel';
import { RefusedError } from '../../refused-error.ts';
import type { GameStep, LoadedTable } from '../state/loaded-table.ts';
import type { AnyMatch } from '../state/match.ts';
import type { RequestContext } from './request.ts';

/** A step of the game as the log names it, and what the match answered to it. */
interface RequestedStep {
  readonly kind: GameStep['kind'];
  readonly seat: Seat;
  readonly action?: Action;
  readonly result: ActionResult;
}

/** Commits what the match did. A refusal of the rules is thrown, and nothing has changed. */
export function commit(
  { open, listener, id }: RequestContext,
  loaded: LoadedTable,
  match: AnyMatch,
  { kind, seat, action, result }: RequestedStep,
): Promise<void> {
  const step: GameStep = { kind, seat, action: action ?? null, person: listener.person.id, clientId: id };
  return open.session.commitStep(loaded, match, step, accepted(result), { listener, id });
}

function accepted(result: ActionResult): AppliedAction {
  if (result.ok) return result;
  throw RefusedError.byRules(result.refusal);
}
