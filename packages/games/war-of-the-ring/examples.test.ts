import { describe, expect, test } from 'vitest';
import { box, type Play, war } from './testing/war.ts';

const FREE = 0;
const SHADOW = 1;
type Given = Parameters<typeof war>[0];

const freePlays = (card: string, given: Given): Play =>
  war({
    shadow: ['army'],
    ...given,
    fellowship: { guide: 'strider', ...given.fellowship },
    free: ['event'],
    hands: { 'free-peoples': { hand: [card] } },
  })
    .free('spend', { die: 'event', action: 'play-any-event' })
    .free('playEvent', { card });
const shadowPlays = (card: string, given: Given): Play =>
  war({ free: ['event'], ...given, shadow: ['event'], toAct: 'shadow', hands: { shadow: { hand: [card] } } })
    .shadow('spend', { die: 'event', action: 'play-any-event' })
    .shadow('playEvent', { card });

describe('examples that cross chapters', () => {
  test('WR-EX-03: what is missing is skipped, the rest is done (WR-EVENT-13, WR-EVENT-12, WR-EVENT-06)', () => {
    const play = freePlays('fp-strategy-18', { on: { lossarnach: 'gondor 4r 4l', 'dol-amroth': 'gondor 3r' } });
    expect(play.choices(FREE, 'recruit', 'figure')).toEqual(['gondor-regular', 'gondor-elite']);
    play.free('recruit', { figure: 'gondor-elite', region: 'dol-amroth' });
    expect(play.at('dol-amroth')).toEqual({ 'gondor-regular': 3, 'gondor-elite': 1 });
    expect(play.s.open.discard.map((card) => box.cardIds[card])).toEqual(['fp-strategy-18']);
    expect(play.asked).toEqual([SHADOW]);
  });

  test('WR-EX-05: an event recruits only where the region is free (WR-RECRUIT-13, WR-DEF-07, WR-RECRUIT-12)', () => {
    const play = freePlays('fp-strategy-16', { on: { eastemnet: 'sauron 1r, gimli' } });
    expect(new Set(play.choices(FREE, 'recruit', 'region'))).toEqual(new Set(['edoras']));
    expect(play.why(FREE, 'recruit', { figure: 'rohan-regular', region: 'eastemnet' })).toEqual([
      'WR-EVENT-12',
      'WR-RECRUIT-13',
      'WR-RECRUIT-09',
    ]);
  });

  test('an event recruits inside a besieged stronghold, where five is the limit (WR-RECRUIT-13, WR-RULING-30)', () => {
    const play = freePlays('fp-strategy-14', { on: { 'minas-tirith': 'sauron 3r | gondor 5r' } });
    play.free('recruit', { figure: 'gondor-elite', region: 'minas-tirith' });
    expect(play.step).toBe('removeExcess');
    play.free('removeExcess', { figure: 'gondor-regular', place: 'inside-minas-tirith' });
    expect(play.at('inside-minas-tirith')).toEqual({ 'gondor-regular': 4, 'gondor-elite': 1, 'gondor-leader': 1 });
  });

  const lorien = (hands: NonNullable<Given['hands']>): Play =>
    war({
      on: { 'dimrill-dale': 'sauron 5r', lorien: 'elves 4r' },
      atWar: ['sauron'],
      shadow: ['army'],
      free: ['event'],
      toAct: 'shadow',
      hands,
    })
      .shadow('spend', { die: 'army', action: 'attack' })
      .shadow('attack', { from: 'dimrill-dale', against: 'lorien' })
      .shadow('beginBattle')
      .free('fightInField');

  test('WR-EX-07: Scouts before Durin’s Bane: the defenders are gone before it strikes (WR-BATTLE-18, WR-BATTLE-16, WR-BATTLE-17)', () => {
    const play = lorien({ shadow: { hand: ['shadow-character-17'] }, 'free-peoples': { hand: ['fp-strategy-05'] } });
    play.shadow('playCombatCard', { card: 'shadow-character-17' }).free('playCombatCard', { card: 'fp-strategy-05' });
    expect(play.step).toBe('slipAway');
    play.free('retreat', { region: 'parth-celebrant' });
    expect(play.at('parth-celebrant')).toEqual({ 'elves-regular': 4 });
    expect(play.step).toBe('advance');
    expect(play.s.open.discard.map((card) => box.cardIds[card]).sort()).toEqual(['fp-strategy-05', 'shadow-character-17']);
  });

  test('WR-TV-089: the defender knows whether a card was chosen and from which deck, not which (WR-BATTLE-15, WR-BATTLE-16, WR-BATTLE-14)', () => {
    const declined = lorien({ shadow: { hand: ['shadow-character-17'] }, 'free-peoples': { hand: ['fp-strategy-01'] } }).shadow(
      'noCombatCard',
    );
    expect(declined.can(FREE, 'playCombatCard')).toBe(true);
    expect(declined.match.prompt(FREE)?.id).toBe('combatCard');
    const chosen = lorien({ shadow: { hand: ['shadow-character-17'] }, 'free-peoples': { hand: ['fp-strategy-01'] } }).shadow(
      'playCombatCard',
      { card: 'shadow-character-17' },
    );
    expect(chosen.match.prompt(FREE)).toMatchObject({ id: 'combatCardAnswer', params: { deck: '@deck.character' } });
    expect(JSON.stringify(chosen.told)).not.toContain('shadow-character-17');
    expect(chosen.s.open.battle?.cards).toEqual([-1, -1]);
  });

  test('WR-TV-083: with equal initiative the defender’s card goes first (WR-BATTLE-19, WR-BATTLE-18)', () => {
    const play = war({
      on: { 'dimrill-dale': 'sauron 5r, nazgul 2', lorien: 'elves 4r, gimli' },
      atWar: ['sauron'],
      shadow: ['army'],
      free: ['event'],
      toAct: 'shadow',
      hands: { shadow: { hand: ['shadow-strategy-09'] }, 'free-peoples': { hand: ['fp-character-11'] } },
    });
    play
      .shadow('spend', { die: 'army', action: 'attack' })
      .shadow('attack', { from: 'dimrill-dale', against: 'lorien' })
      .shadow('beginBattle')
      .free('fightInField');
    play.shadow('playCombatCard', { card: 'shadow-strategy-09' }).free('playCombatCard', { card: 'fp-character-11' });
    // Daring Defiance and Swarm of Bats both have 0: the defender's cancels the attacker's, not the other way round.
    expect(play.s.open.battle?.cancelled).toEqual([false, true]);
  });

  test('WR-TV-032, WR-TV-047, WR-TV-186: an event that wipes out an army: leaders fall, Companions stay, politics rest (WR-EVENT-14, WR-ARMY-02, WR-RULING-28, WR-POL-12)', () => {
    const play = war({
      on: { folde: 'rohan 2r 1l, boromir', westemnet: 'isengard 3r, nazgul 3' },
      held: { westemnet: 'shadow' },
      free: ['event'],
      shadow: ['event'],
      toAct: 'shadow',
      hands: { shadow: { hand: ['shadow-character-19'] } },
    });
    play.next(6, 6, 1).shadow('spend', { die: 'event', action: 'play-any-event' }).shadow('playEvent', { card: 'shadow-character-19' });
    play.free('loseRegular', { nation: 'rohan' }).free('loseRegular', { nation: 'rohan' });
    expect(play.at('folde')).toEqual({ boromir: 1 });
    expect(play.at('casualties')).toEqual({ 'rohan-regular': 2, 'rohan-leader': 1 });
    expect(play.nation('rohan')).toEqual({ steps: 3, active: false });
  });

  test('WR-TV-035: the owner allocates the hits of an event as in battle (WR-RULING-17, WR-BATTLE-33, WR-BATTLE-34)', () => {
    const play = war({
      on: { osgiliath: 'sauron 1r 1e' },
      free: ['event'],
      shadow: ['army'],
      fellowship: { guide: 'strider' },
      hands: { 'free-peoples': { hand: ['fp-strategy-06'] } },
    });
    play.next(6, 6, 1).free('spend', { die: 'event', action: 'play-any-event' }).free('playEvent', { card: 'fp-strategy-06' });
    expect(play.asked).toEqual([SHADOW]);
    for (const verb of ['loseRegular', 'reduceElite', 'loseElite']) expect(play.why(SHADOW, verb, { nation: 'sauron' })).toBeNull();
    play.shadow('loseElite', { nation: 'sauron' });
    expect(play.at('osgiliath')).toEqual({ 'sauron-regular': 1 });
  });

  test('WR-TV-197: moves of an event obey the borders (WR-MOVE-14, WR-MOVE-12, WR-MOVE-15)', () => {
    const play = freePlays('fp-strategy-12', { on: { 'parth-celebrant': 'elves 2r, rohan 1r, gimli' }, atWar: ['rohan'] });
    play.free('chooseRegion', { region: 'parth-celebrant' }).free('depart');
    expect(play.why(FREE, 'traceStep', { region: 'eastemnet' })).toEqual(['WR-MOVE-12']);
    expect(play.why(FREE, 'traceStep', { region: 'dimrill-dale' })).toBeNull();
  });

  test('WR-TV-198: an attack granted by an event needs a nation at war; the rest of the card works (WR-RULING-19, WR-BATTLE-01)', () => {
    const play = shadowPlays('shadow-character-23', {
      on: { osgiliath: 'gondor 1r', 'north-ithilien': 'sauron 3r, nazgul 1' },
      nations: { sauron: { steps: 1, active: true } },
    });
    play.shadow('done');
    expect(play.choices(SHADOW, 'chooseOption', 'choice')).toEqual(['move-armies']);
  });

  test('WR-TV-199: a card that is no attack may strike the besieged (WR-RULING-18, WR-RULING-57)', () => {
    const play = war({
      on: { 'minas-tirith': 'sauron 3r, nazgul 2 | gondor 1r, gimli' },
      free: ['event'],
      shadow: ['event'],
      toAct: 'shadow',
      hands: { shadow: { hand: ['shadow-character-19'] } },
    });
    play
      .next(6, 6)
      .shadow('spend', { die: 'event', action: 'play-any-event' })
      .shadow('playEvent', { card: 'shadow-character-19' })
      .free('loseRegular', { nation: 'gondor' });
    expect(play.holder('minas-tirith')).toBe('shadow');
    expect(play.at('minas-tirith')).toEqual({ 'sauron-regular': 3, nazgul: 2, gimli: 1 });
  });

  test('WR-TV-204: activation comes before the step that a capture brings (WR-RULING-59, WR-POL-03, WR-POL-09, WR-RULING-01)', () => {
    const play = war({
      on: { folde: 'sauron 2r' },
      held: { folde: 'shadow' },
      nations: { rohan: { steps: 1, active: false } },
      atWar: ['sauron'],
      shadow: ['army'],
      free: ['event'],
      toAct: 'shadow',
    });
    play.shadow('spend', { die: 'army', action: 'move-armies' }).shadow('march', { from: 'folde', to: 'edoras' }).shadow('depart');
    // Passive, it could not have gone to war by that step.
    expect(play.nation('rohan')).toEqual({ steps: 0, active: true });
  });
});
