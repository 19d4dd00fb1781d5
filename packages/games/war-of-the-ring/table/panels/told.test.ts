import { describe, expect, test } from 'vitest';
import { FREE, fresh, war } from '../../testing/war.ts';
import { trayOf } from '../tray/trayOf.ts';
import { isKnown, whereIs } from './whereabouts.ts';

describe('dice in the tray', () => {
  test('before the roll they wait, as many as the side has', () => {
    const view = fresh().view(FREE);
    expect(view.stage).not.toBe('action');
    expect(trayOf(view, view.sides[1])).toEqual(Array.from({ length: view.sides[1].pool }, () => ({ face: null, state: 'unrolled' })));
  });

  test('what is left lies first, what was spent keeps its slot', () => {
    const view = war({ free: ['character', 'event'], shadow: ['army'] }).view(FREE);
    const side = { ...view.sides[0], pool: 4, huntBox: 1 };
    expect(trayOf(view, side).map(({ face, state }) => face ?? state)).toEqual([...side.dice, 'spent']);
  });

  test('the die in use lies apart', () => {
    const view = war({ free: ['character', 'event'] }).view(FREE);
    const doing = { side: 'free-peoples', die: 'event', action: null, token: null, card: null } as const;
    expect(trayOf({ ...view, doing }, { ...view.sides[0], dice: ['character'], pool: 2, huntBox: 0 })).toEqual([
      { face: 'event', state: 'used' },
      { face: 'character', state: 'ready' },
    ]);
  });
});

describe('where the characters are', () => {
  const view = war({ on: { 'minas-tirith': 'sauron 4r | gondor 2r, boromir', edoras: 'rohan 1r, gimli' }, free: ['army-muster'] }).view(
    FREE,
  );

  test('on the map, besieged, with the Fellowship, or not there yet', () => {
    expect(whereIs(view, 'gimli')).toEqual({ kind: 'map', region: 'edoras', besieged: false });
    expect(whereIs(view, 'boromir')).toEqual({ kind: 'map', region: 'minas-tirith', besieged: true });
    expect(whereIs(view, 'ring-bearers')).toEqual({ kind: 'fellowship' });
    expect(whereIs(view, 'saruman')).toEqual({ kind: 'notYet' });
    const fellowship = { ...view.fellowship, companions: [], guide: 'gollum' };
    expect(whereIs({ ...view, fellowship, eliminated: ['legolas'] }, 'legolas')).toEqual({ kind: 'fallen' });
  });

  test('who goes by another name is told once (WR-CHAR-04)', () => {
    const start = fresh().view(FREE);
    expect([isKnown(start, 'strider'), isKnown(start, 'aragorn')]).toEqual([true, true]);
    const crowned = war({ on: { pelargir: 'gondor 1r, aragorn' }, eliminated: ['strider'], free: ['army-muster'] }).view(FREE);
    expect([isKnown(crowned, 'strider'), isKnown(crowned, 'aragorn')]).toEqual([false, true]);
  });
});
