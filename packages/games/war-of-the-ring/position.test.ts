import { Match, SeededRandom, serialise, Unacceptable } from '#kernel';
import { walk } from '#kernel/battery/walk.ts';
import { describe, expect, test } from 'vitest';
import { warOfTheRing as game } from './index.ts';
import type { WarPosition } from './position.ts';
import type { War } from './rules/state.ts';
import { box } from './testing/war.ts';

describe('the position notation', () => {
  test('writes and reads any moment of whole games: in the middle of a battle, a hunt or a card, with the same question and the same options', () => {
    const seen = new Map<string, number>();
    for (const seed of [901, 902])
      walk(game, { seats: 2, options: { link: 'each-one' } }, seed, ({ match, seat, options }) => {
        const { step } = match.state.frames[match.state.frames.length - 1];
        const times = (seen.get(step) ?? 0) + 1;
        seen.set(step, times);
        if (times > 3 && times % 150 !== 0) return;
        const written: unknown = JSON.parse(JSON.stringify(game.position.write(match.state as War)));
        const state = game.position.read(written, box);
        expect(serialise(state), step).toBe(serialise(match.state));
        const again = Match.resume(game, { state, random: new SeededRandom(1) });
        expect(again.options(seat), step).toEqual(options);
        expect(again.prompt(seat), step).toEqual(match.prompt(seat));
      });
    for (const step of [
      'chooseToken',
      'declareFellowship',
      'chooseAction',
      'marchParty',
      'attackParty',
      'chooseDefenderCard',
      'chooseReroll',
      'casualties',
      'advance',
    ])
      expect([...seen.keys()]).toContain(step);
    for (const step of [
      'huntCasualty',
      'tracePath',
      'separate',
      'chooseGuide',
      'chooseEventRecruit',
      'pickRegion',
      'farPath',
      'landMinion',
    ])
      expect([...seen.keys()]).toContain(step);
    expect(seen.size).toBeGreaterThan(40);
  });

  const refused =
    (given: Omit<WarPosition, 'game'>): (() => unknown) =>
    () =>
      game.position.read({ game: 'war-of-the-ring', ...given }, box);

  test('what cannot be is refused with the place and the rule', () => {
    expect(refused({ regions: { mordor: {} } })).toThrow(/no region is called "mordor"/);
    expect(refused({ regions: { dale: { figures: { 'north-regular': 11 } } } })).toThrow(/the box has not so many of north-regular/);
    expect(refused({ regions: { dale: { figures: { 'north-leader': 1 } } } })).toThrow(/a leader without units/);
    expect(refused({ regions: { dale: { figures: { 'north-regular': 1, 'sauron-regular': 1 } } } })).toThrow(/armies of both sides/);
    expect(refused({ regions: { bree: { inside: { figures: { 'north-regular': 1 } } } } })).toThrow(/bree has no stronghold/);
    expect(refused({ regions: { erebor: { inside: { figures: { 'dwarves-regular': 1 } } } } })).toThrow(/besieged by nobody/);
    expect(refused({ regions: { osgiliath: { holder: 'shadow' } } })).toThrow(/no settlement to hold/);
    expect(refused({ nations: { rohan: { steps: 0, active: false } } })).toThrow(/cannot be at war/);
    expect(refused({ fellowship: { guide: 'peregrin' } })).toThrow(/peregrin cannot be the guide/);
    expect(refused({ eliminated: ['gimli'], fellowship: { companions: ['gimli'] } })).toThrow(/gimli is in two places/);
    expect(refused({ dice: { 'free-peoples': ['army'] } })).toThrow(/army is no face of these dice/);
    expect(refused({ hands: { shadow: { hand: ['fp-character-01'] } } })).toThrow(/belongs to the other side/);
    expect(refused({ table: ['fp-character-05'], discard: ['fp-character-05'] })).toThrow(/in two places/);
    expect(refused({ flow: [{ step: 'nowhere' }] })).toThrow(/no step is called "nowhere"/);
    expect(refused({ flow: [{ step: 'nextActor' }, { step: 'march' }] })).toThrow(/the flow does not go on from here/);
    expect(refused({ flow: [{ step: 'nextActor' }, { step: 'casualties', side: 0, place: 3, hits: 2 }] })).toThrow(
      /nothing could be chosen/,
    );
    expect(refused({ battle: { attacker: 1 }, flow: [{ step: 'nextActor' }, { step: 'battleRound' }] })).toThrow(Unacceptable);
    expect(refused({ turn: -1 })).toThrow(Unacceptable);
    expect(refused({ fellowship: { corruption: 12 } })).toThrow(Unacceptable);
  });
});
