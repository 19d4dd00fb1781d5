import { type Accessor, createSignal } from 'solid-js';
import { Dismissed } from './passkey.ts';

/** Does something that may be refused, and says what came of it: true when it was done. Without words for that, what was said before stays. */
export type Attempt = (what: () => Promise<unknown>, done?: string) => Promise<boolean>;

export interface Attempts {
  readonly attempt: Attempt;
  readonly fault: Accessor<unknown>;
  readonly told: Accessor<string>;
  readonly busy: Accessor<boolean>;
}

/** One thing after another: while one is under way, or a browser asks for a passkey, nothing else is begun. */
export function createAttempts(): Attempts {
  const [fault, setFault] = createSignal<unknown>(null);
  const [told, setTold] = createSignal('');
  const [busy, setBusy] = createSignal(false);
  const attempt: Attempt = async (what, done) => {
    setFault(null);
    if (done !== undefined) setTold('');
    setBusy(true);
    try {
      await what();
      if (done !== undefined) setTold(done);
      return true;
    } catch (error) {
      setFault(error instanceof Dismissed ? error.message : error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { attempt, fault, told, busy };
}
