import { describe, expect, test } from 'vitest';
import { type FaceName, FREE, type GivenWar, SHADOW, war } from '../../testing/war.ts';
import { cardId } from '../../content/cards.ts';

/** Two armies that can move, one side each. */
const field = { lossarnach: 'gondor 3r', 'north-ithilien': 'sauron 3r' } as const;

describe('action dice', () => {
  test('WR-EX-01: which dice pay for an Army event (WR-EVENT-05, WR-DICE-30, WR-DICE-36, WR-DICE-37, WR-DICE-38)', () => {
    const play = war({
      on: { edoras: 'rohan 2r' },
      atWar: ['rohan'],
      free: ['character', 'muster', 'event', 'army-muster', 'will-of-the-west'],
      hands: { 'free-peoples': { hand: [cardId('paths-of-the-woses')] } },
    });
    const pays = (die: FaceName): string[] => play.actionsOf(die).filter((action) => action.startsWith('play-'));
    expect(pays('event')).toEqual(['play-any-event']);
    expect(pays('army-muster')).toEqual(['play-army-event']);
    expect(pays('will-of-the-west')).toEqual(['play-army-event', 'play-any-event']);
    expect(pays('character')).toEqual([]);
    expect(pays('muster')).toEqual([]);
    expect(play.refused('spend', { die: 'character', action: 'play-army-event' })).toEqual(['WR-DICE-30']);
    expect(play.refused('spend', { die: 'character', action: 'play-any-event' })).toEqual(['WR-DICE-36']);
  });

  test('each list of a result, and nothing from another (WR-DICE-20 to WR-DICE-36)', () => {
    const play = war({ on: field, atWar: ['gondor', 'sauron'], free: ['character', 'muster', 'event'], fellowship: { hidden: false } });
    expect(play.refused('spend', { die: 'character', action: 'hide-fellowship' })).toBeNull();
    expect(play.refused('spend', { die: 'muster', action: 'hide-fellowship' })).toEqual(['WR-DICE-24']);
    expect(play.refused('spend', { die: 'muster', action: 'diplomacy' })).toBeNull();
    expect(play.refused('spend', { die: 'event', action: 'draw-event' })).toBeNull();
    expect(play.refused('spend', { die: 'event', action: 'diplomacy' })).toEqual(['WR-DICE-31']);
    expect(play.refused('spend', { die: 'character', action: 'move-armies' })).toEqual(['WR-DICE-28']);
    expect(play.refused('spend', { die: 'character', action: 'move-minions' })).toEqual(['WR-DICE-27']);
    expect(play.refused('spend', { die: 'army-muster', action: 'move-armies' })).toEqual(['WR-DICE-14']);
    expect(play.refused('spend', { die: 'muster', action: 'bring-upgrade' })).toEqual(['WR-DICE-39']);
  });

  test('an action that cannot be carried out is not offered (WR-RULING-06)', () => {
    const play = war({ free: ['character'] });
    expect(play.refused('spend', { die: 'character', action: 'move-army-with-leader' })).toEqual(['WR-RULING-33']);
    expect(play.refused('spend', { die: 'character', action: 'hide-fellowship' })).toEqual(['WR-DICE-24']);
  });

  test('WR-TV-015: Will of the West as Army moves two armies (WR-DICE-38, WR-DICE-28, WR-DICE-15)', () => {
    const play = war({
      on: { lossarnach: 'gondor 3r', edoras: 'rohan 2r' },
      atWar: ['gondor', 'rohan'],
      free: ['will-of-the-west'],
      shadow: ['army'],
    });
    play.free('spend', { die: 'will-of-the-west', action: 'move-armies' });
    play.free('march', { from: 'lossarnach', to: 'pelargir' }).free('depart');
    play.free('march', { from: 'edoras', to: 'westemnet' }).free('depart');
    expect(play.at('pelargir')).toEqual({ 'gondor-regular': 3 });
    expect(play.at('westemnet')).toEqual({ 'rohan-regular': 2 });
    expect([...play.state.open.dice.slice(0, 7)]).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(play.asked).toEqual([SHADOW]);
  });

  test('WR-TV-016: a Muster/Army die gives one action from one list (WR-DICE-37)', () => {
    const play = war({
      on: field,
      nations: { isengard: { steps: 1, active: true } },
      shadow: ['army-muster'],
      free: ['event'],
      toAct: 'shadow',
    });
    play.shadow('spend', { die: 'army-muster', action: 'diplomacy' }).shadow('advanceNation', { nation: 'isengard' });
    expect(play.nation('isengard').steps).toBe(0);
    expect(play.asked).toEqual([FREE]);
  });

  test('WR-TV-006: skipping discards a die without effect (WR-DICE-18, WR-DICE-15)', () => {
    const play = war({ shadow: ['army', 'event'], free: ['event'], toAct: 'shadow' });
    play.shadow('skipDie', { die: 'event' });
    expect([...play.state.open.huntBox]).toEqual([0, 0]);
    expect(play.asked).toEqual([FREE]);
    expect(play.refused('skipDie', { die: 'character' })).toEqual(['WR-DICE-18']);
  });

  test('passing needs fewer dice than the opponent (WR-DICE-17, WR-RULING-05)', () => {
    expect(war({ free: ['event'], shadow: ['army', 'army'] }).refused('pass')).toBeNull();
    expect(war({ free: ['event'], shadow: ['army'] }).refused('pass')).toEqual(['WR-DICE-17']);
    const play = war({ free: ['event'], shadow: ['army', 'army'] }).free('pass');
    expect(play.asked).toEqual([SHADOW]);
    expect(play.state.open.dice[3]).toBe(1);
  });

  test('WR-TV-025: tokens do not count for passing (WR-TOKEN-10, WR-DICE-17)', () => {
    const play = war({ free: ['event'], shadow: ['army', 'army'], tokens: ['draw-event', 'free-diplomacy'], tokensDealt: [2, 0] });
    expect(play.refused('pass')).toBeNull();
  });

  test('when one side has no dice the other goes on alone (WR-DICE-19)', () => {
    const play = war({ free: ['event'], shadow: ['army', 'army', 'army'] }).free('skipDie', { die: 'event' });
    play.shadow('skipDie', { die: 'army' });
    expect(play.asked).toEqual([SHADOW]);
    play.shadow('skipDie', { die: 'army' });
    expect(play.asked).toEqual([SHADOW]);
  });
});

