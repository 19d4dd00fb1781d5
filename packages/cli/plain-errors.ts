import { Failure, UsageError } from './usage.ts';

/** Operator commands fail for reasons outside the program: each is printed as one sentence without a stack trace. */
export async function withPlainErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure || error instanceof UsageError) throw error;
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}
