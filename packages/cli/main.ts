import { dispatch } from './dispatch.ts';
import { Failure, UsageError } from './usage.ts';

try {
  process.exitCode = await dispatch(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) {
    process.stderr.write(`redbook: ${error.message}. See redbook --help.\n`);
    process.exitCode = 2;
  } else if (error instanceof Failure) {
    process.stderr.write(`redbook: ${error.message}\n`);
    process.exitCode = 1;
  } else throw error;
}
