import { dispatch } from './dispatch.ts';
import { Failure, UsageError } from './usage.ts';

/** Runs a command line and returns the exit code; an error is one sentence on standard error. */
export async function runCommand(args: readonly string[]): Promise<number> {
  try {
    return await dispatch(args);
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`redbook: ${error.message}. See redbook --help.\n`);
      return 2;
    }
    if (error instanceof Failure) {
      process.stderr.write(`redbook: ${error.message}\n`);
      return 1;
    }
    throw error;
  }
}
