import { InvalidInput } from '#kernel';
import { describe, expect, test } from 'vitest';
import { position } from './index.ts';
import { box, type GivenWar, war } from '../testing/war.ts';
import { cardId } from '../content/cards.ts';

const refusal = (given: GivenWar): readonly [string, string] => {
  try {
    war(given);
  } catch (error) {
    if (error instanceof InvalidInput) return [error.path, error.message];
    throw error;
  }
  return ['', ''];
};

describe('positions of three and four players', () => {
  test('what is left out is as the turn has it (WR-MULTI-04, WR-MULTI-10)', () => {
    const { team } = war({ seats: 4, turn: 4, free: ['event'], shadow: ['event'] }).state.open;
    expect(team).toMatchObject({ leading: [2, 3], next: [0, 1], acting: 0 });
  });

  test('what is written is read again, to the last byte', () => {
    const table = war({
      seats: 4,
      turn: 2,
      on: { osgiliath: 'gondor 2r, rohan 2r', 'minas-tirith': 'gondor 1r' },
      held: { dale: 'shadow' },
      hands: { rohan: { hand: [cardId('riders-of-theoden')] }, saruman: { hand: [cardId('a-new-power-is-rising')] } },
      team: { apart: ['osgiliath'], captors: { dale: 'saruman' }, left: ['witch-king'] },
      free: ['army-muster'],
      shadow: ['army'],
    });
    const written = position.write(table.state);
    expect(position.write(position.read(JSON.parse(JSON.stringify(written)), box))).toEqual(written);
    const three = war({ seats: 3, free: ['event'], team: { last: { nations: ['gondor'], regions: ['osgiliath'] } } });
    expect(position.write(three.state)).toMatchObject({ seats: 3, team: { last: { nations: ['gondor'], regions: ['osgiliath'] } } });
  });

  test('two players write nothing of it', () => {
    const written = position.write(war({ free: ['event'] }).state);
    expect(written).not.toHaveProperty('seats');
    expect(written).not.toHaveProperty('team');
  });

  test.each<[string, GivenWar, string]>([
    ['partners of two players', { team: {} }, 'team'],
    ['a hand of somebody who is not there', { seats: 4, hands: { shadow: { hand: [] } } }, 'hands.shadow'],
    ['a leader of the other side', { seats: 4, team: { leading: ['saruman', 'witch-king'] } }, 'team.leading.0'],
    ['somebody who has given up and leads', { seats: 4, team: { left: ['gondor'], leading: ['gondor', 'saruman'] } }, 'team.leading.0'],
    ['a side that nobody plays', { seats: 4, team: { left: ['gondor', 'rohan'] } }, 'team.left'],
    [
      'cards of somebody who has given up',
      { seats: 4, hands: { rohan: { hand: [cardId('riders-of-theoden')] } }, team: { left: ['rohan'] } },
      'hands.rohan',
    ],
    ['a captor of what was never taken', { seats: 4, team: { captors: { dale: 'saruman' } } }, 'team.captors.dale'],
    ['armies apart in a place that is none', { seats: 4, team: { apart: ['nowhere'] } }, 'team.apart'],
    [
      'a card offered that he does not hold',
      { seats: 4, hands: { rohan: { hand: [], offered: cardId('riders-of-theoden') } } },
      'hands.rohan.offered',
    ],
    [
      'five cards beside a partner (WR-MULTI-07)',
      {
        seats: 4,
        hands: {
          rohan: {
            hand: [
              cardId('the-last-battle'),
              cardId('a-power-too-great'),
              cardId('the-power-of-tom-bombadil'),
              cardId('book-of-mazarbul'),
              cardId('the-spirit-of-mordor'),
            ],
          },
        },
      },
      'hands.rohan.hand',
    ],
  ])('refused: %s', (_what, given, path) => {
    expect(refusal({ free: ['event'], ...given })[0]).toBe(path);
  });
});
