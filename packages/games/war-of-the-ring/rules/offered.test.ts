import { cloneState, Lister, nameMove, perform, SeededRandom, seatList, SilentTable, waiting } from '#kernel';
import { walk } from '#kernel/battery/walk.ts';
import { describe, expect, test } from 'vitest';
import {
  CASUALTIES,
  CHARACTERS,
  FACES,
  FIGURES,
  KINDS,
  LIMITS,
  NATIONS,
  REARGUARD,
  REINFORCEMENTS,
  SIDES,
  type Side,
} from '../content/box.ts';
import cards from '../content/characters.json' with { type: 'json' };
import { warOfTheRing as game } from '../index.ts';
import {
  type Army,
  at,
  attackers,
  besieged,
  enemy,
  isUnit,
  journeys,
  land,
  LANDS,
  type Map,
  marches,
  own,
  parts,
  recruits,
  retreats,
  type SideName,
  sideOf,
  tolls,
  units,
  words,
} from '../testing/oracle.ts';
import { box, type Given, war } from '../testing/war.ts';
import { ROW } from './figures.ts';
import type { War } from './state.ts';

/**
 * Every choice that the ledger prints is offered, and nothing else: what players see is held against an oracle that tries everything out. Positions are made up at
 * random around Gondor, where all kinds of borders and settlements meet; questions that only arise in play are looked at in whole random games.
 */

const lister = new Lister(game);

/** Figures at a place of a state, by name. */
function armyAt(s: War, place: number): Army {
  const army: { [figure: string]: number } = {};
  for (let kind = 0; kind < KINDS; kind++)
    if (s.open.figures[place * ROW + kind] > 0) army[FIGURES[kind]] = s.open.figures[place * ROW + kind];
  for (const [c, id] of CHARACTERS.entries()) if (s.open.characters[c] === place) army[id] = 1;
  return army;
}

/** The same map in the words of the oracle; those in a rearguard count where they come from. */
function mapOf(s: War): Map {
  const rear = s.open.battle === null ? {} : armyAt(s, REARGUARD);
  const from = s.open.battle?.from ?? -1;
  const with_ = (place: number): Army => {
    const army: { [figure: string]: number } = { ...armyAt(s, place) };
    if (place === from) for (const [figure, number] of Object.entries(rear)) army[figure] = (army[figure] ?? 0) + number;
    return army;
  };
  return {
    field: Object.fromEntries(box.regionIds.map((id, region) => [id, with_(region)])),
    inside: Object.fromEntries(box.regions.map(({ id, inside }) => [id, inside < 0 ? {} : with_(inside)])),
    holder: Object.fromEntries(box.regionIds.map((id, region) => [id, s.open.holder[region] === 2 ? null : SIDES[s.open.holder[region]]])),
    atWar: NATIONS.filter((_, nation) => s.open.steps[nation] === 0),
    reserve: armyAt(s, REINFORCEMENTS),
  };
}

interface Branch {
  readonly type: string;
  readonly args: { readonly [name: string]: string | number };
  readonly state: War;
}

/** Everything the one seat asked may do, with the state it leads to. */
function branches(s: War): Branch[] {
  const [seat] = seatList(waiting(game, s));
  return lister
    .options(s, seat)
    .toArray()
    .map((move) => {
      const { type, ...args } = nameMove(game.verbs, move, box);
      const state = cloneState(s);
      perform(game, state, seat, move, new SilentTable(new SeededRandom(1)));
      return { type, args, state };
    });
}

/** Who is in the party being formed. */
function partyOf(s: War): Army {
  const { going, characters } = s.frames[s.frames.length - 1] as unknown as { going: Uint8Array; characters: number };
  const party: { [figure: string]: number } = {};
  for (let kind = 0; kind < KINDS; kind++) party[FIGURES[kind]] = going[kind];
  for (const [c, id] of CHARACTERS.entries()) party[id] = (characters >> c) & 1;
  return party;
}

/** Leaves figures behind in every possible way; tells with what parties `verb` is offered. */
function partiesOf(s: War, drop: string, verb: string): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const go = (state: War): void => {
    const party = partyOf(state);
    if (seen.has(words(party))) return;
    seen.add(words(party));
    const [seat] = seatList(waiting(game, state));
    for (const move of lister.options(state, seat).toArray()) {
      const { type } = nameMove(game.verbs, move, box);
      if (type === verb) found.add(words(party));
      if (type !== drop) continue;
      const next = cloneState(state);
      perform(game, next, seat, move, new SilentTable(new SeededRandom(1)));
      go(next);
    }
  };
  go(s);
  return found;
}

// ---- made-up positions

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

