import { statSync } from 'node:fs';
import { FileTarget } from '#server/migrate/file-target.ts';
import { backupKey, KEY_HELP, KEY_OPTIONS } from '../backup-key.ts';
import { copyStore, listOf } from '../copy-store.ts';
import { withPlainErrors } from '../plain-errors.ts';
import { printableLocation, STORE_HELP, STORE_OPTIONS, storeOptionsOf } from '../store-location.ts';
import { type Command, readArguments, UsageError } from '../usage.ts';

export const backup: Command = {
  usage: 'backup <file> [--key-file FILE] [--data DIR | --database-url URL]',
  summary: 'write everything that is kept into one file',
  help: `Writes all that is kept, as it is at one moment, into one compressed file, while the server runs or not. The file is
read back and compared before it gets its name. It holds the secrets of running games and hashes of passwords: keep it as you keep the
database, or encrypt it with a key. redbook restore puts it into a database of either kind.

${STORE_HELP}
${KEY_HELP}; with a key it is encrypted`,
  run: (args) =>
    withPlainErrors(async () => {
      const { sourceAt } = await import('#server/migrate/places.ts');
      const { values, positionals } = readArguments(args, { ...STORE_OPTIONS, ...KEY_OPTIONS }, 1);
      const [file] = positionals;
      if (file === undefined) throw new UsageError('Which file is the backup to be written to?');
      const key = backupKey(values['key-file']);
      const place = storeOptionsOf(values);
      const prints = await copyStore(await sourceAt(place), async () => new FileTarget(file, key));
      const rows = prints.reduce((sum, print) => sum + print.rows, 0);
      process.stdout.write(
        `${listOf(prints)}Backed up ${printableLocation(place)}: ${rows} rows in ${file}, ${statSync(file).size} bytes${key === undefined ? '' : ', encrypted'}, read back and compared.\n`,
      );
      return 0;
    }),
};
