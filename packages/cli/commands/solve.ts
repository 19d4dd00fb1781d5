import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { solutionsOf } from '#bots/registry.ts';
import { gameNamed } from '../files.ts';
import { Progress } from '../progress.ts';
import { type Command, Failure, readArguments, UsageError } from '../usage.ts';

const OPTIONS = { only: { type: 'string' }, write: { type: 'string' } } as const;

export const solve: Command = {
  usage: 'solve <game> [--only NAME] [--write FOLDER]',
  summary: 'work out perfect play where a game is small enough',
  help: `Solves what of the game can be solved and says what perfect play leads to. It takes minutes.

  --only NAME     one solution instead of all
  --write FOLDER  where the tables are written; without it they are only told about`,
  async run(args) {
    const { values, positionals } = readArguments(args, OPTIONS, 1);
    const game = await gameNamed(positionals[0]);
    const solutions = await solutionsOf(game.id);
    if (solutions === undefined) throw new Failure(`${game.id} is too large to be solved`);
    const names = Object.keys(solutions);
    if (values.only !== undefined && !names.includes(values.only))
      throw new UsageError(`${game.id} has no solution "${values.only}"; there is ${names.join(', ')}`);
    for (const name of values.only === undefined ? names : [values.only]) {
      const progress = new Progress(100, 'percent');
      const { file, text, summary } = await solutions[name]((done) => progress.say(Math.floor(done * 100)));
      progress.end();
      process.stdout.write(`${name}: ${summary}\n`);
      if (values.write !== undefined) await writeFile(join(values.write, file), text);
    }
    return 0;
  },
};
