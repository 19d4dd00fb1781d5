import { expect, test } from 'vitest';
import { two } from '../../testing/partTwo.ts';
import { riders } from '../../testing/table.ts';

test('HR-EX-D175, HR-RUL-83: Firebrands spare a token, but not the last one', () => {
  const fight = (nazgul: ReturnType<typeof riders>) =>
    two({ active: 'violet', activated: 3, foundAt: 7, step: 2, nazgul }, { hand: ['A2-15'] })
      .act('endActivation')
      .act('playAlly', { ally: 'A2-15', effect: 'a' })
      .act('pass');
  expect(fight(riders(7, 7, 7, 33)).open.drawn.length).toBe(2);
  expect(fight(riders(7, 28, 33, 33)).open.drawn.length).toBe(1);
});

test('HR-EX-D135, HR-RUL-83: the window of the encounter opens whether or not a card is held', () => {
  const views = [['A2-15'], ['A2-18']].map((hand) => {
    const t = two({ active: 'violet', activated: 3, foundAt: 7, step: 2, nazgul: riders(7, 28, 33, 33) }, { hand }).act('endActivation');
    return [t.prompt(), t.view(1), t.view('spectator')];
  });
  expect(views[0]).toEqual(views[1]);
});

test('HR-RUL-83: what was spared in one encounter is not spared in the next', () => {
  const t = two({ active: 'violet', activated: 3, foundAt: 7, step: 2, fewerTokens: 1, nazgul: riders(7, 7, 7, 33) })
    .act('endActivation')
    .act('pass');
  expect(t.open.drawn.length).toBe(3);
});
