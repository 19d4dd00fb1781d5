import { withPlainErrors } from '../plain-errors.ts';
import { printableLocation, STORE_HELP, STORE_OPTIONS, storeOptionsOf } from '../store-location.ts';
import { Progress } from '../progress.ts';
import { type Command, readArguments, UsageError } from '../usage.ts';

export const ratings: Command = {
  usage: 'ratings --check [--data DIR | --database-url URL]',
  summary: 'reckon all ratings of people anew from the records, and compare',
  help: `Plays every rated game again by the rules, reckons all ratings from the records alone, in the order in which the games ended, and compares
them with what is kept. It changes nothing and may be run while the server runs. Exit code 1 when something differs.

${STORE_HELP}
  --check              do it`,
  run: (args) =>
    withPlainErrors(async () => {
      const { values } = readArguments(args, { ...STORE_OPTIONS, check: { type: 'boolean', default: false } }, 0);
      if (!values.check) throw new UsageError('What is to be done with the ratings? There is --check');
      const place = storeOptionsOf(values);
      const { sourceAt } = await import('#server/migrate/places.ts');
      const { checkRatings } = await import('#server/ratings/check.ts');
      const source = await sourceAt(place);
      try {
        const all = source.shelves.find(({ name }) => name === 'tables')?.rows ?? 0;
        const progress = new Progress(all, 'tables looked at');
        let seen = 0;
        const { games, ratings: count, wrong } = await checkRatings(source, () => progress.say(++seen));
        progress.end();
        for (const line of wrong) process.stdout.write(`BAD   ${line}\n`);
        const verdict = wrong.length === 0 ? 'all as kept' : `${wrong.length} differences`;
        process.stdout.write(`Reckoned ${count} ratings from ${games} games in ${printableLocation(place)}: ${verdict}.\n`);
        return wrong.length === 0 ? 0 : 1;
      } finally {
        await source.close();
      }
    }),
};
