import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { journeyToMordor } from '#games/journey-to-mordor/index.ts';
import {
  CommittedRandom,
  commitment,
  type GameRecord,
  makeRecord,
  Match,
  type PlayedAction,
  seedCommitment,
  type Random,
  type Seal,
  SeededRandom,
} from '#kernel';
import { checkRecord } from '../record-file.ts';
import { redbook } from '../testing/redbook.ts';
import { throughJson } from '#kernel/testing/json.ts';

const SEAL: Seal = { secret: '5a'.repeat(32), contributions: ['mellon', 'elm'] };
const PUBLISHED = commitment(SEAL.secret);
const PROMISES = SEAL.contributions.map((words, seat) => seedCommitment(PUBLISHED, seat, words));

/** A whole game of random moves. */
function playedWith(random: Random, chance: GameRecord['chance'], options: unknown = {}): GameRecord {
  const box = journeyToMordor.content.read(journeyToMordor.content.standard);
  const match = Match.begin(journeyToMordor, { box, options, seats: 2, random });
  const moves = new SeededRandom(3);
  const played: PlayedAction[] = [];
  while (match.state.outcome === null) {
    const [seat] = match.waitingList();
    const possible = match.options(seat);
    const action = possible[moves.below(possible.length)];
    const answer = match.apply(seat, action);
    if (answer.ok) played.push({ seat, action, draws: answer.draws });
  }
  const seats = [
    { name: 'Ala', kind: 'human' },
    { name: 'Olek', kind: 'human' },
  ];
  return makeRecord(journeyToMordor, { options, seats, chance }, match.beginning.draws, played);
}

const sealed = (): GameRecord =>
  playedWith(new CommittedRandom({ ...SEAL, version: 2 }), {
    kind: 'committed',
    version: 2,
    commitment: PUBLISHED,
    promises: PROMISES,
    seal: SEAL,
  });

/** As it was made before people promised their words. */
const old = (): GameRecord => playedWith(new CommittedRandom(SEAL), { kind: 'committed', commitment: PUBLISHED, seal: SEAL });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redbook-verify-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a true record', () => {
  it('is proved, and what was checked is said', async () => {
    const record = sealed();
    const file = join(folder, 'true.json');
    await writeFile(file, JSON.stringify(record));
    const { code, out, err } = await redbook(['verify', file]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`${record.actions.length} actions, all legal`);
    expect(out).toContain(`${record.actions.length + 1} fingerprints recomputed`);
    expect(out).toContain('every draw recomputed from the seal');
    expect(out).toMatch(/True\.\n$/);
  });

  it('from before the promises holds, and it is said what it cannot prove', async () => {
    expect((await checkRecord(old())).found).toMatchObject({ chance: 'proved', derivation: 1 });
    expect((await redbook(['verify', '-'], JSON.stringify(old()))).out).toContain('could have tried several secrets');
    expect((await redbook(['verify', '-'], JSON.stringify(sealed()))).out).toContain('promised before any were opened');
  });

  it('may have a bot on a seat that a person began on', async () => {
    const record = sealed();
    const [ala, olek] = record.seats;
    await expect(checkRecord({ ...record, seats: [ala, { ...olek, kind: 'bot', began: 'human' }] })).resolves.toBeTruthy();
  });

  it('is read from standard input', async () => {
    expect((await redbook(['verify', '-'], JSON.stringify(sealed()))).code).toBe(0);
  });

  it('without a seal is not called proved', async () => {
    const { code, out } = await redbook(['verify', '-'], JSON.stringify(playedWith(new SeededRandom(4), { kind: 'seeded', seed: 4 })));
    expect(code).toBe(0);
    expect(out).toContain('not sealed');
    expect(out).not.toContain('recomputed from the seal');
  });

  it('survives a store that puts keys in another order', async () => {
    const reversed = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(reversed)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .toReversed()
                .map(([key, part]) => [key, reversed(part)]),
            )
          : value;
    expect((await checkRecord(reversed(sealed()))).found.chance).toBe('proved');
  });
});

