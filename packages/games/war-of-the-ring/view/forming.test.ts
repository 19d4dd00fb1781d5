import { describe, expect, test } from 'vitest';
import { FREE, SHADOW, war } from '../testing/war.ts';

describe('who is being sent on the way', () => {
  const marching = () =>
    war({ on: { edoras: 'rohan 3r 1e 1l, gimli' }, atWar: ['rohan'], free: ['army-muster'], shadow: ['event'] })
      .spend('army-muster', 'move-armies')
      .do('march', { from: 'edoras', to: 'folde' });

  test('WR-MOVE-03: all who can go, and after one was left behind, who stays', () => {
    const table = marching();
    expect(table.view(FREE).forming).toEqual({
      from: 'edoras',
      to: 'folde',
      going: { figures: { 'rohan-regular': 3, 'rohan-elite': 1, 'rohan-leader': 1 }, characters: ['gimli'] },
      staying: { figures: {}, characters: [] },
    });
    const after = table.do('leaveBehind', { figure: 'rohan-regular' }).do('leaveBehind', { figure: 'gimli' }).view(FREE).forming;
    expect(after?.going.figures['rohan-regular']).toBe(2);
    expect(after?.staying).toEqual({ figures: { 'rohan-regular': 1 }, characters: ['gimli'] });
  });

  test('nobody else sees it while it is weighed', () => {
    const table = marching().do('leaveBehind', { figure: 'gimli' });
    expect(table.view(SHADOW).forming).toBeNull();
    expect(table.do('depart').view(FREE).forming).toBeNull();
  });

  test('WR-BATTLE-04: an attack, with the rearguard', () => {
    const table = war({
      on: { osgiliath: 'gondor 2r', 'north-ithilien': 'sauron 3r' },
      atWar: ['sauron', 'gondor'],
      shadow: ['army'],
      toAct: 'shadow',
    })
      .spend('army', 'attack')
      .do('attack', { from: 'north-ithilien', against: 'osgiliath' })
      .do('holdBack', { figure: 'sauron-regular' });
    expect(table.view(SHADOW).forming).toMatchObject({
      to: 'osgiliath',
      going: { figures: { 'sauron-regular': 2 } },
      staying: { figures: { 'sauron-regular': 1 } },
    });
  });

  test('WR-DICE-25: Companions who leave the Fellowship together', () => {
    const table = war({ free: ['character'], shadow: ['event'] })
      .spend('character', 'separate-companions')
      .do('include', { figure: 'gimli' });
    const forming = table.view(FREE).forming;
    expect(forming?.going.characters).toEqual(['gimli']);
    expect(forming?.staying.characters).toEqual(table.fellowship.companions.filter((each) => each !== 'gimli'));
    expect(forming?.staying.characters).toContain('strider');
  });
});
