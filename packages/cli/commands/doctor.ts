import { randomInt } from 'node:crypto';
import { withPlainErrors } from '../plain-errors.ts';
import { printableLocation, STORE_HELP, STORE_OPTIONS, storeOptionsOf } from '../store-location.ts';
import { Progress } from '../progress.ts';
import { type Command, readArguments, wholeNumber } from '../usage.ts';

const SIGN = { well: 'ok  ', look: 'LOOK', bad: 'BAD ' } as const;

export const doctor: Command = {
  usage: 'doctor [--games N] [--mail ADDRESS] [--data DIR | --database-url URL]',
  summary: 'look whether everything that is kept is well',
  help: `Looks at schema, integrity, references, clocks, disk and connections, and opens and replays a sample of the games. It changes nothing
and may be run while the server runs. Exit code 1 when something is bad.

${STORE_HELP}
  --games N            how many games are opened and replayed (default: 50)
  --mail ADDRESS       sends a mail there, by the server in $REDBOOK_SMTP, to see whether it arrives`,
  run: (args) =>
    withPlainErrors(async () => {
      const { values } = readArguments(args, { ...STORE_OPTIONS, games: { type: 'string', default: '50' }, mail: { type: 'string' } }, 0);
      const games = wholeNumber(values.games, '--games', 0);
      const place = storeOptionsOf(values);
      const { examine } = await import('#server/doctor/examine.ts');
      const { examineMail } = await import('#server/doctor/mail.ts');
      const progress = new Progress(games, 'games looked at');
      let seen = 0;
      const all = await examine(place, {
        games,
        ...(values.mail === undefined ? {} : { mail: () => examineMail(values.mail ?? '', process.env) }),
        now: Date.now,
        random: () => randomInt(2 ** 32) / 2 ** 32,
        found: ({ how, what, detail }) => process.stdout.write(`${SIGN[how]}  ${what.padEnd(12)} ${detail}\n`),
        step: () => progress.say(++seen),
      });
      progress.end();
      const count = (how: keyof typeof SIGN): number => all.filter((finding) => finding.how === how).length;
      process.stdout.write(
        `Examined ${printableLocation(place)}: ${count('well')} well, ${count('look')} to look at, ${count('bad')} bad.\n`,
      );
      return count('bad') === 0 ? 0 : 1;
    }),
};
