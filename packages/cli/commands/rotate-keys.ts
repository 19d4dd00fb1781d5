import { userInfo } from 'node:os';
import { HOUSE_KEYS } from '#server/admin/rotate-keys.ts';
import { withPlainErrors } from '../plain-errors.ts';
import { printableLocation, STORE_HELP, STORE_OPTIONS, storeOptionsOf } from '../store-location.ts';
import { type Command, readArguments, UsageError } from '../usage.ts';

export const rotateKeysCommand: Command = {
  usage: 'rotate-keys [links|push] [--reason TEXT] [--data DIR | --database-url URL]',
  summary: 'new keys for links, trusted devices and web push, after somebody may have read the old ones',
  help: `Replaces the keys that the server keeps in its database. Stop all servers first.

  links    links in messages that stop or confirm them, addresses of calendars, marks of trusted devices and hashes of
           network addresses. Old links and calendars hold no more; at their next login devices count as new
  push     the key pair of web push. Browsers ask for messages anew, on the page of alerts

Without a word both. Sessions, passwords, passkeys and games go on. Secrets of games are not replaced: each was promised by its fingerprint
before the first draw. It stays on the list: redbook admin list orders.

${STORE_HELP}
  --reason TEXT        why, for the trail
  --operator NAME      who orders it (default: the name of this account)`,
  run: (args) =>
    withPlainErrors(async () => {
      const options = { ...STORE_OPTIONS, reason: { type: 'string', default: '' }, operator: { type: 'string' } } as const;
      const { values, positionals } = readArguments(args, options, 1);
      const [word] = positionals;
      const keys = word === undefined ? HOUSE_KEYS : HOUSE_KEYS.filter((each) => each === word);
      if (keys.length === 0) throw new UsageError(`There are no keys for "${word}"; there is ${HOUSE_KEYS.join(', ')}`);
      const place = storeOptionsOf(values);
      const [{ sourceAt }, { openStore }, { rotateKeys }] = await Promise.all([
        import('#server/migrate/places.ts'),
        import('#server/store/open.ts'),
        import('#server/admin/rotate-keys.ts'),
      ]);
      // Refuses where nothing is, and where a server runs.
      await (await sourceAt(place, true)).close();
      const store = await openStore(place);
      try {
        await rotateKeys(store, keys, { operator: values.operator ?? userInfo().username, reason: values.reason, at: Date.now() });
      } finally {
        await store.close();
      }
      process.stdout.write(`Rotated ${keys.join(' and ')} in ${printableLocation(place)}.\n`);
      return 0;
    }),
};
