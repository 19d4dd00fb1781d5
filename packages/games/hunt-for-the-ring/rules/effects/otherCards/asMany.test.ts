import { expect, test } from 'vitest';
import { huntForTheRing as game } from '../../../index.ts';
import { at, play, withOps } from '../../../testing/otherBoxes.ts';
import { riders } from '../../../testing/table.ts';

/** Cards that another box could hold: what is ordered without "up to" is done as far as it can be. */

test('HR-RUL-81: without "up to" the token must be moved, if one can be', () => {
  const box = withOps('A1-10', 0, [{ op: 'allyToken.move', n: 1 }]);
  const { act, refused, match } = at(box, { allies: [23], ringBearer: { hand: ['A1-10'] } });
  act('playAlly', play('A1-10'));
  expect(refused('done')).toContain('HR-RUL-81');
  act('moveAlly', { from: 23, to: 33 });
  expect(match.prompt(0)?.id).toBe('turnByDay');
});

test('HR-RUL-81: without "up to" both Ally tokens are removed, as far as there are two', () => {
  const box = withOps('S-14', 0, [{ op: 'allyToken.remove', n: 2, where: { ofActive: 'section' } }]);
  for (const allies of [[23], [23, 25]]) {
    const { act, refused, open } = at(box, { active: 'blue', nazgul: riders(22, 36, 44, 49), allies, wraiths: [{ hand: ['S-14'] }] });
    act('playSorcery', { die: 'sorcery', sorcery: 'S-14', effect: 'a' });
    act('pass');
    for (const area of allies) {
      expect(refused('done')).toContain('HR-RUL-81');
      act('liftAlly', { area });
    }
    expect(open.allies.every((token) => token === 0)).toBe(true);
  }
});

test('HR-RUL-81, HR-SORC-06: a card that says two dice means two, as far as there are two', () => {
  const box = withOps('S-15', 0, [{ op: 'dice.reroll', n: 2, chooser: 'ringwraiths' }]);
  const roll = (dice: string[]) => {
    const t = at(box, { active: 'blue', nazgul: riders(22, 36, 44, 49), dice: ['sorcery', ...dice], wraiths: [{ hand: ['S-15'] }] });
    t.act('playSorcery', { die: 'sorcery', sorcery: 'S-15', effect: 'a' });
    t.act('pass');
    return t;
  };
  const two = roll(['ring', 'ring', 'sword']);
  two.act('rerollDie', { die: 'ring' });
  expect(two.refused('done')).toContain('HR-RUL-81');
  expect(game.position.read(game.position.write(two.match.state), box).frames).toEqual(two.match.state.frames);
  two.act('rerollDie', { die: 'sword' });
  expect(two.refused('rerollDie', { die: 'ring' })).toContain('HR-SORC-06');
  two.act('done');
  const one = roll(['ring']);
  expect(one.refused('done')).toContain('HR-RUL-81');
  one.act('rerollDie', { die: 'ring' });
  expect(one.refused('done')).toEqual([]);
});

test('HR-EX-D143, HR-ALLY-08, HR-ALLY-09: "move an Ally token or draw a card", with no token on the board', () => {
  const box = withOps('A1-06', 0, [{ op: 'allyToken.move', n: 1 }]);
  const { act, open, match } = at(box, { ringBearer: { hand: ['A1-06'] } });
  act('playAlly', play('A1-06'));
  expect([match.prompt(0)?.id, open.allyDiscard.length, open.allyHand]).toEqual(['turnByDay', 1, 0]);
});
