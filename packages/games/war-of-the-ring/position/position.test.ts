import { Match, SeededRandom, serialise, InvalidInput } from '#kernel';
import { walk } from '#kernel/battery/walk.ts';
import { describe, expect, test } from 'vitest';
import { warOfTheRing as game } from '../index.ts';
import type { WarPosition } from './index.ts';
import type { War } from '../rules/state.ts';
import { box, FREE, SHADOW } from '../testing/war.ts';
import { cardId } from '../content/cards.ts';

const JUNK = [null, -1, 0, 1, 2, 7, 99, 1e9, 1.5, 'x', '', true, [], {}, [0], [1, 2, 3], { a: 1 }];

/** Breaks one place of a document: what is under way as often as all the rest. */
function broken(document: unknown, random: SeededRandom): unknown {
  const copy: unknown = structuredClone(document);
  const places: { readonly parent: object; readonly key: string; readonly flow: boolean }[] = [];
  const go = (value: unknown, flow: boolean): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      if (key === 'decks') continue;
      const inFlow = flow || key === 'flow' || key === 'battle';
      places.push({ parent: value, key, flow: inFlow });
      go(each, inFlow);
    }
  };
  go(copy, false);
  const half = random.below(2) === 0;
  const among = places.filter(({ flow }) => flow === half);
  const { parent, key } = among[random.below(among.length)];
  if (random.below(6) === 0) Reflect.deleteProperty(parent, key);
  else Reflect.set(parent, key, JUNK[random.below(JUNK.length)]);
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
        const written: unknown = JSON.parse(JSON.stringify(game.position.write(match.state)));
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
      const document: unknown = JSON.parse(JSON.stringify(game.position.write(match.state)));
      for (let times = 0; times < 3; times++) {
        let state: War;
        try {
          state = game.position.read(broken(document, random), box);
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidInput);
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
    expect(refused({ hands: { shadow: { hand: [cardId('elven-cloaks')] } } })).toThrow(/belongs to the other side/);
    expect(refused({ table: [cardId('mithril-coat-and-sting')], discard: [cardId('mithril-coat-and-sting')] })).toThrow(/in two places/);
    expect(refused({ flow: [{ step: 'nowhere' }] })).toThrow(/no step is called "nowhere"/);
    expect(refused({ flow: [{ step: 'nextActor' }, { step: 'march' }] })).toThrow(/march: is missing/);
    const lost = { step: 'marchParty', side: 0, to: 3, need: 0, from: 2, going: { bytes: new Array<number>(22).fill(0) }, characters: 0 };
    expect(refused({ flow: [{ step: 'nextActor' }, lost] })).toThrow(/the flow does not go on from here/);
    expect(refused({ flow: [{ step: 'nextActor' }, { ...lost, characters: 4 }] })).toThrow(/figures that are not there/);
    expect(refused({ flow: [{ step: 'nextActor' }, { step: 'casualties', side: 0, place: 3, hits: 2 }] })).toThrow(
      /nothing could be chosen/,
    );
    const half = { game: 'war-of-the-ring', battle: { attacker: 1 }, flow: [{ step: 'nextActor' }, { step: 'battleRound' }] };
    expect(() => game.position.read(half, box)).toThrow(InvalidInput);
    expect(refused({ turn: -1 })).toThrow(InvalidInput);
    expect(refused({ fellowship: { corruption: 12 } })).toThrow(InvalidInput);
  });

  /** The sentence, the place and the rules of a refusal. */
  const why = (given: Omit<WarPosition, 'game'>): readonly unknown[] => {
    try {
      refused(given)();
    } catch (error) {
      if (error instanceof InvalidInput) return [error.message.replace('Impossible position: ', ''), error.path, ...error.rules];
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

  test('nobody of the Shadow is lost for good (WR-RECRUIT-10)', () => {
    expect(why({ casualties: { 'sauron-regular': 36 } })).toEqual([
      'sauron-regular lost for good',
      'casualties.sauron-regular',
      'WR-RECRUIT-10',
    ]);
    expect(why({ casualties: { nazgul: 1 } })).toContain('casualties.nazgul');
    expect(why({ casualties: { 'gondor-regular': 2 } })).toEqual([]);
  });

  test('turns are counted from 1; only the choice of tokens comes before (WR-PHASE-01)', () => {
    expect(why({ turn: 0 })).toEqual(['turns are counted from 1', 'turn', 'WR-PHASE-01']);
    expect(why({ turn: 0, phase: 'begin' })).toContain('turn');
    expect(why({ turn: 0, tokensDealt: [1, 0], flow: [{ step: 'chooseToken', side: 0 }] })).toEqual([]);
  });

  test('a side never has fewer dice than it started with (WR-DICE-03, WR-DICE-05)', () => {
    expect(why({ pool: [3, 7] })).toEqual(['the free-peoples side has a pool of 3', 'pool', 'WR-DICE-05']);
    expect(why({ pool: [4, 6] })).toContain('WR-DICE-03');
    expect(why({ pool: [4, 7] })).toEqual([]);
  });

  test('a turn does not begin with the points that would have ended the last (WR-VICTORY-05, WR-VICTORY-06, WR-PHASE-08)', () => {
    const held = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, { holder: 'shadow' as const }]));
    const ten = held('minas-tirith', 'dol-amroth', 'helms-deep', 'erebor', 'lorien');
    expect(why({ phase: 'fellowship', regions: ten })).toContain('WR-VICTORY-05');
    expect(why({ phase: 'fellowship', regions: ten })).toContain('regions');
    const dice = { 'free-peoples': new Array<'event'>(4).fill('event'), shadow: new Array<'event'>(7).fill('event') };
    expect(why({ dice, regions: ten })).toContain('WR-VICTORY-05');
    // With a die gone, the last stronghold may have fallen just now.
    expect(why({ dice: { ...dice, shadow: dice.shadow.slice(1) }, regions: ten })).toEqual([]);
    const four = { moria: { holder: 'free-peoples' as const }, orthanc: { holder: 'free-peoples' as const } };
    expect(why({ phase: 'allocation', regions: four })).toContain('WR-VICTORY-06');
  });

  test('a Minion is in play only if what let him in has come about (WR-CHAR-05, WR-CHAR-22)', () => {
    const atWar = { steps: 0, active: true };
    const lord = { nurn: { characters: ['witch-king' as const] } };
    expect(why({ regions: lord })).toEqual(['witch-king could not enter play yet', 'regions.nurn.characters', 'WR-CHAR-05', 'WR-CHAR-22']);
    expect(why({ regions: lord, nations: { sauron: atWar } })).toContain('WR-CHAR-05');
    expect(why({ regions: lord, nations: { sauron: atWar, rohan: atWar } })).toEqual([]);
    expect(why({ eliminated: ['saruman'] })).toContain('eliminated');
    expect(why({ eliminated: ['saruman'], nations: { isengard: atWar } })).toEqual([]);
    expect(why({ regions: { nurn: { characters: ['mouth-of-sauron'] } } })).toContain('WR-CHAR-05');
    expect(why({ regions: { nurn: { characters: ['mouth-of-sauron'] } }, fellowship: { mordor: 2 } })).toEqual([]);
  });

  test('nobody is in Mordor and in a region at once (WR-MORDOR-01)', () => {
    expect(why({ fellowship: { mordor: 1, at: 'hollin' } }).slice(1)).toEqual(['fellowship.at', 'WR-MORDOR-01', 'WR-MORDOR-02']);
    expect(why({ fellowship: { mordor: 1, at: 'minas-morgul' } })).toEqual([]);
  });

  test('every refusal names its place', () => {
    expect(why({ regions: { dale: { figures: { 'north-leader': 1 } } } })[1]).toBe('regions.dale');
    expect(why({ regions: { erebor: { inside: { figures: { 'dwarves-regular': 1 } } } } })[1]).toBe('regions.erebor');
    expect(why({ dice: { shadow: ['eye'] } })[1]).toBe('dice');
    expect(why({ huntBox: [0, 8] })[1]).toBe('dice.shadow');
    expect(why({ rings: [2, 2] })[1]).toBe('rings');
    const march = { step: 'march', side: 0, need: 0, left: 1, moved: [{ at: 3, going: { bytes: [1, 2] }, characters: 0 }] };
    expect(why({ flow: [{ step: 'nextActor' }, march] })).toEqual(['march: expected 22 numbers', 'flow.1.moved.0.going.bytes']);
    expect(why({ flow: [{ step: 'nextActor' }, { ...march, left: 'x', moved: [] }] })[1]).toBe('flow.1.left');
    expect(why({ flow: [{ step: 'nextActor' }, { step: 'march' }] })[1]).toBe('flow.1.side');
  });

  test('cards lie where they may', () => {
    expect(why({ table: [cardId('dain-ironfoots-guard')] })).toContain('WR-EVENT-09');
    expect(why({ table: [cardId('wormtongue')] })).toContain('WR-EVENT-11');
    const isengard = { steps: 0, active: true };
    expect(why({ table: [cardId('wormtongue')], nations: { isengard }, regions: { orthanc: { characters: ['saruman'] } } })).toEqual([]);
    expect(why({ hands: { shadow: { combatCard: cardId('return-to-valinor') } } })).toContain('WR-BATTLE-13');
    const hand = ['01', '02', '03', '04', '05', '06', '07'].map((number) => `fp-strategy-${number}`);
    expect(why({ hands: { 'free-peoples': { hand } } })[0]).toMatch(/7 cards in hand/);
  });
});
