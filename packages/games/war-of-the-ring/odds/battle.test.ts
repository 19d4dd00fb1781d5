import { askedAt, cloneState, firstOf, LegalMoves, nameMove, perform, SeededRandom, settle, SilentEffects } from '#kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enemyOf, FREE, SHADOW, type Side } from '../content/box.ts';
import { warOfTheRing } from '../index.ts';
import { placeOf } from '../rules/battle/battle.ts';
import { elitesAt, unitsAt } from '../rules/figures.ts';
import type { War } from '../rules/state.ts';
import { sideOfSeat } from '../rules/team/seats.ts';
import { type Armies, shadowAttacks } from '../testing/battle.ts';
import type { WarTable } from '../testing/war.ts';
import { type ArmyStrength, payHit } from './army.ts';
import { type BattleOdds, battleOdds } from './battle.ts';

const army = (regulars: number, elites = 0, leadership = 0, captains = 0): ArmyStrength => ({ regulars, elites, leadership, captains });

/** What everybody at the table does: fights to the end, rolls again what can be, pays at the least cost, lets no elite go to waste. */
function choose(s: War, side: Side, captains: readonly [number, number], options: readonly { readonly type: string }[]): number {
  const of = (type: string): number => options.findIndex((option) => option.type === type);
  const rerolls = options.flatMap((option, at) => (option.type === 'reroll' ? [at] : []));
  if (rerolls.length > 0) return rerolls[rerolls.length - 1];
  for (const type of ['pressOn', 'stand', 'stayPut', 'extendAssault', 'beginBattle']) if (of(type) >= 0) return of(type);
  if (s.open.battle !== null && of('loseRegular') + of('reduceElite') > -2) {
    const place = placeOf(s.open.battle, side);
    const elites = elitesAt(s, place, side);
    const now = army(unitsAt(s, place, side) - elites, elites, 0, captains[side]);
    const losesRegular = payHit(now).elites === now.elites;
    return of(losesRegular ? 'loseRegular' : 'reduceElite');
  }
  throw new Error(`Nobody knows what to do: ${options.map(({ type }) => type).join(', ')}`);
}

/** The rules play a battle so many times; answers how often each side was wiped out. */
function played(table: WarTable, times: number, captains: readonly [number, number] = [0, 0]): { won: number; lost: number; both: number } {
  const counted = { won: 0, lost: 0, both: 0 };
  const legal = new LegalMoves(warOfTheRing);
  for (let time = 0; time < times; time++) {
    const s = cloneState(table.state);
    const effects = new SilentEffects(new SeededRandom(time, 7));
    let battle = s.open.battle;
    while (battle === null || s.open.battle !== null) {
      const step = askedAt(warOfTheRing, s);
      const seat = firstOf(step.asks(s));
      const moves = legal.at(step, s, seat).toArray();
      const options = moves.map((move) => nameMove(warOfTheRing.verbs, move, s.box));
      perform(warOfTheRing, s, seat, moves[choose(s, sideOfSeat(s, seat), captains, options)], effects);
      settle(warOfTheRing, s, effects);
      battle ??= s.open.battle;
    }
    const attackers = unitsAt(s, battle.from, battle.attacker) + unitsAt(s, battle.to, battle.attacker);
    const defenders = unitsAt(s, battle.to, enemyOf(battle.attacker));
    if (attackers === 0 && defenders === 0) counted.both++;
    else if (attackers === 0) counted.lost++;
    else if (defenders === 0) counted.won++;
  }
  return counted;
}

/** Four standard errors, and a little for the corners. */
const near = (count: number, times: number, chance: number): void =>
  expect(Math.abs(count / times - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / times) + 0.002);

function agrees(odds: BattleOdds, table: WarTable, times = 1500, captains?: readonly [number, number]): void {
  const { won, lost, both } = played(table, times, captains);
  near(won, times, odds.attackerWins);
  near(lost, times, odds.defenderWins);
  near(both, times, odds.bothFall);
}

const attack = (attackers: string, defenders: string, against = 'south-ithilien', rest: Partial<Armies> = {}): WarTable =>
  shadowAttacks({ ...rest, on: { 'north-ithilien': attackers, [against]: defenders } }, 'north-ithilien', against);

