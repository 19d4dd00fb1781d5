import { InvalidInput } from '#kernel';
import { RefusedError } from '../refused-error.ts';

/** A refusal as it travels between threads. */
export interface Rejection {
  readonly kind: 'rejection';
  readonly refused: Pick<RefusedError, 'code' | 'message' | 'rules' | 'path' | 'issue' | 'untrue'> | null;
  readonly unacceptable: Pick<InvalidInput, 'message' | 'rules' | 'path' | 'issue'> | null;
}

/** What the worker answers instead of throwing: an error loses its class on the way. Anything but a refusal is thrown on. */
export function rejectionOf(error: unknown): Rejection {
  if (error instanceof RefusedError) {
    const { code, message, rules, path, issue, untrue } = error;
    return { kind: 'rejection', refused: { code, message, rules, path, issue, untrue }, unacceptable: null };
  }
  if (error instanceof InvalidInput) {
    const { message, rules, path, issue } = error;
    return { kind: 'rejection', refused: null, unacceptable: { message, rules, path, issue } };
  }
  throw error;
}

/** The refusal as it was thrown on the other thread. */
export function errorOf({ refused, unacceptable }: Rejection): Error {
  if (unacceptable !== null) return new InvalidInput(unacceptable.message, unacceptable.rules, unacceptable.path, unacceptable.issue);
  if (refused === null) return new Error('A rejection without a reason');
  const { code, message, rules, path, issue, untrue } = refused;
  return new RefusedError(code, message, {
    rules,
    ...(path === null ? {} : { path }),
    ...(issue === null ? {} : { issue }),
    ...(untrue === null ? {} : { untrue }),
  });
}
