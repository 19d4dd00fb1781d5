import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import standard from '#games/journey-to-mordor/content/standard.json' with { type: 'json' };
import { dispatch } from './dispatch.ts';
import { redbook } from './testing/redbook.ts';
import { Failure, UsageError } from './usage.ts';
import { messageOf } from '#kernel';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redbook-cli-'));
});
afterAll(() => rm(folder, { recursive: true }));

const GAME = 'journey-to-mordor';

describe('what is not understood gets one sentence and exit code 2', () => {
  it.each([
    [
      'an unknown command',
      ['fly'],
      'There is no command "fly"; there is serve, backup, restore, move, doctor, admin, rotate-keys, client, simulate, ladder, ratings, solve, tune, verify, engine',
    ],
    ['a solution that is not there', ['solve', 'journey-to-mordor', '--only', 'three'], 'has no solution "three"; there is alone, basic,'],
    ['a ladder of one', ['ladder', 'journey-to-mordor', '--levels', 'casual'], '--levels names two levels or more, each once'],
    ['a ladder with a stranger', ['ladder', 'journey-to-mordor', '--levels', 'casual,fool'], 'has no bot "fool"'],
    ['an inherited name', ['toString'], 'There is no command "toString"'],
    ['an unknown option', ['serve', '--wings'], 'There is no option --wings; there is --port'],
    ['a port that is no number', ['serve', '--port', 'abc'], '--port is a whole number from 0 to 65535, not "abc"'],
    ['a word too many', ['verify', 'a', 'b'], '"b" is one word too many'],
    ['no game', ['engine'], 'Which game?'],
    ['an unknown game', ['simulate', 'chess'], 'There is no game "chess"'],
    ['an unknown bot', ['simulate', GAME, '--bots', 'ranger,wizard'], 'has no bot "wizard"; there is random, casual, ranger'],
    ['too few bots', ['simulate', GAME, '--bots', 'ranger'], '--bots names 1; journey-to-mordor takes 2 to 4'],
    ['no games to play', ['simulate', GAME, '--games', '0'], '--games is a whole number from 1 up'],
    ['an option without its value', ['simulate', GAME, '--games'], '--games needs a value'],
    ['a value where none belongs', ['simulate', GAME, '--json=yes'], '--json takes no value'],
    ['options that are no JSON', ['simulate', GAME, '--options', '{'], "--options is a JSON object such as '{}'"],
    ['options the game does not know', ['simulate', GAME, '--options', '{"side": "dark"}'], '--options at side:'],
    ['no record', ['verify'], 'Which record?'],
  ])('%s', async (_, args, sentence) => {
    const error: unknown = await dispatch(args).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UsageError);
    expect(messageOf(error)).toContain(sentence);
    expect(messageOf(error)).not.toContain('\n');
  });

  it('on standard error', async () => {
    const { code, out, err } = await redbook(['fly']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe(
      'redbook: There is no command "fly"; there is serve, backup, restore, move, doctor, admin, rotate-keys, client, simulate, ladder, ratings, solve, tune, verify, engine. See redbook --help.\n',
    );
  });

  it('and no command at all gets the list of commands', async () => {
    const { code, out, err } = await redbook([]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('simulate');
  });
});

describe('help', () => {
  it.each([[['--help']], [['serve', '--help']], [['help', 'verify']]])('%j', async (args) => {
    const { code, out, err } = await redbook(args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Usage: redbook');
  });
});

describe('content packs', () => {
  it('are refused with the file, the place and the reason', async () => {
    const file = join(folder, 'four-dice.json');
    await writeFile(file, JSON.stringify({ ...standard, dice: standard.dice.slice(1) }));
    for (const args of [
      ['engine', GAME],
      ['simulate', GAME],
      ['serve', '--port', '0'],
    ]) {
      const error: unknown = await dispatch([...args, '--content', file]).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Failure);
      expect(messageOf(error)).toContain(`${file} at dice: `);
      expect(messageOf(error)).toContain('five dice');
    }
  });

  it('for no game at all are refused by serve', async () => {
    const file = join(folder, 'no-game.json');
    await writeFile(file, '{"game": "chess"}');
    await expect(dispatch(['serve', '--port', '0', '--content', file])).rejects.toThrow(`${file} at game: a content pack names its game`);
  });

  it('are named when they are missing or no JSON', async () => {
    const file = join(folder, 'text.json');
    await writeFile(file, 'once upon a time');
    const { code, err } = await redbook(['engine', GAME, '--content', file]);
    expect(code).toBe(1);
    expect(err).toContain(`redbook: ${file} is not JSON`);
    await expect(dispatch(['engine', GAME, '--content', join(folder, 'none.json')])).rejects.toThrow('There is no file');
  });
});

describe('without the dependencies', () => {
  it('says in one sentence what to do', async () => {
    await mkdir(join(folder, 'bare/scripts'), { recursive: true });
    await mkdir(join(folder, 'bare/packages/cli'), { recursive: true });
    const from = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
    for (const path of ['scripts/redbook.mjs', 'packages/cli/bootstrap.mjs']) await copyFile(from(path), join(folder, 'bare', path));
    const { code, err } = await redbook(['--help'], '', join(folder, 'bare/scripts/redbook.mjs'));
    expect(code).toBe(1);
    expect(err).toMatch(/^redbook: the dependencies are missing; run "npm ci" in .*bare\/ first\.\n$/);
  });
});
