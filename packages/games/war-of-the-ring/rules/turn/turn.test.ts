import { describe, expect, test } from 'vitest';
import { box, type CharacterName, FREE, war } from '../../testing/war.ts';
import { cardId } from '../../content/cards.ts';

describe('the turn', () => {
  test('WR-TV-008, WR-TV-009, WR-TV-010: how many dice the Shadow may set aside (WR-DICE-08, WR-DICE-09, WR-DICE-10, WR-RULING-04)', () => {
    const dice = (companions: CharacterName[], left: boolean): unknown[] =>
      war({
        phase: 'allocation',
        fellowship: { companions },
        eliminated: (['gandalf-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'] as const).filter(
          (id) => !companions.includes(id),
        ),
        freeDiceWereInBox: left,
      }).choices('allocateHunt', 'dice');
    expect(dice(['strider', 'gimli', 'peregrin'], true)).toEqual([1, 2, 3]);
    expect(dice(['strider', 'gimli', 'peregrin'], false)).toEqual([0, 1, 2, 3]);
    expect(dice([], true)).toEqual([1]);
    expect(dice([], false)).toEqual([0, 1]);
  });

  test('WR-TV-011: Eyes go to the hunt box and dice set aside are not rolled (WR-DICE-11, WR-DICE-12, WR-DICE-13, WR-HUNT-09)', () => {
    const play = war({ phase: 'allocation', pool: [4, 8] });
    play.next('character', 'character', 'event', 'muster', 'eye', 'eye', 'army', 'muster', 'event', 'character');
    play.shadow('allocateHunt', { dice: 2 });
    expect([...play.state.open.huntBox]).toEqual([0, 4]);
    expect([...play.state.open.dice]).toEqual([2, 0, 1, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0]);
    expect(play.asked).toEqual([FREE]);
  });

  test('WR-TV-175: a new turn takes every die back, draws, then goes through the phases (WR-PHASE-01, WR-PHASE-02, WR-PHASE-05, WR-PHASE-06, WR-PHASE-07, WR-PHASE-08)', () => {
    const play = war({
      turn: 5,
      shadow: ['army'],
      huntBox: [2, 3],
      pool: [4, 8],
      on: { orthanc: 'isengard 1r, saruman' },
      toAct: 'shadow',
    });
    play.shadow('skipDie', { die: 'army' });
    expect(play.state.open.turn).toBe(6);
    expect([...play.state.open.pool]).toEqual([4, 8]);
    expect([...play.state.open.huntBox]).toEqual([0, 0]);
    expect(play.step).toBe('declareFellowship');
    play.free('decline').free('chooseGuide', { figure: 'gandalf-grey' });
    expect(play.step).toBe('huntAllocation');
    expect(play.refused('allocateHunt', { dice: 0 })).toEqual(['WR-DICE-08']);
  });

  test('WR-TV-012, WR-TV-014: a die gained or lost counts from the next turn (WR-DICE-03, WR-DICE-04, WR-DICE-05, WR-DICE-06, WR-DICE-07)', () => {
    const play = war({ turn: 3, on: { orthanc: 'isengard 1r' }, atWar: ['isengard'], shadow: ['muster'], pool: [4, 7], toAct: 'shadow' });
    play.shadow('spend', { die: 'muster', action: 'bring-minion' }).shadow('bringCharacter', { figure: 'saruman', region: 'orthanc' });
    expect(play.where('saruman')).toBe('orthanc');
    expect(play.state.open.turn).toBe(4);
    expect([...play.state.open.pool]).toEqual([4, 8]);
    const lost = war({
      phase: 'begin',
      turn: 8,
      on: { edoras: 'gandalf-white' },
      eliminated: ['aragorn', 'strider', 'gandalf-grey'],
      pool: [6, 7],
    });
    expect([...lost.state.open.pool]).toEqual([5, 7]);
  });

  test('WR-TV-013: a Minion who came and fell in one turn leaves the pool as it was and never returns (WR-RULING-07, WR-RECRUIT-11)', () => {
    const play = war({ phase: 'begin', turn: 5, eliminated: ['witch-king'], pool: [4, 7] });
    expect([...play.state.open.pool]).toEqual([4, 7]);
    const later = war({
      on: { morannon: 'sauron 3r' },
      eliminated: ['witch-king'],
      atWar: ['sauron', 'gondor'],
      shadow: ['muster'],
      toAct: 'shadow',
    });
    expect(later.refused('spend', { die: 'muster', action: 'bring-minion' })).toEqual(['WR-CHAR-05']);
  });

  test('WR-TV-030: two cards are drawn before the hand is checked; any may go, face down (WR-EVENT-02, WR-EVENT-03, WR-RULING-14, WR-PHASE-03)', () => {
    const hand = [
      cardId('elven-cloaks'),
      cardId('elven-rope'),
      cardId('phial-of-galadriel'),
      cardId('the-last-battle'),
      cardId('a-power-too-great'),
      cardId('the-power-of-tom-bombadil'),
    ];
    const play = war({
      phase: 'begin',
      hands: { 'free-peoples': { hand } },
      decks: { 'fp-character': [cardId('athelas')], 'fp-strategy': [cardId('the-red-arrow')] },
    });
    expect(play.state.own[FREE].hand.length).toBe(8);
    expect(play.asked).toEqual([FREE]);
    expect(play.choices('discardCard', 'card')).toContain(cardId('athelas'));
    play.free('discardCard', { card: cardId('athelas') });
    expect(play.asked).toEqual([FREE]);
    play.free('discardCard', { card: cardId('the-last-battle') });
    expect(play.state.own[FREE].discarded.map((card) => box.cardIds[card])).toEqual([cardId('athelas'), cardId('the-last-battle')]);
    expect(play.state.open.discard).toEqual([]);
    expect(play.step).toBe('declareFellowship');
  });

  test('an exhausted deck is not reshuffled; with both empty nothing can be drawn (WR-EVENT-04, WR-RULING-15)', () => {
    const all = (deck: string): string[] => Array.from({ length: 24 }, (_, n) => `${deck}-${String(n + 1).padStart(2, '0')}`);
    const one = war({ free: ['event'], discard: all('fp-character') });
    one.free('spend', { die: 'event', action: 'draw-event' });
    expect(one.choices('drawCard', 'deck')).toEqual(['strategy']);
    const none = war({ free: ['event'], discard: [...all('fp-character'), ...all('fp-strategy')] });
    expect(none.refused('spend', { die: 'event', action: 'draw-event' })).toEqual(['WR-RULING-15']);
  });
});
