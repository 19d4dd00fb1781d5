import { asIds } from '#kernel/id.ts';
import { expect, test } from 'vitest';
import { SeededRandom } from '#kernel';
import { JOKER } from '../content/box.ts';
import { setOf } from './cards.ts';
import { extraJokers } from './payment.ts';
import { paysByTrying, usesOfAbilities } from '../testing/paying.ts';
import { afterPlaying, attack, type BattleMatch, BOX, sit, STRIKE } from '../testing/table.ts';

/** A random team, cards that could help it and a row: many with abilities, so that paying is not obvious. */
function deal(random: SeededRandom): { team: number[]; helpers: number[]; row: number[] } {
  const cards = Array.from({ length: 31 }, (_, card) => card);
  random.shuffle(cards);
  const gifted = cards.filter((card) => card < 16);
  const team = [...gifted.slice(0, 1 + random.below(3)), ...cards.filter((card) => card >= 16).slice(0, random.below(2))];
  const helpers = cards.filter((card) => !team.includes(card)).slice(0, random.below(4));
  const enemies = Array.from({ length: 21 }, (_, enemy) => enemy);
  random.shuffle(enemies);
  return { team, helpers, row: enemies.slice(0, 3) };
}

/** Every set of enemies of the row that can be paid for, by trying out every use of every ability. */
function beatableSets(team: readonly number[], helpers: readonly number[], row: readonly number[]): number[][] {
  const supplies = [...usesOfAbilities(BOX, team, helpers)];
  const sets = [1, 2, 3, 4, 5, 6, 7].map((bits) => row.filter((_, place) => (bits >> place) & 1));
  return sets.filter((set) => {
    const asked = set.flatMap((enemy) => [...BOX.enemies[enemy].symbols]);
    const extra = new Array<number>(extraJokers(BOX, setOf(asIds(team)), setOf(asIds(set)))).fill(JOKER);
    return supplies.some((paying) => paysByTrying([...paying, ...extra], asked));
  });
}

const named = (enemies: readonly number[]): string[] => enemies.map((enemy) => BOX.enemyIds[enemy]).sort();

/** Every set of enemies with which some chain of offered choices comes to a strike. */
function struckSets(match: BattleMatch): Set<string> {
  const struck = new Set<string>();
  const seen = new Set<string>();
  const walk = (): void => {
    const key = JSON.stringify(match.state.open.attack);
    if (seen.has(key)) return;
    seen.add(key);
    const options = match.options(0);
    // Nothing is ever begun that cannot be brought to an end.
    expect(options.length).toBeGreaterThan(0);
    const targets = named(
      BOX.enemies.flatMap((_, enemy) => ((((match.state.open.attack?.targets ?? 0) >> enemy) & 1) === 1 ? [enemy] : [])),
    );
    for (const option of options) {
      if (option.type === 'strike') {
        struck.add(targets.join());
        continue;
      }
      if (!match.apply(0, option).ok) throw new Error('an offered choice was refused');
      walk();
      if (!match.undo(0).ok) throw new Error('a choice could not be taken back');
    }
  };
  walk();
  return struck;
}

test('BM-ATTACK-03, BM-ATTACK-05, BM-RULING-01, BM-RULING-03, BM-RULING-38: exactly the sets of enemies that can be paid for can be beaten', () => {
  const random = new SeededRandom(2024);
  let some = 0;
  let several = 0;
  for (let round = 0; round < 120; round++) {
    const { team, helpers, row } = deal(random);
    const match = sit({
      row: row.map((enemy) => BOX.enemyIds[enemy]),
      players: [{ teams: [team.map((card) => BOX.companionIds[card])] }, { teams: helpers.map((card) => [BOX.companionIds[card]]) }],
      turn: afterPlaying,
    });
    const expected = beatableSets(team, helpers, row).map((set) => named(set).join());
    const offered = match.explain(0, attack(1)) === null;
    expect(offered).toBe(expected.length > 0);
    if (!offered) continue;
    some++;
    if (expected.length > 1) several++;
    match.apply(0, attack(1));
    expect([...struckSets(match)].sort()).toEqual(expected.sort());
    expect(match.explain(0, STRIKE)?.rules).toEqual(['BM-ATTACK-05']);
  }
  expect(some).toBeGreaterThan(40);
  expect(several).toBeGreaterThan(10);
});
