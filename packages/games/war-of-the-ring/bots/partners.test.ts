import { describe, expect, test } from 'vitest';
import { SeededRandom, type Seat } from '#kernel';
import { box, war, type WarTable } from '../testing/war.ts';
import { CASUAL } from './moveWeights.ts';
import { planless } from './plan.ts';
import { choose, DecisionContext } from './moveValue.ts';
import { cardId } from '../content/cards.ts';

/** What the sensible player answers in the place of a seat. */
const answer = (table: WarTable, seat: Seat): string => {
  const moves = table.match.moves(seat);
  const chosen = choose(new DecisionContext(table.state, seat, new SeededRandom(3), true, planless(CASUAL)), moves);
  const action = table.match.options(seat)[moves.indexOf(chosen)];
  return action.type === 'offerCard' ? action.card : action.type;
};

describe('a sensible partner', () => {
  const swap = (hand: string[]): WarTable => {
    const gone = box.cardIds.filter((id) => id.startsWith('fp-') && !hand.includes(id) && id !== cardId('elven-cloaks'));
    return war({
      seats: 4,
      phase: 'begin',
      turn: 1,
      hands: { gondor: { hand }, rohan: { hand: [cardId('elven-cloaks')] } },
      discard: gone,
    });
  };
  const toSwap = (table: WarTable): WarTable =>
    table.by('witch-king', 'drawCard', { deck: 'strategy' }).by('saruman', 'drawCard', { deck: 'strategy' });

  test('WR-MULTI-06: offers what only his partner can use, and keeps what he can use himself', () => {
    expect(answer(toSwap(swap([cardId('guards-of-the-citadel'), cardId('riders-of-theoden')])), 0)).toBe(cardId('riders-of-theoden'));
    expect(answer(toSwap(swap([cardId('guards-of-the-citadel'), cardId('imrahil-of-dol-amroth')])), 0)).toBe('decline');
  });

  test('WR-MULTI-17: mixes armies if he commands them or has only a few there', () => {
    const joined = (gondor: number): WarTable =>
      war({
        seats: 4,
        atWar: ['gondor', 'rohan'],
        free: ['army-muster'],
        shadow: ['army'],
        on: { 'minas-tirith': `gondor ${gondor}r`, 'druadan-forest': 'rohan 5r' },
      })
        .spend('army-muster', 'move-armies')
        .do('march', { from: 'druadan-forest', to: 'minas-tirith' })
        .do('depart')
        .do('done');
    expect(answer(joined(2), 2)).toBe('accept');
    expect(answer(joined(2).do('accept'), 0)).toBe('accept');
    expect(answer(joined(4).do('accept'), 0)).toBe('decline');
  });
});
