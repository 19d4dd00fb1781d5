import { Match, SeededRandom, serialise, Unacceptable } from '#kernel';
import { walk } from '#kernel/battery/walk.ts';
import { describe, expect, test } from 'vitest';
import { warOfTheRing as game } from './index.ts';
import type { WarPosition } from './position.ts';
import type { War } from './rules/state.ts';
import { box, FREE, SHADOW } from './testing/war.ts';

const JUNK = [null, -1, 0, 1, 2, 7, 99, 1e9, 1.5, 'x', '', true, [], {}, [0], [1, 2, 3], { a: 1 }];

/** Breaks one place of a document: what is under way as often as all the rest. */
function broken(document: unknown, random: SeededRandom): unknown {
  const copy: unknown = structuredClone(document);
  const places: { readonly parent: Record<string, unknown>; readonly key: string; readonly flow: boolean }[] = [];
  const go = (value: unknown, flow: boolean): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      if (key === 'decks') continue;
      const inFlow = flow || key === 'flow' || key === 'battle';
      places.push({ parent: value as Record<string, unknown>, key, flow: inFlow });
      go(each, inFlow);
    }
  };
  go(copy, false);
  const half = random.below(2) === 0;
  const among = places.filter(({ flow }) => flow === half);
  const { parent, key } = among[random.below(among.length)];
  if (random.below(6) === 0) delete parent[key];
  else parent[key] = JUNK[random.below(JUNK.length)];
  return copy;
}

/** A few decisions at random: each must have something to choose, and lead to something that can be. */
function playOn(state: War, random: SeededRandom): void {
  const match = Match.resume(game, { state, random });
  for (let decision = 0; decision < 12 && match.state.outcome === null; decision++) {
    const [seat] = match.waitingList();
    const options = match.options(seat);
    expect(match.prompt(seat)).not.toBeNull();
    expect(match.apply(seat, options[random.below(options.length)])).toMatchObject({ ok: true });
  }
  expect(game.check(match.state)).toEqual([]);
}