describe('Elven Rings', () => {
  test('WR-TV-017: a ring changes a die and is not the action (WR-RING-03, WR-RING-04, WR-RING-01)', () => {
    const play = war({ free: ['event', 'muster'], shadow: ['army'] }).free('useRing', { die: 'event', result: 'character' });
    expect([...play.state.open.rings]).toEqual([2, 1]);
    expect(play.asked).toEqual([FREE]);
    play.free('spend', { die: 'muster', action: 'diplomacy' }).free('advanceNation', { nation: 'elves' });
    expect(play.state.open.dice[0]).toBe(1);
  });

  test('WR-TV-018: one ring a turn (WR-RING-05)', () => {
    const play = war({ free: ['event'], rings: [2, 0], ringUsed: [1, 0] });
    expect(play.refused('useRing', { die: 'event', result: 'muster' })).toEqual(['WR-RING-05']);
  });

  test('WR-TV-019: no Will of the West from a ring (WR-RING-06)', () => {
    const play = war({ free: ['character'] });
    expect(play.refused('useRing', { die: 'character', result: 'will-of-the-west' })).toEqual(['WR-RING-06']);
    expect(play.choices('useRing', 'result')).toEqual(['muster', 'event', 'army-muster']);
  });

  test('WR-TV-188: a Will of the West die may be changed, but only to a face of the own dice (WR-RULING-10, WR-RING-03)', () => {
    const play = war({ free: ['will-of-the-west'] });
    expect(play.refused('useRing', { die: 'will-of-the-west', result: 'event' })).toBeNull();
    expect(play.refused('useRing', { die: 'will-of-the-west', result: 'army' })).toEqual(['WR-RULING-10']);
  });

  test('WR-TV-022: the last die turned into an Eye ends the turn of play (WR-RULING-11, WR-RING-07)', () => {
    const play = war({ shadow: ['army'], free: ['event'], rings: [2, 1], toAct: 'shadow' }).shadow('useRing', {
      die: 'army',
      result: 'eye',
    });
    expect([...play.state.open.huntBox]).toEqual([0, 1]);
    expect([...play.state.open.rings]).toEqual([2, 0]);
    expect(play.asked).toEqual([FREE]);
  });

  test('the Shadow cannot change an Eye: it is not among its dice (WR-RING-08, WR-DICE-12)', () => {
    const play = war({ shadow: ['army'], rings: [2, 1], toAct: 'shadow', huntBox: [0, 2] });
    expect(play.refused('useRing', { die: 'eye', result: 'army' })).toEqual(['WR-RING-08']);
  });

  test('WR-TV-023: not in the middle of an action (WR-RULING-09)', () => {
    const play = war({ on: { lossarnach: 'gondor 3r', edoras: 'rohan 2r' }, free: ['army-muster', 'event'], shadow: ['army'] });
    play.free('spend', { die: 'army-muster', action: 'move-armies' }).free('march', { from: 'lossarnach', to: 'pelargir' }).free('depart');
    expect(play.step).toBe('march');
    expect(play.refused('useRing', { die: 'event', result: 'muster' })).toContain('WR-RING-03');
  });

  test('WR-TV-024: a ring just used by the Free Peoples may be used by the Shadow in the same turn and leaves the game (WR-RING-02)', () => {
    const play = war({ free: ['event', 'muster'], shadow: ['army', 'army'] })
      .free('useRing', { die: 'event', result: 'muster' })
      .free('skipDie', { die: 'muster' });
    play.shadow('useRing', { die: 'army', result: 'muster' });
    expect([...play.state.open.rings]).toEqual([2, 0]);
  });

  test('after a ring one may pass or skip (WR-RULING-08)', () => {
    const play = war({ free: ['event'], shadow: ['army', 'army'] }).free('useRing', { die: 'event', result: 'muster' });
    expect(play.refused('pass')).toBeNull();
    expect(play.refused('skipDie', { die: 'muster' })).toBeNull();
  });
});

