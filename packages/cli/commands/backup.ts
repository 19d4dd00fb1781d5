import { statSync } from 'node:fs';
import { FileTarget } from '#server/migrate/file-target.ts';
import { carryAll, listOf } from '../carrying.ts';
import { sayingWhy } from '../failing.ts';
import { nameOfPlace, PLACE_HELP, PLACE_OPTIONS, placeOf } from '../places.ts';
import { type Command, readArguments, UsageError } from '../usage.ts';

export const backup: Command = {
  usage: 'backup <file> [--data DIR | --database-url URL]',
  summary: 'write everything that is kept into one file',
  help: `Writes all that is kept, as it is at one moment, into one compressed file, while the server runs or not. The file is
read back and compared before it gets its name. It holds the secrets of running games and hashes of passwords: keep it as you keep the
database. redbook restore puts it into a database of either kind.

${PLACE_HELP}`,
  run: (args) =>
    sayingWhy(async () => {
      const { sourceAt } = await import('#server/migrate/places.ts');
      const { values, positionals } = readArguments(args, PLACE_OPTIONS, 1);
      const [file] = positionals;
      if (file === undefined) throw new UsageError('Which file is the backup to be written to?');
      const place = placeOf(values);
      const prints = await carryAll(await sourceAt(place), async () => new FileTarget(file));
      const rows = prints.reduce((sum, print) => sum + print.rows, 0);
      process.stdout.write(
        `${listOf(prints)}Backed up ${nameOfPlace(place)}: ${rows} rows in ${file}, ${statSync(file).size} bytes, read back and compared.\n`,
      );
      return 0;
    }),
};
