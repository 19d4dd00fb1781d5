import { SeededRandom } from '#kernel';
import { describe, expect, test } from 'vitest';
import { CASUALTIES, NATIONS, REINFORCEMENTS, type SideName, SIDES } from '../../content/box.ts';
import { cardId } from '../../content/cards.ts';
import {
  type Army,
  at,
  attackers,
  besieged,
  enemy,
  farMarches,
  land,
  LANDS,
  marches,
  recruits,
  sideOf,
  tolls,
  units,
  words,
} from '../../testing/oracle.ts';
import { armyAt, mapOf, branches, endings, partiesOf } from '../../testing/tryOut.ts';
import { box, type GivenWar, war } from '../../testing/war.ts';
import type { War } from '../state.ts';

/**
 * Every choice that the ledger prints is offered, and nothing else: what players see is held against an oracle that tries everything out, in positions made up at
 * random around Gondor, where all kinds of borders and settlements meet.
 */

const AROUND = [
  'minas-tirith',
  'osgiliath',
  'lossarnach',
  'pelargir',
  'druadan-forest',
  'folde',
  'north-ithilien',
  'south-ithilien',
  'edoras',
  'westemnet',
  'minas-morgul',
];

/** A few figures of one side, of one nation or two. */
function force(random: SeededRandom, side: SideName, characters: string[]): string {
  const nations = side === 'shadow' ? ['sauron', 'southrons', 'isengard'] : ['gondor', 'rohan', 'north'];
  const bands: string[] = [];
  const first = nations[random.below(nations.length)];
  for (const nation of new Set([first, ...(random.below(2) === 0 ? [nations[random.below(nations.length)]] : [])])) {
    const leaders = side === 'free-peoples' ? random.below(2) : 0;
    bands.push(`${nation} ${1 + random.below(2)}r ${random.below(2)}e${leaders > 0 ? ' 1l' : ''}`);
  }
  if (side === 'shadow' && random.below(3) === 0) bands.push('nazgul 1');
  const who = characters.findIndex((each) => sideOf(each) === side);
  if (who >= 0 && random.below(3) === 0) bands.push(...characters.splice(who, 1));
  return bands.join(', ');
}

function madeUp(seed: number): GivenWar & { readonly toAct: SideName } {
  const random = new SeededRandom(2024, seed);
  const characters = ['boromir', 'gimli', 'witch-king', 'mouth-of-sauron'];
  const on: { [region: string]: string } = {};
  const held: { [region: string]: SideName } = {};
  for (const id of AROUND) {
    const { settlement } = land(id);
    const stronghold = settlement === 'stronghold';
    const what = random.below(stronghold ? 4 : 3);
    const side: SideName = random.below(2) === 0 ? 'shadow' : 'free-peoples';
    if (what === 0) continue;
    if (what === 3) {
      held[id] = enemy(side);
      on[id] = `${force(random, side, characters)} | ${force(random, enemy(side), characters)}`;
      continue;
    }
    if (settlement !== null && settlement !== 'fortification') held[id] = side;
    on[id] = force(random, side, characters);
  }
  if (random.below(2) === 0) on.orthanc = `${force(random, 'shadow', [])}, saruman`;
  const nations = NATIONS.filter(() => random.below(3) > 0);
  return {
    on,
    held,
    atWar: nations,
    eliminated: (['boromir', 'gimli'] as const).filter((each) => !Object.values(on).some((text) => text.includes(each))),
    free: ['army-muster', 'character', 'muster'],
    shadow: ['army', 'character', 'muster'],
    toAct: random.below(2) === 0 ? 'shadow' : 'free-peoples',
  };
}

const POSITIONS = Array.from({ length: 24 }, (_, seed) => seed);