describe('tokens', () => {
  const tokens: GivenWar = {
    tokens: ['draw-event', 'free-diplomacy'],
    tokensDealt: [2, 0],
  };

  test('each does its one thing, once, and one a turn (WR-TOKEN-08, WR-TOKEN-09, WR-TOKEN-13, WR-RULING-12)', () => {
    const play = war({ ...tokens, free: ['event', 'event'], shadow: ['army', 'army'] });
    play.free('useToken', { token: 'free-diplomacy' }).free('advanceNation', { nation: 'elves' });
    expect(play.nation('elves').steps).toBe(2);
    expect(play.asked).toEqual([SHADOW]);
    play.shadow('skipDie', { die: 'army' });
    expect(play.refused('useToken', { token: 'draw-event' })).toEqual(['WR-TOKEN-09']);
    expect(play.refused('useToken', { token: 'free-diplomacy' })).toEqual(['WR-TOKEN-08']);
  });

  test('WR-TV-027: a token is no die: no ring changes it, no "any result" is paid with it (WR-TOKEN-11, WR-RING-03)', () => {
    const play = war({ ...tokens, free: ['event'], fellowship: { hidden: false, guide: 'strider' } });
    expect(play.options('useRing').some((option) => option.die !== 'event')).toBe(false);
    expect(play.choices('useToken', 'token')).toEqual(['draw-event', 'free-diplomacy']);
  });

  test('a side out of dice may still use one, or let it be (WR-RULING-13)', () => {
    const play = war({ ...tokens, shadow: ['army'] });
    expect(play.asked).toEqual([FREE]);
    play.free('pass');
    expect(play.asked).toEqual([SHADOW]);
    play.shadow('skipDie', { die: 'army' });
    expect(play.asked).toEqual([FREE]);
    play.free('useToken', { token: 'draw-event' }).free('drawCard', { deck: 'strategy' });
    expect(play.state.open.turn).toBe(2);
  });

  test('Shadow tokens: move Nazgûl, or a step for a Shadow nation (WR-TOKEN-14)', () => {
    const play = war({
      on: { 'barad-dur': 'sauron 1r, nazgul 1' },
      tokens: ['move-minions', 'shadow-diplomacy'],
      tokensDealt: [0, 2],
      shadow: ['army'],
      free: ['event'],
      toAct: 'shadow',
    });
    play
      .shadow('useToken', { token: 'move-minions' })
      .shadow('moveMinion', { figure: 'nazgul', place: 'barad-dur' })
      .shadow('travelTo', { region: 'bree' })
      .shadow('done');
    expect(play.at('bree')).toEqual({ nazgul: 1 });
  });
});
