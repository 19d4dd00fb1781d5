import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameIds, openGame } from '#games';
import type { AnyGame } from '../game.ts';
import { Match } from '../match.ts';
import { verifyChance } from '../verifyChance.ts';
import { type GameRecord, makeRecord, type PlayedAction } from '../record.ts';
import { parley } from '../toy/parley.ts';
import { CommittedRandom, commitment } from './committedRandom.ts';
import { seedCommitment } from './seedCommitment.ts';
import { RecordError } from './recordingRandom.ts';
import { SeededRandom } from './seededRandom.ts';
import { hex, sha256 } from './sha256.ts';
import { unchecked } from '../unchecked.ts';

/** A verifier that knows nothing of ours but docs/randomness.md says the same as ours of hundreds of records, true ones and false ones. */

const SCRIPT = fileURLToPath(new URL('../../../examples/verify-by-hand.mjs', import.meta.url));
const PAGE = fileURLToPath(new URL('../../../docs/randomness.md', import.meta.url));
const GAMES = fileURLToPath(new URL('../../games', import.meta.url));
const RECORDS = 500;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'redbook-by-hand-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the script says of each file. It exits with 1 when one of them is false. */
function byHand(files: readonly string[]): boolean[] {
  let out: string;
  try {
    out = execFileSync(process.execPath, [SCRIPT, ...files], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  } catch (error) {
    if (!(error instanceof Error && 'stdout' in error && 'status' in error && error.status === 1)) throw error;
    out = String(error.stdout);
  }
  return out
    .trimEnd()
    .split('\n')
    .map((line) => line.startsWith('true '));
}

function byUs(record: GameRecord): boolean {
  try {
    return verifyChance(record).chance === 'proved';
  } catch (error) {
    if (error instanceof RecordError) return false;
    throw error;
  }
}

const save = (name: string, record: unknown): string => {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(record));
  return file;
};

/** A game of random moves with the chance of a real table: people, bots and people replaced by bots, in the second way or the first. */
function played(game: AnyGame, seats: number, seed: number): GameRecord {
  const luck = new SeededRandom(seed, 5);
  const secret = hex(sha256(`by hand ${seed}`));
  const published = commitment(secret);
  const version = luck.below(5) === 0 ? undefined : (2 as const);
  const who = Array.from({ length: seats }, () => luck.below(3));
  const contributions = who.map((kind, seat) =>
    kind === 0 ? '' : `${['elm', 'Żółw 🎲'][luck.below(2)]} ${hex(sha256(`${seed} ${seat}`), 16)}`,
  );
  const box: unknown = game.content.read(game.content.standard);
  const match = Match.begin(game, { box, options: {}, seats, random: new CommittedRandom({ version, secret, contributions }) });
  const taken: PlayedAction[] = [];
  while (match.state.outcome === null) {
    const [seat] = match.waitingList();
    const options = match.options(seat);
    const action = options[luck.below(options.length)];
    const answer = match.apply(seat, action);
    if (!answer.ok) throw new Error(answer.refusal.message);
    taken.push({ seat, action, draws: answer.draws });
  }
  const promises = contributions.map((words, seat) => (words === '' ? '' : seedCommitment(published, seat, words)));
  const kinds = [{ kind: 'bot' }, { kind: 'human' }, { kind: 'bot', began: 'human' as const }];
  const header = {
    options: {},
    seats: who.map((kind, seat) => ({ name: `Player ${seat}`, ...kinds[kind] })),
    chance: {
      kind: 'committed' as const,
      commitment: published,
      ...(version === undefined ? {} : { version, promises }),
      seal: { secret, contributions },
    },
  };
  return makeRecord(game, header, match.beginning.draws, taken);
}

type Chance = Extract<GameRecord['chance'], { readonly kind: 'committed' }>;