describe('the chances of a battle', () => {
  it('of one against one can be reckoned by hand: a third hits, and nobody hit means once more', () => {
    const odds = battleOdds({ attacker: army(1), defender: army(1), kind: 'field' });
    // 2/9, 2/9 and 1/9 of the 5/9 in which anything happens.
    expect(odds.attackerWins).toBeCloseTo(0.4, 9);
    expect(odds.defenderWins).toBeCloseTo(0.4, 9);
    expect(odds.bothFall).toBeCloseTo(0.2, 9);
  });

  it('WR-BATTLE-27, WR-BATTLE-33: are those of the rules in the open', () => {
    agrees(
      battleOdds({ attacker: army(4, 1, 2), defender: army(3, 2, 1), kind: 'field' }),
      attack('sauron 4r 1e, nazgul 2', 'gondor 3r 2e 1l'),
    );
    agrees(battleOdds({ attacker: army(7, 1), defender: army(4, 0, 3), kind: 'field' }), attack('sauron 7r 1e', 'gondor 4r 3l'));
  });

  it('WR-BATTLE-47: are those of the rules against a fortification, whose walls help in the first round', () => {
    const odds = battleOdds({ attacker: army(5, 0, 1), defender: army(3), kind: 'field', walls: true });
    agrees(odds, attack('sauron 5r, nazgul 1', 'gondor 3r', 'osgiliath'));
    expect(odds.attackerWins).toBeLessThan(battleOdds({ attacker: army(5, 0, 1), defender: army(3), kind: 'field' }).attackerWins);
  });

  it('WR-SIEGE-10, WR-SIEGE-12: are those of the rules in an assault that costs an elite a round', () => {
    const table = shadowAttacks(
      { on: { 'minas-tirith': 'sauron 5r 3e, nazgul 2 | gondor 2r 1e 1l' } },
      'minas-tirith',
      'inside-minas-tirith',
    );
    agrees(battleOdds({ attacker: army(5, 3, 2), defender: army(2, 1, 1), kind: 'assault' }), table);
  });

  it('WR-BATTLE-12: a Captain of the West rolls a die as well', () => {
    const one = battleOdds({ attacker: army(3), defender: army(2, 0, 1, 1), kind: 'field' });
    agrees(one, attack('sauron 3r', 'gondor 2r, boromir'), 1500, [1, 0]);
  });

  it('always sum to one, and more units never do worse', () => {
    const some = fc.tuple(fc.nat(5), fc.nat(3), fc.nat(3)).filter(([regulars, elites]) => regulars + elites > 0);
    fc.assert(
      fc.property(some, some, fc.constantFrom('field' as const, 'assault' as const, 'sortie' as const), (one, other, kind) => {
        const [attacker, defender] = [army(...one), army(...other)];
        const odds = battleOdds({ attacker, defender, kind });
        expect(odds.attackerWins + odds.defenderWins + odds.bothFall + odds.undecided).toBeCloseTo(1, 9);
        expect(odds.attacker.units.reduce((all, each) => all + each, 0)).toBeGreaterThan(0);
        const more = battleOdds({ attacker: { ...attacker, regulars: attacker.regulars + 1 }, defender, kind });
        expect(more.attackerWins).toBeGreaterThanOrEqual(odds.attackerWins - 1e-9);
      }),
      { numRuns: 40 },
    );
  });

  it('end when a side means to stop, and tell what is left then', () => {
    const once = battleOdds({ attacker: army(5), defender: army(5), kind: 'field', attackerRounds: 1 });
    expect(once.rounds).toBe(1);
    expect(once.undecided + once.attackerWins + once.defenderWins + once.bothFall).toBeCloseTo(1, 9);
    expect(once.attacker.hitsTaken).toBeCloseTo(5 / 3, 9);
    const fled = battleOdds({ attacker: army(5), defender: army(5), kind: 'field', defenderRounds: 1 });
    expect(fled.undecided).toBeCloseTo(once.undecided, 12);
  });
});

describe('who reads the chances', () => {
  it('sees each side of a sortie and of the other side of the war alike', () => {
    expect([FREE, SHADOW]).toEqual([0, 1]);
    const odds = battleOdds({ attacker: army(3, 0, 1), defender: army(3, 0, 1), kind: 'sortie' });
    expect(odds.attackerWins).toBeCloseTo(odds.defenderWins, 9);
  });
});
