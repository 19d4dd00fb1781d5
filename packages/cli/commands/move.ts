import { copyStore, listOf } from '../copy-store.ts';
import { withPlainErrors } from '../plain-errors.ts';
import { printableLocation, parseStoreLocation } from '../store-location.ts';
import { type Command, readArguments, UsageError } from '../usage.ts';

const OPTIONS = { from: { type: 'string' }, to: { type: 'string' }, replace: { type: 'boolean', default: false } } as const;

export const move: Command = {
  usage: 'move --from PLACE --to PLACE [--replace]',
  summary: 'carry everything from SQLite to PostgreSQL, or back',
  help: `Carries everything from one place to another; a place is the folder of a database file or a postgres:// URL. Rows are counted and
fingerprints compared before anybody sees them at the new place. No server may be using either. Interrupted, it has changed nothing and
may be run again. What is at the old place stays there: start no server on it any more.

  --from PLACE   where everything is
  --to PLACE     where it goes; no games may be there
  --replace      even if games are there: a file is moved aside, what is in PostgreSQL is lost`,
  run: (args) =>
    withPlainErrors(async () => {
      const { sourceAt, targetAt } = await import('#server/migrate/places.ts');
      const { values } = readArguments(args, OPTIONS, 0);
      if (values.from === undefined || values.to === undefined) throw new UsageError('move needs --from and --to');
      if (values.from === values.to) throw new UsageError('--from and --to are the same place');
      const [from, to] = [parseStoreLocation(values.from), parseStoreLocation(values.to)];
      const prints = await copyStore(await sourceAt(from, true), () => targetAt(to, values.replace));
      const rows = prints.reduce((sum, print) => sum + print.rows, 0);
      process.stdout.write(
        `${listOf(prints)}Moved ${rows} rows from ${printableLocation(from)} to ${printableLocation(to)}; counts and fingerprints are the same at both.\nStart the server on the new place, and none on the old one.\n`,
      );
      return 0;
    }),
};
