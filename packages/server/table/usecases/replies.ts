import { isRefusedCode, type RefusedCode } from '#wire';
import { RefusedError } from '../../refused-error.ts';
import { UnknownCommitError } from '../../store/store.ts';
import type { LoadedTable } from '../state/loaded-table.ts';
import { refusedMessage, unsureMessage } from '../view/messages.ts';
import { isRepeat } from './repeats.ts';
import type { RequestContext } from './request.ts';

/** Answers undefined, so that a use case that is done can return it. */
export function sendDone({ open, listener, id }: RequestContext, loaded: LoadedTable): undefined {
  open.session.broadcaster.sendDone(loaded, { listener, id });
}

function sendRefusal({ open, listener, id }: RequestContext, code: RefusedCode, message: string, rules: readonly string[]): void {
  open.session.context.countRefusal(code);
  listener.send(refusedMessage(open.id, id, code, message, rules));
}

/** Answers a request that failed: refused by the rules or the table, or not done because of an error. */
export function sendFailure(request: RequestContext, error: unknown): void {
  const { open, listener, id } = request;
  if (error instanceof RefusedError && isRefusedCode(error.code)) return sendRefusal(request, error.code, error.message, error.rules);
  const { context } = open.session;
  context.reportError(error, 'request', open.id);
  // A request that is in the log has happened, though something failed afterwards: the client asks again and is told so.
  if (error instanceof UnknownCommitError || isRepeat(request)) {
    context.countRefusal('unsure');
    return listener.send(unsureMessage(open.id, id));
  }
  return sendRefusal(request, 'not-saved', 'The server could not do this; nothing has changed. Try again', []);
}
