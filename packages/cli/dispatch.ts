import { admin } from './commands/admin.ts';
import { clientCommand } from './commands/client.ts';
import { backup } from './commands/backup.ts';
import { doctor } from './commands/doctor.ts';
import { engine } from './commands/engine.ts';
import { ladder } from './commands/ladder.ts';
import { move } from './commands/move.ts';
import { ratings } from './commands/ratings.ts';
import { restore } from './commands/restore.ts';
import { rotateKeysCommand } from './commands/rotate-keys.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { solve } from './commands/solve.ts';
import { tune } from './commands/tune.ts';
import { verify } from './commands/verify.ts';
import { type Command, UsageError } from './usage.ts';

const COMMANDS: { readonly [name: string]: Command } = {
  serve,
  backup,
  restore,
  move,
  doctor,
  admin,
  'rotate-keys': rotateKeysCommand,
  client: clientCommand,
  simulate,
  ladder,
  ratings,
  solve,
  tune,
  verify,
  engine,
};

const overview = (): string =>
  [
    'redbook - four board games of Middle-earth: every rule enforced, every secret kept, every die provable',
    '',
    'Usage: redbook <command> [options]',
    '',
    ...Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(12)}${summary}`),
    '',
    'redbook <command> --help says more about a command.',
    '',
  ].join('\n');

const helpOf = ({ usage, help }: Command): string => `Usage: redbook ${usage}\n\n${help}\n`;

const asksForHelp = (args: readonly string[]): boolean => {
  const end = args.indexOf('--');
  return (end < 0 ? args : args.slice(0, end)).some((arg) => arg === '--help' || arg === '-h');
};

/** Does what the words ask for; returns the exit code. What is not understood is thrown as a `UsageError`. */
export async function dispatch(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || (name === 'help' && rest.length === 0)) {
    (name === undefined ? process.stderr : process.stdout).write(overview());
    return name === undefined ? 2 : 0;
  }
  const wanted = name === 'help' ? rest[0] : name;
  if (!Object.hasOwn(COMMANDS, wanted))
    throw new UsageError(`There is no command "${wanted}"; there is ${Object.keys(COMMANDS).join(', ')}`);
  const command = COMMANDS[wanted];
  if (name === 'help' || asksForHelp(rest)) {
    process.stdout.write(helpOf(command));
    return 0;
  }
  return command.run(rest);
}
