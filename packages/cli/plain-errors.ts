import { Failure, UsageError } from './usage.ts';

/** What an operator asks for can fail for many reasons, all of them outside of the program: each is one sentence and no trace. */
export async function withPlainErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure || error instanceof UsageError) throw error;
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}
