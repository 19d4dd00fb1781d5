import { Match, SeededRandom } from '#kernel';
import { expect, test } from 'vitest';
import { readContent } from '../../content/read.ts';
import { standard } from '../../content/standard.ts';
import { huntForTheRing as game } from '../../index.ts';
import type { HuntPosition } from '../../position/index.ts';
import { riders } from '../../testing/table.ts';
import { way } from '../../testing/way.ts';
import { packBox, unpackBox } from './packed.ts';
import { filterPartOne } from './partOne.ts';
import { filterPartTwo } from './partTwo.ts';

/** A pack of an owner: two cards have one effect with a condition of its own. */
const pack = structuredClone(standard);
const effectB = (deck: number, id: string) => pack.allyCards[deck].cards.find((card) => card.id === id)?.effects[1] ?? {};
Object.assign(effectB(0, 'A1-09'), { tests: { lastAreaInSections: ['III'] } });
Object.assign(effectB(1, 'A2-18'), { tests: { gandalfAtOrConnectedTo: 18 } });
const box = readContent(pack);

function played(position: Omit<HuntPosition, 'game'>, ally: string, effect: string) {
  const match = Match.resume(game, { state: game.position.read({ game: game.id, ...position }, box), random: new SeededRandom(1) });
  const answer = match.apply(0, { type: 'playAlly', ally, effect });
  expect(answer.ok).toBe(true);
  return match.state.open;
}

test('HR-RUL-76: a condition of one effect is told by playing that effect, and not by playing the other', () => {
  const { section } = box.maps[1];
  const sections = (effect: string, of = box): Set<number> => {
    const { clues } = played({ nazgul: riders(18, 36, 44, 49), ringBearer: { log: way(43), hand: ['A1-09'] } }, 'A1-09', effect);
    return new Set(filterPartOne(of, clues).map(({ area }) => section[area]));
  };
  const three = box.sections.indexOf('III');
  expect(sections('a').size).toBeGreaterThan(1);
  expect([...sections('b')]).toEqual([three]);
  // And so in a browser, where the belief has a smaller box.
  const { clues } = played({ nazgul: riders(18, 36, 44, 49), ringBearer: { log: way(43), hand: ['A1-09'] } }, 'A1-09', 'b');
  expect(filterPartOne(unpackBox(packBox(box)), clues)).toEqual(filterPartOne(box, clues));
});

test('HR-RUL-76: the same of Gandalf in part II, as if it stood on the card', () => {
  const gandalf = (ally: string, effect: string): number[] => {
    const own = { journey: 'JL-01', gandalf: 18, deeds: ['D2', 'D3', 'D4'], hand: [ally] };
    const { clues, deedsDone, longKnown, options } = played(
      { part: 2, step: 2, nazgul: riders(7, 7, 33, 33), ringBearer: own, turnSoFar: { begun: true, stepped: true } },
      ally,
      effect,
    );
    const areas = filterPartTwo(box, clues, { deedsDone, longKnown, havens: options.havens }).map((plight) => plight.gandalf);
    return [...new Set(areas)].sort((a, b) => a - b);
  };
  // This card of the box asks the same of its player.
  expect(gandalf('A2-18', 'b')).toEqual(gandalf('A2-09', 'a'));
  expect(gandalf('A2-18', 'a').length).toBeGreaterThan(gandalf('A2-18', 'b').length);
});
