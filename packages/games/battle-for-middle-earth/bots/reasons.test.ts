import type { ReasonText } from '#bots/explanation.ts';
import { readMove } from '#kernel';
import { expect, test } from 'vitest';
import { battleForMiddleEarth as game } from '../index.ts';
import en from '../locale/en.json' with { type: 'json' };
import pl from '../locale/pl.json' with { type: 'json' };
import type { BattlePosition } from '../position/index.ts';
import type { BattleAction } from '../rules/verbs.ts';
import type { Outlook } from './outlook.ts';
import { TOPICS, topicsOf } from './reasons.ts';

test('every reason has words in both languages, and no words are left over', () => {
  for (const { why } of [en, pl]) expect(Object.keys(why).toSorted()).toEqual([...TOPICS].toSorted());
});

const CALM: Outlook = { threat: Array.from({ length: 30 }, () => 0), clock: 0, trophiesToLose: 0 };
const HAND: BattlePosition = {
  game: 'battle-for-middle-earth',
  lot: false,
  row: ['haradrim', 'troll', 'uruk-hai'],
  players: [{ hand: ['elladan'], teams: [] }, { teams: [['gloin', 'eowyn']] }],
};

function told(action: BattleAction, position: BattlePosition, outlook = CALM): readonly ReasonText[] {
  const state = game.position.read(position, game.content.read(game.content.standard));
  const move = readMove(game.verbs, action, state.box);
  if (typeof move === 'string') throw new Error(move);
  return topicsOf(state, 0, move, outlook);
}

const URUK_HAI = { enemies: ['@enemy.uruk-hai'], points: 3 };

test('a card is laid for an enemy that it names', () => {
  expect(told({ type: 'play', card: 'elladan', team: 'new' }, HAND)).toEqual([{ topic: 'ready', params: URUK_HAI }]);
});

test('an attack says whom it beats, and how likely the others would have been quicker', () => {
  const sent: BattlePosition = { ...HAND, players: [{ teams: [['elladan']] }, {}] };
  const attack: BattleAction = { type: 'attack', team: 1 };
  expect(told(attack, sent)).toEqual([{ topic: 'points', params: URUK_HAI }]);
  const threat = CALM.threat.map(() => 0.4);
  expect(told(attack, sent, { ...CALM, threat })).toContainEqual({ topic: 'rivals', params: { chance: 40 } });
});