describe('the position notation', () => {
  test('writes and reads any moment of whole games: in the middle of a battle, a hunt or a card, with the same question and the same options', () => {
    const seen = new Map<string, number>();
    for (const seed of [901, 902])
      walk(game, { seats: 2, options: { link: 'each-one' } }, seed, ({ match, seat, options }) => {
        const { step } = match.state.frames[match.state.frames.length - 1];
        const times = (seen.get(step) ?? 0) + 1;
        seen.set(step, times);
        if (times > 3 && times % 150 !== 0) return;
        const written: unknown = JSON.parse(JSON.stringify(game.position.write(match.state as War)));
        const state = game.position.read(written, box);
        expect(serialise(state), step).toBe(serialise(match.state));
        const again = Match.resume(game, { state, random: new SeededRandom(1) });
        expect(again.options(seat), step).toEqual(options);
        expect(again.prompt(seat), step).toEqual(match.prompt(seat));
      });
    for (const step of [
      'chooseToken',
      'declareFellowship',
      'chooseAction',
      'marchParty',
      'attackParty',
      'chooseDefenderCard',
      'chooseReroll',
      'casualties',
      'advance',
    ])
      expect([...seen.keys()]).toContain(step);
    for (const step of [
      'huntCasualty',
      'tracePath',
      'separate',
      'chooseGuide',
      'chooseEventRecruit',
      'pickRegion',
      'farPath',
      'landMinion',
    ])
      expect([...seen.keys()]).toContain(step);
    expect(seen.size).toBeGreaterThan(40);
  });

  test('a side without dice is passed over', () => {
    const read = (given: Omit<WarPosition, 'game'>): readonly number[] => {
      const state = game.position.read({ game: 'war-of-the-ring', ...given }, box);
      return Match.resume(game, { state, random: new SeededRandom(1) }).waitingList();
    };
    expect(read({ toAct: 'free-peoples', dice: { 'free-peoples': ['event'], shadow: ['army'] } })).toEqual([FREE]);
    expect(read({ toAct: 'free-peoples', dice: { shadow: ['army'] } })).toEqual([SHADOW]);
  });

  test('a document with one thing broken in it is refused, or can be played on', () => {
    const random = new SeededRandom(17, 3);
    let [read, refusals] = [0, 0];
    walk(game, { seats: 2, options: { link: 'each-one' } }, 903, ({ match }) => {
      if (random.below(30) !== 0) return;
      const document: unknown = JSON.parse(JSON.stringify(game.position.write(match.state as War)));
      for (let times = 0; times < 3; times++) {
        let state: War;
        try {
          state = game.position.read(broken(document, random), box);
        } catch (error) {
          expect(error).toBeInstanceOf(Unacceptable);
          refusals++;
          continue;
        }
        playOn(state, random);
        read++;
      }
    });
    expect(read).toBeGreaterThan(10);
    expect(refusals).toBeGreaterThan(100);
  });

  const refused =
    (given: Omit<WarPosition, 'game'>): (() => unknown) =>
    () =>
      game.position.read({ game: 'war-of-the-ring', ...given }, box);

  test('what cannot be is refused with the place and the rule', () => {
    expect(refused({ regions: { mordor: {} } })).toThrow(/no region is called "mordor"/);
    expect(refused({ regions: { dale: { figures: { 'north-regular': 11 } } } })).toThrow(/the box has not so many of north-regular/);
    expect(refused({ regions: { dale: { figures: { 'north-leader': 1 } } } })).toThrow(/a leader without units/);
    expect(refused({ regions: { dale: { figures: { 'north-regular': 1, 'sauron-regular': 1 } } } })).toThrow(/armies of both sides/);
    expect(refused({ regions: { bree: { inside: { figures: { 'north-regular': 1 } } } } })).toThrow(/bree has no stronghold/);
    expect(refused({ regions: { erebor: { inside: { figures: { 'dwarves-regular': 1 } } } } })).toThrow(/besieged by nobody/);
    expect(refused({ regions: { osgiliath: { holder: 'shadow' } } })).toThrow(/no settlement to hold/);
    expect(refused({ nations: { rohan: { steps: 0, active: false } } })).toThrow(/cannot be at war/);
    expect(refused({ fellowship: { guide: 'peregrin' } })).toThrow(/peregrin cannot be the guide/);
    expect(refused({ eliminated: ['gimli'], fellowship: { companions: ['gimli'] } })).toThrow(/gimli is in two places/);
    expect(refused({ dice: { 'free-peoples': ['army'] } })).toThrow(/army is no face of these dice/);
    expect(refused({ hands: { shadow: { hand: ['fp-character-01'] } } })).toThrow(/belongs to the other side/);
    expect(refused({ table: ['fp-character-05'], discard: ['fp-character-05'] })).toThrow(/in two places/);
    expect(refused({ flow: [{ step: 'nowhere' }] })).toThrow(/no step is called "nowhere"/);
    expect(refused({ flow: [{ step: 'nextActor' }, { step: 'march' }] })).toThrow(/march: \w+ is missing/);
    const lost = { step: 'marchParty', side: 0, to: 3, need: 0, from: 2, going: { bytes: new Array<number>(22).fill(0) }, characters: 0 };
    expect(refused({ flow: [{ step: 'nextActor' }, lost] })).toThrow(/the flow does not go on from here/);
    expect(refused({ flow: [{ step: 'nextActor' }, { ...lost, characters: 4 }] })).toThrow(/figures that are not there/);
    expect(refused({ flow: [{ step: 'nextActor' }, { step: 'casualties', side: 0, place: 3, hits: 2 }] })).toThrow(
      /nothing could be chosen/,
    );
    expect(refused({ battle: { attacker: 1 } as never, flow: [{ step: 'nextActor' }, { step: 'battleRound' }] })).toThrow(Unacceptable);
    expect(refused({ turn: -1 })).toThrow(Unacceptable);
    expect(refused({ fellowship: { corruption: 12 } })).toThrow(Unacceptable);
  });

  /** The sentence, the place and the rules of a refusal. */
  const why = (given: Omit<WarPosition, 'game'>): readonly unknown[] => {
    try {
      refused(given)();
    } catch (error) {
      if (error instanceof Unacceptable) return [error.message.replace('Impossible position: ', ''), error.path, ...error.rules];
      throw error;
    }
    return [];
  };

  test('characters stand where their cards let them', () => {
    expect(why({ regions: { bree: { characters: ['gollum'] } } })).toContain('regions.bree.characters');
    expect(why({ eliminated: ['ring-bearers'] })).toContain('WR-FSP-03');
    expect(why({ regions: { edoras: { characters: ['aragorn'] } } })).toContain('WR-CHAR-04');
    expect(why({ regions: { edoras: { characters: ['aragorn'] } }, eliminated: ['strider'] })).toEqual([]);
    expect(why({ regions: { edoras: { characters: ['saruman'] } } })).toContain('WR-CHAR-18');
    expect(why({ fellowship: { companions: ['witch-king'] } })).toContain('WR-CHAR-02');
    expect(why({ fellowship: { companions: ['gandalf-grey', 'strider'] } })[0]).toMatch(/boromir is nowhere/);
    const erebor = { figures: { 'sauron-regular': 1 }, inside: { figures: { 'dwarves-regular': 1 }, characters: ['witch-king' as const] } };
    expect(why({ regions: { erebor } })).toContain('WR-SIEGE-04');
  });

  test('an army takes the settlement it stands in, and no siege is without both sides', () => {
    const orcs = { 'sauron-regular': 1 };
    const taken = game.position.read({ game: 'war-of-the-ring', regions: { dale: { figures: orcs }, erebor: { figures: orcs } } }, box);
    expect([taken.open.holder[box.region.dale], taken.open.holder[box.region.erebor]]).toEqual([SHADOW, SHADOW]);
    expect(why({ regions: { dale: { figures: orcs, holder: 'free-peoples' } } })[0]).toMatch(
      /an enemy army in a settlement it has not taken/,
    );
    expect(why({ regions: { erebor: { figures: orcs, holder: 'free-peoples' } } })[0]).toMatch(/an enemy army in an unbesieged stronghold/);
    expect(why({ regions: { erebor: { figures: { 'sauron-regular': 11 }, inside: { figures: { 'dwarves-regular': 1 } } } } })[0]).toMatch(
      /11 units/,
    );
    expect(
      why({
        regions: { erebor: { figures: { 'sauron-regular': 1 }, inside: { figures: { 'dwarves-regular': 3, 'dwarves-elite': 3 } } } },
      })[0],
    ).toMatch(/6 units/);
    expect(why({ rearguard: { figures: { 'sauron-regular': 1 } } })).toContain('WR-BATTLE-04');
    expect(why({ regions: { dale: { figures: { 'north-leader': 1 } } } })).toContain('WR-ARMY-02');
    expect(why({ regions: { dale: { figures: { 'north-regular': 1, 'sauron-regular': 1 } } } })).toContain('WR-MOVE-10');
  });

  test('tracks, dice and tiles are as the rules leave them', () => {
    expect(why({ nations: { elves: { steps: 2, active: false } } })).toContain('WR-SETUP-12');
    expect(why({ nations: { sauron: { steps: 2, active: true } } })).toContain('WR-SETUP-13');
    expect(why({ fellowship: { mordor: 1, progress: 2 } })).toContain('WR-MORDOR-03');
    expect(game.position.read({ game: 'war-of-the-ring', fellowship: { mordor: 1 } }, box).open.fellowship).toMatchObject({
      mordor: 1,
      progress: 0,
    });
    expect(why({ phase: 'allocation', dice: { shadow: ['army'] } })).toContain('WR-PHASE-06');
    expect(why({ phase: 'fellowship', huntBox: [0, 1] })).toContain('WR-PHASE-05');
    expect(why({ dice: { shadow: ['eye'] } })[0]).toMatch(/an Eye outside the hunt box/);
    expect(why({ huntBox: [0, 8] })[0]).toMatch(/8 dice of 7/);
    expect(why({ rings: [2, 2] })[0]).toMatch(/too many rings/);
    expect(why({ tiles: { drawn: ['hunt-std-01'], removed: ['hunt-std-01'] } })[0]).toMatch(/in two places/);
    expect(why({ tiles: { drawn: ['hunt-spec-01'] } })).toContain('WR-RULING-76');
    expect(why({ tiles: { waiting: ['hunt-std-01'] } })).toContain('WR-HUNT-05');
    expect(why({ tiles: { inPool: ['hunt-spec-01'] } })).toContain('WR-HUNT-05');
    expect(why({ fellowship: { mordor: 0 }, tiles: { waiting: ['hunt-spec-01'] } })).toContain('WR-MORDOR-04');
    expect(why({ fellowship: { mordor: 0 }, tiles: { inPool: ['hunt-spec-01'] } })).toEqual([]);
  });

  test('cards lie where they may', () => {
    expect(why({ table: ['fp-strategy-22'] })).toContain('WR-EVENT-09');
    expect(why({ table: ['shadow-character-22'] })).toContain('WR-EVENT-11');
    expect(why({ table: ['shadow-character-22'], regions: { orthanc: { characters: ['saruman'] } } })).toEqual([]);
    expect(why({ hands: { shadow: { combatCard: 'shadow-strategy-01' } } })).toContain('WR-BATTLE-13');
    const hand = ['01', '02', '03', '04', '05', '06', '07'].map((number) => `fp-strategy-${number}`);
    expect(why({ hands: { 'free-peoples': { hand } } })[0]).toMatch(/7 cards in hand/);
  });
});