/** Every way to lie about chance that there is: some change nothing in some records, and then both must say so. */
const LIES: { readonly [lie: string]: (chance: Chance, record: GameRecord) => Partial<GameRecord> } = {
  'another commitment': (chance) => ({ chance: { ...chance, commitment: 'f'.repeat(64) } }),
  'another secret': (chance) => ({
    chance: { ...chance, seal: { secret: '00'.repeat(32), contributions: chance.seal?.contributions ?? [] } },
  }),
  'other words': (chance) => ({ chance: withWords(chance, (words) => words.map((each) => (each === '' ? '' : `${each}!`))) }),
  'words of a bot': (chance) => ({ chance: withWords(chance, (words) => words.map((each) => (each === '' ? 'elm' : each))) }),
  'missing words': (chance) => ({ chance: withWords(chance, (words) => words.map(() => '')) }),
  'words in another order': (chance) => ({ chance: withWords(chance, (words) => words.toReversed()) }),
  'missing promises': (chance) => ({ chance: { ...chance, promises: [] } }),
  'all people': (_, { seats }) => ({ seats: seats.map(({ name }) => ({ name, kind: 'human' })) }),
  'all bots': (_, { seats }) => ({ seats: seats.map(({ name }) => ({ name, kind: 'bot' })) }),
  'the first way': ({ kind, commitment: published, seal }) => ({ chance: { kind, commitment: published, seal } }),
  'a draw left out': (_, { setup, actions }) =>
    setup.draws.length > 0
      ? { setup: { ...setup, draws: setup.draws.slice(1) } }
      : { actions: actions.map((action) => ({ ...action, draws: action.draws.slice(1) })) },
  'another outcome': (_, { actions }) => ({
    actions: actions.map((action) => ({
      ...action,
      draws: action.draws.map((draw) => (typeof draw.got === 'number' ? { ...draw, got: (draw.got + 1) % draw.of } : draw)),
    })),
  }),
  'another shuffle': (_, { setup }) => ({
    setup: { ...setup, draws: setup.draws.map((draw) => (typeof draw.got === 'number' ? draw : { ...draw, got: draw.got.toReversed() })) },
  }),
};

const withWords = (chance: Chance, change: (words: readonly string[]) => readonly string[]): Chance =>
  chance.seal === null ? chance : { ...chance, seal: { ...chance.seal, contributions: change(chance.seal.contributions) } };

describe('the verifier that knows only the page', () => {
  test(`agrees with ${RECORDS} records of simulated games, and with every lie about them`, async () => {
    const [shortest] = await Promise.all(gameIds().map(openGame)).then((games) =>
      games.toSorted((one, other) => one.longest - other.longest),
    );
    const records = Array.from({ length: RECORDS }, (_, index) =>
      index % 5 === 0 ? played(shortest, shortest.seats.min + (index % 2), index) : played(parley, 2 + (index % 3), index),
    );
    expect(records.every(byUs)).toBe(true);
    expect(byHand(records.map((record, index) => save(`true-${index}`, record)))).toEqual(records.map(() => true));

    const lies = Object.values(LIES);
    const forged = records.map((record, index): GameRecord => {
      if (record.chance.kind !== 'committed') throw new Error('It is sealed');
      return { ...record, ...lies[index % lies.length](record.chance, record) };
    });
    const ours = forged.map(byUs);
    expect(ours.filter((holds) => !holds).length).toBeGreaterThan(RECORDS / 2);
    expect(byHand(forged.map((record, index) => save(`false-${index}`, record)))).toEqual(ours);
    for (const [place, lie] of Object.keys(LIES).entries())
      expect(
        ours.some((holds, index) => !holds && index % lies.length === place),
        `some lie of the kind "${lie}" is found out`,
      ).toBe(true);
  });

  test('agrees with the golden records of all games', () => {
    const files = gameIds().flatMap((id) => {
      const golden = join(GAMES, id, 'golden');
      return readdirSync(golden).map((name) => join(golden, name));
    });
    expect(files.length).toBeGreaterThan(gameIds().length);
    expect(byHand(files)).toEqual(files.map(() => true));
  });

  test('and ours find the test vectors of the page true', () => {
    const vectors = [...readFileSync(PAGE, 'utf8').matchAll(/```json\n(.*?)```/gs)].map(([, text]) =>
      unchecked<GameRecord>(JSON.parse(text)),
    );
    expect(vectors.map((record) => verifyChance(record))).toMatchObject([{ derivation: 2 }, { derivation: 1 }]);
    expect(byHand(vectors.map((record, index) => save(`vector-${index}`, record)))).toEqual([true, true]);
  });
});