describe('made-up positions', () => {
  test('WR-MOVE-02, WR-MOVE-04, WR-MOVE-05, WR-MOVE-10, WR-MOVE-11, WR-MOVE-12, WR-RULING-33: who may march where, and in what parts', () => {
    let compared = 0;
    for (const seed of POSITIONS)
      for (const leader of [false, true]) {
        const given = madeUp(seed);
        const side = given.toAct;
        const table = war(given);
        const die = leader ? 'character' : side === 'shadow' ? 'army' : 'army-muster';
        const action = leader ? 'move-army-with-leader' : 'move-armies';
        const map = mapOf(table.state);
        const allowed = new globalThis.Map<string, Army[]>();
        for (const { id, adjacent } of LANDS)
          for (const to of units(at(map, id), side) > 0 ? adjacent : []) {
            const ways = marches(map, side, id, to, leader);
            if (ways.length > 0) allowed.set(`${id} ${to}`, ways);
          }
        if (allowed.size === 0) {
          expect(table.refused('spend', { die, action })).not.toBeNull();
          continue;
        }
        table.spend(die, action);
        expect(
          table
            .options('march')
            .map(({ from, to }) => `${from} ${to}`)
            .sort(),
          `position ${seed}`,
        ).toEqual([...allowed.keys()].sort());
        for (const branch of branches(table.state)) {
          if (branch.type !== 'march' || compared++ % 7 !== 0) continue;
          const ways = allowed.get(`${branch.args.from} ${branch.args.to}`) ?? [];
          expect(
            [...partiesOf(branch.state, 'leaveBehind', 'depart')].sort(),
            `${branch.args.from} ${branch.args.to}, position ${seed}`,
          ).toEqual(ways.map(words).sort());
        }
      }
    expect(compared).toBeGreaterThan(200);
  });

  test('WR-BATTLE-01, WR-BATTLE-02, WR-BATTLE-05, WR-BATTLE-06, WR-BATTLE-08, WR-RULING-39, WR-RULING-40: who may attack whom, and who may be held back', () => {
    let compared = 0;
    for (const seed of POSITIONS)
      for (const leader of [false, true]) {
        const given = madeUp(seed);
        const side = given.toAct;
        const table = war(given);
        const die = leader ? 'character' : side === 'shadow' ? 'army' : 'army-muster';
        const action = leader ? 'attack-with-leader' : 'attack';
        const map = mapOf(table.state);
        const allowed = new globalThis.Map<string, Army[]>();
        const put = (from: string, army: Army, against: string): void => {
          const ways = attackers(map, side, army, leader);
          if (ways.length > 0) allowed.set(`${from} ${against}`, ways);
        };
        for (const { id, adjacent } of LANDS) {
          const siege = besieged(map, id);
          if (units(at(map, id), side) > 0) {
            for (const next of adjacent) if (units(at(map, next), enemy(side)) > 0) put(id, at(map, id), next);
            if (siege && units(map.inside[id], enemy(side)) > 0) put(id, at(map, id), `inside-${id}`);
          }
          if (siege && units(map.inside[id], side) > 0) put(`inside-${id}`, map.inside[id], id);
        }
        if (allowed.size === 0) {
          expect(table.refused('spend', { die, action })).not.toBeNull();
          continue;
        }
        table.spend(die, action);
        expect(
          table
            .options('attack')
            .map(({ from, against }) => `${from} ${against}`)
            .sort(),
          `position ${seed}`,
        ).toEqual([...allowed.keys()].sort());
        for (const branch of branches(table.state)) {
          if (compared++ % 5 !== 0) continue;
          const ways = allowed.get(`${branch.args.from} ${branch.args.against}`) ?? [];
          expect([...partiesOf(branch.state, 'holdBack', 'beginBattle')].sort(), `position ${seed}`).toEqual(ways.map(words).sort());
        }
      }
    expect(compared).toBeGreaterThan(80);
  });

  test('WR-MOVE-14, WR-MOVE-15, WR-MOVE-16, WR-MOVE-17: where a card may lead an army, and in what parts', () => {
    const CARDS = [
      { card: cardId('shadows-gather'), side: 'shadow', die: 'army', steps: 3, mustJoin: true, companion: false },
      { card: cardId('through-a-day-and-a-night'), side: 'free-peoples', die: 'army-muster', steps: 2, mustJoin: false, companion: true },
    ] as const;
    let compared = 0;
    for (const seed of POSITIONS)
      for (const { card, side, die, steps, ...rule } of CARDS) {
        const table = war({ ...madeUp(seed), toAct: side, hands: { [side]: { hand: [card] } } });
        if (table.refused('spend', { die, action: 'play-army-event' }) !== null) continue;
        table.spend(die, 'play-army-event').do('playEvent', { card });
        const map = mapOf(table.state);
        const allowed = LANDS.filter(({ id }) => units(at(map, id), side) > 0)
          .map(({ id }) => [id, farMarches(map, side, id, steps, rule)] as const)
          .filter(([, ways]) => ways.length > 0);
        expect(table.choices('chooseRegion', 'region'), `position ${seed}`).toEqual(allowed.map(([id]) => id));
        for (const branch of branches(table.state)) {
          if (branch.type !== 'chooseRegion' || compared++ % 3 !== 0) continue;
          const ways = allowed.find(([id]) => id === branch.args.region)?.[1] ?? [];
          expect(endings(branch.state), `${card} from ${branch.args.region}, position ${seed}`).toEqual(ways);
        }
      }
    expect(compared).toBeGreaterThan(40);
  });

  test('WR-RECRUIT-01, WR-RECRUIT-02, WR-RECRUIT-03, WR-RECRUIT-05, WR-RECRUIT-06, WR-RECRUIT-07, WR-RECRUIT-08, WR-RECRUIT-09: what may be recruited where, first and second', () => {
    let compared = 0;
    for (const seed of POSITIONS) {
      const given = madeUp(seed);
      const side = given.toAct;
      const table = war(given);
      const first = recruits(mapOf(table.state), side, []);
      if (first.length === 0) {
        expect(table.refused('spend', { die: 'muster', action: 'recruit' })).not.toBeNull();
        continue;
      }
      table.spend('muster', 'recruit');
      expect(
        table
          .options('recruit')
          .map(({ figure, region }) => `${figure} ${region}`)
          .sort(),
      ).toEqual(first);
      for (const { args, state } of branches(table.state)) {
        if (String(args.figure).endsWith('-elite') || compared++ % 4 !== 0) continue;
        const second = branches(state).filter(({ type }) => type === 'recruit');
        const asked = state.frames[state.frames.length - 1].step === 'recruit';
        const expected = recruits(mapOf(state), side, [String(args.region)]);
        if (asked) expect(second.map((each) => `${each.args.figure} ${each.args.region}`).sort()).toEqual(expected);
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  test('WR-BATTLE-33, WR-BATTLE-34, WR-BATTLE-35, WR-BATTLE-36, WR-BATTLE-37, WR-RULING-36, WR-RULING-43, WR-RULING-44: every way to take hits, one by one', () => {
    const random = new SeededRandom(5);
    for (let n = 0; n < 40; n++) {
      const side: SideName = n % 2 === 0 ? 'free-peoples' : 'shadow';
      const [one, two] = side === 'shadow' ? (['sauron', 'southrons'] as const) : (['gondor', 'north'] as const);
      const army = `${one} ${random.below(3)}r ${random.below(3)}e, ${two} ${random.below(2)}r ${1 + random.below(2)}e`;
      // Sometimes no regular is left anywhere to replace an elite.
      const scarce = random.below(2) === 0;
      const spent = { gondor: 15, north: 10, sauron: 36, southrons: 24 };
      const on: { [region: string]: string } = { osgiliath: army };
      if (scarce) {
        const kind = /(\d)r/.exec(army);
        const left = spent[one] - Number(kind?.[1] ?? 0);
        for (let at_ = 0, rest = left; rest > 0; at_++, rest -= 10)
          on[['enedwaith', 'minhiriath', 'cardolan', 'tharbad'][at_]] = `${one} ${Math.min(10, rest)}r`;
      }
      const hits = 1 + random.below(4);
      const place = box.placeIds.indexOf('osgiliath');
      const flow = [{ step: 'nextActor' }, { step: 'casualties', side: SIDES.indexOf(side), place, hits }];
      const { state } = war({ on, free: ['event'], shadow: ['event'], flow });
      const expected = tolls(
        side,
        { army: armyAt(state, place), lost: armyAt(state, CASUALTIES), reserve: armyAt(state, REINFORCEMENTS) },
        hits,
      );
      const found = new Set<string>();
      const go = (s: War): void => {
        if (s.frames[s.frames.length - 1].step !== 'casualties') found.add(`${words(armyAt(s, place))} / ${words(armyAt(s, CASUALTIES))}`);
        else for (const branch of branches(s)) go(branch.state);
      };
      go(state);
      expect([...found].sort(), `${army}, ${hits} hits${scarce ? ', scarce' : ''}`).toEqual([...expected].sort());
    }
  });
});
