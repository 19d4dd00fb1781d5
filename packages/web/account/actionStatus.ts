import { type Accessor, createSignal } from 'solid-js';
import { RequestError } from '../net/api.ts';
import { errorText } from '../ui/errorText.ts';
import { DismissedError } from './passkey.ts';

/** Runs an action that may be refused and reports the result: true when done. Without a `done` text the last notice stays. */
type RunAction = (what: () => Promise<unknown>, done?: string) => Promise<boolean>;

/** What a form about an account asks for. */
type AccountField = 'name' | 'account' | 'password' | 'next' | 'code' | 'address' | 'url';

export interface ActionStatus {
  readonly run: RunAction;
  /** What is wrong, unless it is wrong with a field that is shown. */
  readonly error: Accessor<unknown>;
  /** What is wrong with this field; empty when nothing is. */
  readonly errorAt: (field: AccountField) => string;
  /** The action waits for a proof of who is there. */
  readonly waitsForProof: Accessor<boolean>;
  /** Does what waits, after a proof; or gives it up. */
  readonly proceed: () => Promise<boolean>;
  readonly giveUp: () => void;
  /** The last error is one of this code. */
  readonly failedBy: (code: string) => boolean;
  readonly notice: Accessor<string>;
  readonly busy: Accessor<boolean>;
}

const FIELDS: { readonly [code: string]: AccountField } = {
  'account-taken': 'account',
  'wrong-password': 'password',
  'wrong-code': 'code',
  'second-factor-needed': 'code',
};
const PATHS: readonly AccountField[] = ['name', 'account', 'password', 'next', 'code', 'address', 'url'];

/** Of errors about a value, the field that is wrong. */
function fieldOf(error: unknown): AccountField | null {
  if (!(error instanceof RequestError)) return null;
  return PATHS.find((field) => field === error.path) ?? FIELDS[error.code] ?? null;
}

/** One action at a time, also while the browser asks for a passkey. `fields`: those that the page shows. */
export function createActionStatus(fields: readonly AccountField[] = []): ActionStatus {
  const [fault, setFault] = createSignal<unknown>(null);
  const [told, setTold] = createSignal('');
  const [busy, setBusy] = createSignal(false);
  const [waiting, setWaiting] = createSignal<(() => Promise<boolean>) | null>(null);
  const isShown = (field: AccountField | null): boolean => field !== null && fields.includes(field);
  const attempt: RunAction = async (what, done) => {
    setFault(null);
    if (done !== undefined) setTold('');
    setBusy(true);
    try {
      await what();
      if (done !== undefined) setTold(done);
      return true;
    } catch (error) {
      if (error instanceof RequestError && error.code === 'proof-needed') setWaiting(() => () => attempt(what, done));
      else setFault(error instanceof DismissedError ? error.message : error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    run: attempt,
    error: () => (isShown(fieldOf(fault())) ? null : fault()),
    errorAt: (field) => (isShown(field) && fieldOf(fault()) === field ? errorText(fault()) : ''),
    waitsForProof: () => waiting() !== null,
    async proceed() {
      const again = waiting();
      setWaiting(null);
      return again === null ? false : again();
    },
    giveUp: () => void setWaiting(null),
    failedBy: (code) => {
      const error = fault();
      return error instanceof RequestError && error.code === code;
    },
    notice: told,
    busy,
  };
}
