import type { Box } from '#games';
import { describe, expect, it } from 'vitest';
import { botsPlan, seatDraft, friendPlan, formProblem, seatOf, seatOfSide } from './tablePlan.ts';

const box: Box = {
  id: 'g',
  players: { min: 2, max: 4 },
  minutes: [20, 20],
  state: 'text',
  bots: ['random', 'casual', 'ranger'],
  secret: false,
  form: [],
  device: { icon: 'key', colour: 'ochre' },
  printed: { design: [], illustration: [], publishers: [] },
};

describe('setting a table', () => {
  it('against bots: me and two who play neither at random nor their best', () => {
    expect(botsPlan(box).seats).toEqual([{ kind: 'me' }, { kind: 'bot', level: 'casual' }, { kind: 'bot', level: 'casual' }]);
    expect(seatDraft({ ...box, bots: [...box.bots, 'master'] }, 'bot').level).toBe('casual');
    expect(botsPlan({ ...box, players: { min: 2, max: 2 } }, 'ranger').seats).toEqual([{ kind: 'me' }, { kind: 'bot', level: 'ranger' }]);
  });

  it('with a friend: as few seats as the game allows', () => {
    expect(friendPlan(box).seats).toEqual([{ kind: 'me' }, { kind: 'invited' }]);
    expect(friendPlan({ ...box, players: { min: 3, max: 4 } }).seats).toHaveLength(3);
  });

  it('a quick start seats me on the side I choose, or by lot', () => {
    expect(botsPlan(box, 'casual', 1, true).seats).toEqual([{ kind: 'bot', level: 'casual' }, { kind: 'me' }]);
    expect(friendPlan(box, 1).seats).toEqual([{ kind: 'invited' }, { kind: 'me' }]);
    expect([seatOfSide('first'), seatOfSide('second'), seatOfSide('lot', 7), seatOfSide('lot', 12)]).toEqual([0, 1, 1, 0]);
  });

  it('sends of each seat only what belongs to its kind', () => {
    expect(seatOf({ kind: 'open', level: 'casual', name: 'x' })).toEqual({ kind: 'open' });
    expect(seatOf({ kind: 'hot-seat', level: 'casual', name: ' Ola ' })).toEqual({ kind: 'hot-seat', name: 'Ola' });
    expect(seatOf({ kind: 'bot', level: 'casual', name: '' })).toEqual({ kind: 'bot', level: 'casual' });
  });

  it('objects to what no server would take', () => {
    const me = seatDraft(box, 'me');
    expect(formProblem(box, [me])).toBe('new.wrong_count');
    expect(formProblem(box, [me, me])).toBe('new.wrong_me');
    expect(formProblem(box, [me, seatDraft(box, 'hot-seat')])).toBe('new.wrong_name');
    expect(formProblem(box, [me, seatDraft(box, 'bot')])).toBeNull();
    expect(formProblem(box, [seatDraft(box, 'bot'), seatDraft(box, 'bot')])).toBeNull();
  });
});
