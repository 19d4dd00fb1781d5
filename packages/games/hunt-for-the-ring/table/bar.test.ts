import { type Action, nameMove, pack } from '#kernel';
import { expect, test } from 'vitest';
import type { HuntBox } from '../content/box.ts';
import type { HuntAction } from '../rules/state.ts';
import { VERBS } from '../rules/verbs.ts';
import { box } from '../testing/letter.ts';
import { groupsOf } from './bar.ts';
import { type Offers, sitesOf } from './offers.ts';

const offering = (...all: HuntAction[]): Offers => ({
  asked: true,
  all,
  of: () => [],
  find: () => undefined,
  on: (site) => all.filter((action) => sitesOf(action.type).includes(site)),
  at: () => [],
  spots: new Set(),
  held: null,
  movable: new Set(),
});

test('ways of doing the same are one button; what ends the turn is the seal, last and alone', () => {
  const groups = groupsOf(
    offering(
      { type: 'endActivation' },
      { type: 'search' },
      { type: 'huntWith', die: 'sword' },
      { type: 'huntWith', die: 'shadow' },
      { type: 'perceive', die: 'ring', scope: 'region' },
      { type: 'ride', space: 12 },
    ),
  );
  expect(groups.map(({ id, actions }) => [id, actions.length])).toEqual([
    ['search', 1],
    ['hunt', 2],
    ['perceive', 1],
    ['endActivation', 1],
  ]);
  expect(groups.filter(({ seal }) => seal).map(({ id }) => id)).toEqual(['endActivation']);
});

test('a few choices of one kind stand side by side', () => {
  const groups = groupsOf(
    offering({ type: 'claimNazgul', nazgul: 'blue' }, { type: 'claimNazgul', nazgul: 'red' }, { type: 'claimNoMore' }),
  );
  expect(groups.map(({ id, actions }) => [id, actions.length])).toEqual([
    ['claimNazgul', 1],
    ['claimNazgul', 1],
    ['claimNoMore', 1],
  ]);
});

test('nothing of the bar is lost', () => {
  const isOfGame = (action: Action): action is HuntAction => VERBS.some(({ name }) => name === action.type);
  const all = VERBS.map((verb) => nameMove<HuntBox>(VERBS, pack(verb), box)).filter(isOfGame);
  const offers = offering(...all);
  expect(new Set(groupsOf(offers).flatMap(({ actions }) => actions))).toEqual(new Set(offers.on('bar')));
});
