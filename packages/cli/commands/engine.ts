import { createInterface } from 'node:readline';
import { Session } from '../engine/session.ts';
import { gameNamed, readPack } from '../files.ts';
import { type Command, readArguments } from '../usage.ts';

export const engine: Command = {
  usage: 'engine <game> [--content FILE]',
  summary: 'speak the rules as JSON lines, for bots and tests in any language',
  help: `Reads one JSON request a line from standard input and answers each with one line: see docs/engine-protocol.md.
It ends with {"id": 1, "do": "quit"} or when its input ends.

  --content FILE   a content pack instead of the standard one`,
  async run(args) {
    const { values, positionals } = readArguments(args, { content: { type: 'string' } }, 1);
    const game = await gameNamed(positionals[0]);
    const session = new Session(game, values.content === undefined ? undefined : await readPack(game, values.content));
    // The client may disconnect without waiting for the answer.
    process.stdout.on('error', () => process.exit(0));
    const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
    lines.on('line', (line) => {
      if (session.finished || line.trim() === '') return;
      process.stdout.write(`${JSON.stringify(session.answer(line))}\n`);
      if (session.finished) lines.close();
    });
    await new Promise<void>((resolve) => lines.once('close', resolve));
    // An open pipe would keep the process waiting for lines that no client reads.
    process.stdin.destroy();
    return 0;
  },
};
