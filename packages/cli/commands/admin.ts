import { userInfo } from 'node:os';
import type { NewCommand } from '#server/admin/command-queue.ts';
import { LISTS, linesOf, reportOf } from '../admin/lists.ts';
import { withPlainErrors } from '../plain-errors.ts';
import { STORE_HELP, STORE_OPTIONS, storeOptionsOf } from '../store-location.ts';
import { type Command, Failure, readArguments, UsageError, wholeNumber } from '../usage.ts';
import type { StoreOptions } from '#server/store/open.ts';

const HOUR = 3_600_000;
/** Longer than anybody will wait for the end of it. */
const FOR_EVER = 100 * 365 * 24;
const PATIENCE = 15_000;
/** How long a link to set a new password holds. */
const LINK_HOURS = 24;
const MOST_LINK_HOURS = 7 * 24;

const OPTIONS = {
  ...STORE_OPTIONS,
  reason: { type: 'string', default: '' },
  hours: { type: 'string' },
  operator: { type: 'string' },
} as const;

type Detail = (given: { readonly hours: string | undefined; readonly name: string | undefined }) => object;

const until: Detail = ({ hours }) => ({
  until: Date.now() + (hours === undefined ? FOR_EVER : wholeNumber(hours, '--hours', 1, FOR_EVER)) * HOUR,
});
const no: Detail = () => ({ until: 0 });
const nothing: Detail = () => ({});

/** What can be ordered, as a server knows it. */
const VERBS: { readonly [word: string]: { readonly verb: string; readonly detail: Detail } } = {
  mute: { verb: 'mute', detail: until },
  unmute: { verb: 'mute', detail: no },
  ban: { verb: 'ban', detail: until },
  unban: { verb: 'ban', detail: no },
  rename: {
    verb: 'rename',
    detail: ({ name }) => {
      if (name === undefined) throw new UsageError('What is this person to be called?');
      return { name };
    },
  },
  end: { verb: 'end', detail: nothing },
  delete: { verb: 'delete', detail: nothing },
  settle: { verb: 'settle', detail: nothing },
  recover: { verb: 'recover', detail: nothing },
  'drop-second-factor': { verb: 'drop-second-factor', detail: nothing },
};

export const admin: Command = {
  usage: 'admin <what> [words] [--reason TEXT] [--hours N] [--data DIR | --database-url URL]',
  summary: 'reports of players; mute, ban, rename, end a table, delete a guest, a link for a forgotten password',
  help: `What can be done:

  list [${LISTS.join('|')}] [words]   what there is (default: reports that nobody has settled); with words only lines that have them
  read <report>                 all of a report: who, what, and what the two said about that time
  mute <person>                 may not speak, --hours N long (default: until unmute)
  unmute <person>
  ban <person>                  may not come in, --hours N long (default: until unban); sockets are closed at once
  unban <person>
  rename <person> <name>        is called otherwise, at tables too
  end <table>                   ends without a result
  delete <guest>                is gone, with sessions and lines of chat; a bot plays on
  settle <report>               has been looked at
  recover <account>             a link by which its owner sets a new password, once, within --hours N (default: 24)
  drop-second-factor <account>  the password is enough again, for an owner who has lost phone and recovery codes

Orders are laid down in the database and carried out by a running server within a second or so, on all nodes. Each stays on the list for good,
with who gave it and why: redbook admin list orders. What happened to accounts (logins, passwords, passkeys, second factors):
redbook admin list events [person, kind or network].

${STORE_HELP}
  --reason TEXT        why, for the trail
  --operator NAME      who orders it (default: the name of this account)`,
  run: (args) =>
    withPlainErrors(async () => {
      const { values, positionals } = readArguments(args, OPTIONS, 3);
      const [word, target, name] = positionals;
      const place = storeOptionsOf(values);
      if (word === 'list') return list(place, target ?? 'reports', name ?? '');
      if (word === undefined || (word !== 'read' && !Object.hasOwn(VERBS, word)))
        throw new UsageError(`What is to be done? There is list, read, ${Object.keys(VERBS).join(', ')}`);
      if (target === undefined) throw new UsageError(`${word} needs an id; redbook admin list has them`);
      if (name !== undefined && word !== 'rename') throw new UsageError(`"${name}" is one word too many`);
      if (word === 'read') return readReport(place, target);
      const { verb, detail } = VERBS[word];
      const { hours, reason } = values;
      const operator = values.operator ?? userInfo().username;
      if (verb === 'recover') return recover(place, { operator, verb, target, reason }, hours);
      return order(place, { operator, verb, target, detail: detail({ hours, name }), reason });
    }),
};

async function readReport(place: StoreOptions, id: string): Promise<number> {
  const { sourceAt } = await import('#server/migrate/places.ts');
  const source = await sourceAt(place);
  try {
    const lines = await reportOf(source, id);
    if (lines === null) throw new Failure(`There is no report ${id}; redbook admin list has them`);
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
    return 0;
  } finally {
    await source.close();
  }
}

async function list(place: StoreOptions, what: string, words: string): Promise<number> {
  const wanted = LISTS.find((each) => each === what);
  if (wanted === undefined) throw new UsageError(`There is no list of ${what}; there is ${LISTS.join(', ')}`);
  const { sourceAt } = await import('#server/migrate/places.ts');
  const source = await sourceAt(place);
  try {
    const lines = await linesOf(source, wanted, words, Date.now());
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
    process.stderr.write(`${lines.length} ${wanted}\n`);
  } finally {
    await source.close();
  }
  return 0;
}

/** Only whoever gives the order sees the link: what is laid down in the database, and stays there, is a hash of it. */
async function recover(place: StoreOptions, wish: Omit<NewCommand, 'detail'>, hours: string | undefined): Promise<number> {
  const [{ newToken, resetUrl }, { hashOf }] = [await import('#server/people/password-reset.ts'), await import('#server/people/people.ts')];
  const token = newToken();
  const end = Date.now() + (hours === undefined ? LINK_HOURS : wholeNumber(hours, '--hours', 1, MOST_LINK_HOURS)) * HOUR;
  await order(place, { ...wish, detail: { tokenHash: hashOf(token), until: end } });
  const house = (process.env.REDBOOK_URL ?? '').replace(/\/$/, '');
  process.stdout.write(`${house}${resetUrl(token)}\n`);
  if (house === '')
    process.stderr.write('Put the address of this house before it, or set REDBOOK_URL. Hand it to the owner of the account alone.\n');
  return 0;
}

async function order(place: StoreOptions, wish: NewCommand): Promise<number> {
  const { openCommandQueue } = await import('#server/admin/command-queue.ts');
  const book = await openCommandQueue(place);
  try {
    const id = await book.add(wish, Date.now());
    process.stderr.write(`Order ${id} is on the list...\n`);
    const outcome = await book.outcome(id, PATIENCE);
    if (outcome === null)
      throw new Failure(
        `No server has carried out order ${id} within ${PATIENCE / 1000} s. It stays on the list and is done when one runs`,
      );
    if (outcome.startsWith('not done')) throw new Failure(`Order ${id} was ${outcome}`);
    process.stdout.write(`Done: ${outcome}\n`);
    return 0;
  } finally {
    await book.close();
  }
}