/** A part of the record, to be tampered with. */
function part(record: unknown, ...path: readonly (string | number)[]): { [part: string]: unknown } {
  let found: unknown = record;
  for (const name of path) found = Object(found)[name];
  return Object(found);
}

describe('a false record is found out: exit code 1 and the reason', () => {
  it.each<[string, (record: object) => unknown, string]>([
    [
      'another die',
      (r) => Object.assign(part(r, 'actions', 2, 'draws', 0), { got: (Number(part(r, 'actions', 2, 'draws', 0).got) + 1) % 6 }),
      'Action 3',
    ],
    [
      'another action',
      (r) => Object.assign(part(r, 'actions', 0, 'action'), { hobbit: part(r, 'actions', 0, 'action').hobbit === 'sam' ? 'frodo' : 'sam' }),
      'Action 1',
    ],
    ['another seat', (r) => Object.assign(part(r, 'actions', 0), { seat: 1 }), 'Action 1'],
    ['another fingerprint', (r) => Object.assign(part(r, 'actions', 4), { hash: '0'.repeat(32) }), 'Action 5'],
    ['another outcome', (r) => Object.assign(part(r, 'outcome'), { winners: [0, 1] }), 'the record says'],
    ['an action left out', (r) => Object.assign(r, { actions: Object.values(part(r, 'actions')).toSpliced(3, 1) }), 'Action 4'],
    ['another secret', (r) => Object.assign(part(r, 'chance', 'seal'), { secret: '00'.repeat(32) }), 'does not match the commitment'],
    [
      'a contribution made later',
      (r) => Object.assign(part(r, 'chance', 'seal'), { contributions: ['friend', 'elm'] }),
      'seat 0 is not the one that it promised',
    ],
    ['a missing contribution', (r) => Object.assign(part(r, 'chance', 'seal'), { contributions: ['mellon', ''] }), 'seat 1 is missing'],
    ['a missing promise', (r) => Object.assign(part(r, 'chance'), { promises: ['', PROMISES[1]] }), 'seat 0 is missing'],
    ['no promises', (r) => Object.assign(part(r, 'chance'), { promises: undefined }), '2 seats, 0 promises'],
    ['the contribution of a bot', (r) => Object.assign(part(r, 'seats', 1), { kind: 'bot' }), 'Seat 1 was no person'],
    ['chance in the way of before', (r) => Object.assign(part(r, 'chance'), { version: undefined }), 'the seal gives'],
    ['chance in a way unknown', (r) => Object.assign(part(r, 'chance'), { version: 3 }), 'Not a Red Book record'],
    [
      'another fingerprint of the content',
      (r) => Object.assign(part(r, 'content'), { hash: '0'.repeat(32) }),
      'another edition of the standard content',
    ],
    ['an unknown game', (r) => Object.assign(r, { game: 'chess' }), 'There is no game "chess"'],
    ['another format', (r) => Object.assign(r, { format: 'pgn' }), 'Not a Red Book record'],
    ['a missing part', (r) => Object.assign(r, { actions: undefined }), 'actions is missing'],
    ['a damaged start', (r) => Object.assign(r, { start: { state: {} } }), 'The rules cannot play it'],
  ])('%s', async (_, tamper, reason) => {
    const record = throughJson(sealed());
    tamper(record);
    await expect(checkRecord(throughJson(record))).rejects.toThrow(reason);
  });

  it('by the command', async () => {
    const record = throughJson(sealed());
    Object.assign(part(record, 'actions', 4), { hash: '0'.repeat(32) });
    const { code, out, err } = await redbook(['verify', '-'], JSON.stringify(record));
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('Standard input is not true: Action 5');
  });

  it('says that the rules have changed since', async () => {
    const record = throughJson(sealed());
    Object.assign(record, { rulesVersion: 0 });
    Object.assign(part(record, 'actions', 4), { hash: '0'.repeat(32) });
    await expect(checkRecord(record)).rejects.toThrow('version 0 of the rules');
  });

  it('text that is no JSON', async () => {
    const { code, err } = await redbook(['verify', '-'], 'Once upon a time');
    expect(code).toBe(1);
    expect(err).toContain('Standard input is not JSON');
  });
});
