import { type Accessor, createSignal } from 'solid-js';
import { DismissedError } from './passkey.ts';

/** Runs an action that may be refused and reports the result: true when done. Without a `done` text the last notice stays. */
type RunAction = (what: () => Promise<unknown>, done?: string) => Promise<boolean>;

export interface ActionStatus {
  readonly run: RunAction;
  readonly error: Accessor<unknown>;
  readonly notice: Accessor<string>;
  readonly busy: Accessor<boolean>;
}

/** One action at a time, also while the browser asks for a passkey. */
export function createActionStatus(): ActionStatus {
  const [fault, setFault] = createSignal<unknown>(null);
  const [told, setTold] = createSignal('');
  const [busy, setBusy] = createSignal(false);
  const attempt: RunAction = async (what, done) => {
    setFault(null);
    if (done !== undefined) setTold('');
    setBusy(true);
    try {
      await what();
      if (done !== undefined) setTold(done);
      return true;
    } catch (error) {
      setFault(error instanceof DismissedError ? error.message : error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { run: attempt, error: fault, notice: told, busy };
}
