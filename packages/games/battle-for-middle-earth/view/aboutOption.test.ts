import { type Param, SeededRandom } from '#kernel';
import { expect, test } from 'vitest';
import { aboutOption } from './aboutOption.ts';
import en from '../locale/en.json' with { type: 'json' };
import pl from '../locale/pl.json' with { type: 'json' };
import type { BattleAction } from '../rules/verbs.ts';
import { act, afterPlaying, attack, begin, borrow, exchange, move, play, sit, STRIKE, target, view } from '../testing/table.ts';

const LANGUAGES: readonly { readonly [key: string]: string | undefined }[] = [en.option, pl.option];

/** Places of a wording that nothing fills, in either language. */
function unfilled(action: BattleAction, about: { readonly [name: string]: Param }): string[] {
  const { type, ...own } = action;
  const known: { readonly [name: string]: Param } = { ...own, ...about };
  const key = typeof about.context === 'string' ? `${type}_${about.context}` : type;
  return LANGUAGES.flatMap((words) =>
    [...(words[key] ?? `{{no ${key}}}`).matchAll(/\{\{([^,}]+)/g)]
      .map((match) => match[1])
      .filter((name) => known[name] === undefined || known[name] === '' || (Array.isArray(known[name]) && known[name].length === 0))
      .map((name) => `${key}: ${name}`),
  );
}

test('whatever the wording of a choice asks for is there, in whole games', () => {
  const random = new SeededRandom(3);
  const types = new Set<string>();
  const wrong = new Set<string>();
  for (let game = 0; game < 12; game++) {
    const match = begin(2 + (game % 3), {}, [], game + 1);
    while (match.state.outcome === null) {
      const [seat] = match.waitingList();
      const options = match.options(seat);
      for (const action of options) {
        types.add(action.type);
        for (const each of unfilled(action, aboutOption(view(match, seat), action))) wrong.add(each);
      }
      act(match, seat, options[random.roll(options.length)]);
    }
  }
  expect([...wrong]).toEqual([]);
  expect([...types].sort()).toEqual(
    Object.keys(en.option)
      .filter((key) => key !== 'play_new')
      .sort(),
  );
});

test('a choice says who is in the team, whose card it is and what it is worth', () => {
  const players = [{ hand: ['sam'], teams: [['gandalf', 'tom-bombadil', 'frodo'], ['gloin']] }, { teams: [['elrond']] }];
  const before = view(sit({ players }), 0);
  expect(aboutOption(before, play('sam', 2))).toEqual({ card: '@card.sam', symbols: ['@symbol.yellow'], members: ['@card.gloin'] });
  expect(aboutOption(before, play('sam'))).toMatchObject({ context: 'new' });
  const match = sit({ row: ['troll', 'goblin', 'dunlending'], players, turn: afterPlaying });
  const after = view(match, 0);
  expect(aboutOption(after, exchange('elrond', 2))).toMatchObject({ owner: '@seat.1', members: ['@card.gloin'] });
  expect(aboutOption(after, move('tom-bombadil', 2))).toMatchObject({ members: ['@card.gloin'] });
  expect(aboutOption(after, borrow('frodo', 'elrond'))).toMatchObject({ owner: '@seat.1', symbols: ['@symbol.green', '@symbol.green'] });
  expect(aboutOption(after, target('goblin'))).toEqual({ enemy: ['@enemy.goblin'], symbols: ['@symbol.orange'], points: 1 });
  act(match, 0, attack(2), target('goblin'));
  expect(aboutOption(view(match, 0), STRIKE)).toMatchObject({ enemy: ['@enemy.goblin'], points: 1 });
});