function madeUp(seed: number): Given {
  const random = new SeededRandom(2024, seed);
  const characters = ['boromir', 'gimli', 'witch-king', 'saruman'];
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
  const nations = NATIONS.filter(() => random.below(3) > 0);
  return {
    on,
    held,
    atWar: nations,
    eliminated: ['boromir', 'gimli'].filter((each) => !Object.values(on).some((text) => text.includes(each))) as ('boromir' | 'gimli')[],
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
        const side = given.toAct as SideName;
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
        const side = given.toAct as SideName;
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

  test('WR-RECRUIT-01, WR-RECRUIT-02, WR-RECRUIT-03, WR-RECRUIT-05, WR-RECRUIT-06, WR-RECRUIT-07, WR-RECRUIT-08, WR-RECRUIT-09: what may be recruited where, first and second', () => {
    let compared = 0;
    for (const seed of POSITIONS) {
      const given = madeUp(seed);
      const side = given.toAct as SideName;
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
      const [one, two] = side === 'shadow' ? ['sauron', 'southrons'] : ['gondor', 'north'];
      const army = `${one} ${random.below(3)}r ${random.below(3)}e, ${two} ${random.below(2)}r ${1 + random.below(2)}e`;
      // Sometimes no regular is left anywhere to replace an elite.
      const scarce = random.below(2) === 0;
      const spent = { gondor: 15, north: 10, sauron: 36, southrons: 24 };
      const on: { [region: string]: string } = { osgiliath: army };
      if (scarce) {
        const kind = /(\d)r/.exec(army);
        const left = spent[one as keyof typeof spent] - Number(kind?.[1] ?? 0);
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

describe('whole games', () => {
  test('WR-DICE-14, WR-RING-03, WR-RULING-10, WR-BATTLE-43, WR-BATTLE-46, WR-ARMY-11, WR-HUNT-13, WR-CHAR-08, WR-CHAR-15, WR-FSP-31: what is asked on the way', () => {
    const asked: { [step: string]: number } = {};
    const count = (step: string): number => {
      asked[step] = (asked[step] ?? 0) + 1;
      return asked[step];
    };
    const look = (s: War, seat: Side, options: readonly { readonly type: string; readonly [name: string]: string | number }[]): void => {
      const { step } = s.frames[s.frames.length - 1];
      const side = SIDES[seat];
      const of = (type: string, ...names: string[]): string[] =>
        options
          .filter((option) => option.type === type)
          .map((option) => names.map((name) => option[name]).join(' '))
          .sort();
      const closed = s.open.table.some((card) => ['fp-strategy-02', 'fp-strategy-03'].includes(box.cardIds[card]));
      if (step === 'chooseRetreat' && !closed) {
        count(step);
        const b = s.open.battle;
        if (b === null) throw new Error('A retreat without a battle');
        const expected = retreats(mapOf(s), side, box.regionIds[box.regionOf[b.to]], box.regionIds[box.regionOf[b.from]]);
        expect(of('retreat', 'region')).toEqual(expected.sort());
        expect(of('stand')).toEqual(['']);
      }
      if (step === 'advance') {
        const frame = s.frames[s.frames.length - 1] as unknown as { from: number; to: number; siege: boolean };
        const all = own(armyAt(s, frame.from), side);
        const { saruman: _, ...mobile } = all;
        if (words(partyOf(s)) !== words(mobile) || count(step) % 4 !== 1) return;
        const behind = units(armyAt(s, REARGUARD), side);
        const there = frame.siege ? 0 : units(armyAt(s, frame.to), side);
        const parties = partiesOf(s, 'leaveBehind', 'depart');
        const free = side === 'free-peoples';
        const leaders = (army: Army): number =>
          Object.entries(army).reduce((sum, [figure, n]) => sum + (figure.endsWith('-leader') ? n : 0), 0);
        const expected = parts(mobile).filter((party) => {
          const stay = units(all, side) - units(party, side) + behind;
          return units(party, side) > 0 && units(party, side) + there <= 10 && (!free || leaders(all) === leaders(party) || stay > 0);
        });
        expect([...parties].sort()).toEqual(expected.map(words).sort());
        expect(of('stayPut')).toEqual(['']);
      }
      if (step === 'removeExcess') {
        count(step);
        const { at: place } = s.frames[s.frames.length - 1] as unknown as { at: number };
        expect(of('removeExcess', 'figure')).toEqual(
          Object.keys(own(armyAt(s, place), side))
            .filter(isUnit)
            .sort(),
        );
        expect(units(armyAt(s, place), side)).toBeGreaterThan(place < box.regions.length ? LIMITS.army : LIMITS.besieged);
      }
      if (step === 'huntReroll') {
        count(step);
        const map = mapOf(s);
        const region = box.regionIds[s.open.fellowship.at];
        const here = [at(map, region), map.inside[region]];
        const conditions =
          (land(region).settlement === 'stronghold' && map.holder[region] === 'shadow' ? 1 : 0) +
          (here.some((army) => units(army, 'shadow') > 0) ? 1 : 0) +
          (here.some((army) => (army.nazgul ?? 0) + (army['witch-king'] ?? 0) > 0) ? 1 : 0);
        const frame = s.frames[s.frames.length - 2] as unknown as { dice: number[]; bonus: number };
        const failed = frame.dice.filter((die) => die === 1 || die + frame.bonus + s.open.huntBox[0] < 6).length;
        expect(of('rerollHunt', 'dice')).toEqual(Array.from({ length: Math.min(conditions, failed) + 1 }, (_, n) => String(n)));
      }
      if (step === 'landMinion' && count(step) % 20 === 1) {
        const { figure } = s.frames[s.frames.length - 1] as unknown as { figure: number };
        if (FIGURES[figure] === 'mouth-of-sauron') return;
        const { from } = s.frames[s.frames.length - 1] as unknown as { from: number };
        const map = mapOf(s);
        const expected = LANDS.filter(
          ({ id, settlement }) =>
            id !== box.regionIds[box.regionOf[from]] &&
            (settlement !== 'stronghold' || map.holder[id] !== 'free-peoples' || besieged(map, id)),
        );
        expect(of('travelTo', 'region')).toEqual(expected.map(({ id }) => id).sort());
      }
      if (step === 'separate' || step === 'moveCompanions') {
        const frame = s.frames[s.frames.length - 1] as unknown as { group: number; bonus: number; level: number; intoSiege: boolean };
        const group = CHARACTERS.filter((_, c) => (frame.group >> c) & 1);
        if (group.length === 0) return;
        count(step);
        const level = (id: (typeof CHARACTERS)[number]): number => cards.find((each) => each.id === id)?.level ?? 0;
        const white = group.includes('gandalf-white');
        const hobbits = group.filter((id) => id === 'meriadoc' || id === 'peregrin').length;
        // Shadowfax carries Gandalf the White alone, or with one hobbit.
        const shadowfax = white && group.length === 1 + hobbits && hobbits < 2 ? 4 : 0;
        const best = frame.level > 0 ? frame.level : Math.max(shadowfax, ...group.map(level));
        const from =
          step === 'separate'
            ? box.regionIds[s.open.fellowship.at]
            : box.regionIds[box.regionOf[s.open.characters[CHARACTERS.indexOf(group[0])]]];
        const steps = best + frame.bonus + (step === 'separate' ? s.open.fellowship.progress : 0);
        const expected = journeys(mapOf(s), from, Math.min(steps, 7), frame.intoSiege).filter(
          (region) => step === 'separate' || region !== from,
        );
        if (steps <= 7) expect(of('travelTo', 'region')).toEqual(expected);
      }
      if (step === 'chooseAction') {
        count(step);
        const dice = FACES.filter((_, face) => s.open.dice[seat * FACES.length + face] > 0);
        expect(of('skipDie', 'die')).toEqual([...dice].sort());
        for (const option of options) if (option.type === 'spend') expect(dice).toContain(option.die);
        const own_ =
          side === 'shadow'
            ? ['character', 'army', 'muster', 'event', 'army-muster', 'eye']
            : ['character', 'muster', 'event', 'army-muster'];
        const rings = s.open.rings[seat] > 0 && s.open.ringUsed[seat] === 0;
        const changes = rings ? dice.flatMap((die) => own_.filter((result) => result !== die).map((result) => `${die} ${result}`)) : [];
        expect(of('useRing', 'die', 'result')).toEqual(changes.sort());
      }
    };
    let before: { turn: number; dice: Uint8Array } | null = null;
    for (const seed of [31])
      walk(
        game,
        { seats: 2 },
        seed,
        ({ match, seat, options }) => look(match.state as War, seat as Side, options),
        ({ match, seat }, { action }) => {
          // The die that was named is the die that is gone.
          if (action !== 'resign' && action.type === 'spend' && before !== null && (match.state as War).open.turn === before.turn) {
            const face = FACES.findIndex((each) => each === action.die);
            const now = (match.state as War).open.dice;
            expect(now[seat * FACES.length + face]).toBe(before.dice[seat * FACES.length + face] - 1);
            expect(now.reduce((sum, n) => sum + n, 0)).toBe(before.dice.reduce((sum, n) => sum + n, 0) - 1);
          }
          const { open } = match.state as War;
          before = { turn: open.turn, dice: open.dice.slice() };
        },
      );
    for (const step of ['chooseRetreat', 'advance', 'huntReroll', 'landMinion', 'chooseAction', 'separate', 'moveCompanions'])
      expect(asked[step], step).toBeGreaterThan(0);
  });
});
