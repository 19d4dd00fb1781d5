import { asId } from '#kernel/id.ts';
import { type Action, readMove } from '#kernel';
import { expect, test } from 'vitest';
import { huntForTheRing as game } from '../../index.ts';
import { type Hunt, LAST_STEP } from '../../rules/state.ts';
import { box } from '../../testing/letter.ts';
import { type GivenHunt, walked } from '../../testing/moments.ts';
import { space } from '../../testing/partTwo.ts';
import { riders, table } from '../../testing/table.ts';
import { TOKEN_HABITS } from '../allyTokens.ts';
import { afterEntry, afterEscape, entryCost, escapeCost } from './journal.ts';
import { outlookOf } from './outlook.ts';
import { bearersWorth } from './ranger.ts';

const [, map] = box.maps;
const HERE = 22;
const [beside] = map.neighbours[space(HERE)].map((next) => box.spaces[next]);

/** The Ring-bearer's turn with riders beside Frodo. */
const hunted = (more: GivenHunt = {}): Hunt =>
  table({ nazgul: riders(beside, beside, beside, beside), ringBearer: { log: walked }, ...more }).s;

function costs(s: Hunt, cost: typeof entryCost): number {
  const outlook = outlookOf(s, TOKEN_HABITS);
  return cost(s, afterEntry(outlook), asId(space(HERE)), 1, outlook.mean);
}

function worthOf(s: Hunt, action: Action): number {
  const move = readMove(game.verbs, action, s.box);
  if (typeof move === 'string') throw new Error(move);
  return bearersWorth(s)(move);
}

test('after an encounter riders beside an area are less to be feared than after an entry: he goes on before they ride again', () => {
  const s = hunted();
  expect(costs(s, entryCost) - costs(s, escapeCost)).toBeGreaterThan(0.5);
  const outlook = outlookOf(s, TOKEN_HABITS);
  const [to] = map.connected[space(HERE)];
  const escapes = worthOf(s, { type: 'escapeTo', area: Number(box.spaces[to]) });
  expect(escapes).toBeCloseTo(-escapeCost(s, afterEscape(outlook), to, 0, outlook.mean), 9);
  expect(escapes).not.toBeCloseTo(-entryCost(s, afterEscape(outlook), to, 0, outlook.mean), 3);
});

test('where an evening ends riders come twice', () => {
  /** The last entry: nothing comes after it but what is the same at any time of the day. */
  const last = (turn: 'firstDaylight' | 'secondDaylight'): number => {
    const s = hunted({ turn });
    s.open.step = LAST_STEP - 1;
    return costs(s, entryCost);
  };
  expect(last('secondDaylight') - last('firstDaylight')).toBeGreaterThan(0.2);
});

test('in part I he walks by night, whether riders are near or not, unless he is too corrupt for it', () => {
  const gain = (more: GivenHunt): number => {
    const s = hunted({ turn: 'night', ...more });
    return worthOf(s, { type: 'travelByNight' }) - worthOf(s, { type: 'rest' });
  };
  expect(gain({})).toBeGreaterThan(0);
  expect(gain({ nazgul: riders(44, 44, 49, 49) })).toBeGreaterThan(0);
  expect(gain({ corruption: 10 })).toBeLessThan(0);
});
