import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import golden from '#games/hunt-for-the-ring/golden/v2-1.json' with { type: 'json' };
import { huntForTheRing } from '#games/hunt-for-the-ring/index.ts';
import { warOfTheRing } from '#games/war-of-the-ring/index.ts';
import { type PrecedingGame, type GameRecord, makeRecord, Match, verifyLineage, RecordError, SeededRandom, unchecked } from '#kernel';
import { redbook } from '../testing/redbook.ts';

/** Frodo was lost in part I: the Shadow has both tokens. */
const hunt = unchecked<GameRecord>(golden);
const fingerprint = hunt.actions.at(-1)?.hash ?? '';
const EARNED: PrecedingGame = { game: hunt.game, fingerprint, link: 'shadow-both' };

/** A war that was given up at once: what it began with is all that matters here. */
function war(link: string, follows?: PrecedingGame): GameRecord {
  const box = warOfTheRing.content.read(warOfTheRing.content.standard);
  const { beginning } = Match.begin(warOfTheRing, { box, options: { link }, seats: 2, random: new SeededRandom(1) });
  const seats = [
    { name: 'Ala', kind: 'human' },
    { name: 'Olek', kind: 'human' },
  ];
  const header = { options: { link }, seats, chance: { kind: 'seeded', seed: 1 } as const, ...(follows === undefined ? {} : { follows }) };
  return makeRecord(warOfTheRing, header, beginning.draws, [{ seat: 0, action: 'resign', draws: [] }]);
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redbook-follows-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function verified(later: GameRecord, before?: GameRecord) {
  const [file, earlier] = [join(folder, 'war.json'), join(folder, 'hunt.json')];
  await writeFile(file, JSON.stringify(later));
  if (before !== undefined) await writeFile(earlier, JSON.stringify(before));
  return redbook(['verify', file, ...(before === undefined ? [] : ['--follows', earlier])]);
}

describe('a war that says which hunt it follows', () => {
  it('is proved with the record of that hunt', async () => {
    const { code, out, err } = await verified(war('shadow-both', EARNED), hunt);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`"shadow-both" was earned in the game of hunt-for-the-ring that ended in ${fingerprint}: recomputed`);
  });

  it('without that record says what was not checked', async () => {
    const { code, out } = await verified(war('shadow-both', EARNED));
    expect(code).toBe(0);
    expect(out).toContain('not checked, name its record with --follows');
  });

  it('with a forged link is refused, with the reason', async () => {
    const { code, err, out } = await verified(war('free-both', { ...EARNED, link: 'free-both' }), hunt);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('The game before it ended as "shadow-both", not as "free-both"');
  });

  it('picked by hand is called unproved, and cannot be proved', async () => {
    expect((await verified(war('each-one'))).out).toContain('picked by hand');
    expect((await verified(war('none'))).out).not.toContain('follows');
    const { code, err } = await verified(war('each-one'), hunt);
    expect(code).toBe(1);
    expect(err).toContain('does not say which game it follows');
  });
});

describe('what is claimed of a game before', () => {
  const claim = (later: GameRecord, before: GameRecord = hunt) => verifyLineage(warOfTheRing, later, huntForTheRing, before);

  it('must be what it was set up with', () => {
    expect(() => claim(war('free-both', EARNED))).toThrow('follows a game that ended as "shadow-both", but it was set up with "free-both"');
    expect(() => claim(war('none', EARNED))).toThrow(RecordError);
  });

  it('must be of that very game', () => {
    expect(() => claim(war('shadow-both', { ...EARNED, fingerprint: 'another' }))).toThrow('It follows the game that ended in another');
    expect(() => claim(war('shadow-both', { ...EARNED, game: 'journey-to-mordor' }))).toThrow('It follows a game of journey-to-mordor');
  });

  it('cannot rest on a false record, nor on a game that earned nothing', () => {
    const short = { ...hunt, actions: [...hunt.actions.slice(0, 3), ...hunt.actions.slice(4)] };
    expect(claim(war('shadow-both', EARNED), short)).toMatchObject({ found: 'untrue' });
    const given = makeRecord(huntForTheRing, { options: hunt.options, seats: hunt.seats, chance: { kind: 'unknown' } }, hunt.setup.draws, [
      { seat: 0, action: 'resign', draws: [] },
    ]);
    const follows = { ...EARNED, fingerprint: given.actions[0].hash };
    expect(() => claim(war('shadow-both', follows), given)).toThrow('earns nothing in war-of-the-ring');
  });

  it('says so when other rules lead elsewhere', () => {
    const short = { ...hunt, rulesVersion: 0, actions: [...hunt.actions.slice(0, 3), ...hunt.actions.slice(4)] };
    expect(claim(war('shadow-both', EARNED), short)).toEqual({ found: 'other rules', recorded: 0, here: huntForTheRing.version });
  });
});
