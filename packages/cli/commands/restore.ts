import { FileSource } from '#server/migrate/file-source.ts';
import { backupKey, KEY_HELP, KEY_OPTIONS } from '../backup-key.ts';
import { copyStore, listOf } from '../copy-store.ts';
import { withPlainErrors } from '../plain-errors.ts';
import { printableLocation, STORE_HELP, STORE_OPTIONS, storeOptionsOf } from '../store-location.ts';
import { type Command, readArguments, UsageError } from '../usage.ts';

export const restore: Command = {
  usage: 'restore <file> [--data DIR | --database-url URL] [--replace] [--key-file FILE]',
  summary: 'put a backup back, into a database of either kind',
  help: `Puts back what redbook backup has written, all of it or nothing, and brings an older schema up to date. No server may be using the
place. Interrupted, it has changed nothing and may be run again.

${STORE_HELP}
  --replace            even if games are there: a file is moved aside, what is in PostgreSQL is lost
${KEY_HELP}`,
  run: (args) =>
    withPlainErrors(async () => {
      const { targetAt } = await import('#server/migrate/places.ts');
      const { values, positionals } = readArguments(
        args,
        { ...STORE_OPTIONS, ...KEY_OPTIONS, replace: { type: 'boolean', default: false } },
        1,
      );
      const [file] = positionals;
      if (file === undefined) throw new UsageError('Which backup? Name its file');
      const place = storeOptionsOf(values);
      const source = await FileSource.open(file, backupKey(values['key-file']));
      const prints = await copyStore(source, () => targetAt(place, values.replace));
      const rows = prints.reduce((sum, print) => sum + print.rows, 0);
      process.stdout.write(
        `${listOf(prints)}Restored ${rows} rows of ${source.madeAt} to ${printableLocation(place)}, read back and compared.\n`,
      );
      return 0;
    }),
};
