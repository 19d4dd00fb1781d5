import { asId } from '#kernel/id.ts';
import { type Viewer, viewOf } from '#kernel';
import { walk } from '#kernel/battery/walk.ts';
import { describe, expect, test } from 'vitest';
import { huntForTheRing as game } from '../index.ts';
import { letterFor } from '../testing/letter.ts';
import { secretsOfPartOne } from '../testing/secrets/partOne.ts';
import { secretsOfPartTwo } from '../testing/secrets/partTwo.ts';
import { EVERYBODY, type Secret, shared } from '../testing/secrets/table.ts';
import { compareWorlds } from '../testing/secrets/wholeGame.ts';
import { windows } from '../testing/secrets/windows.ts';
import { table } from '../testing/table.ts';
import { way } from '../testing/way.ts';
import { difference, hears, sight, type World, worldAt, worldOf } from '../testing/worlds.ts';
import type { HuntView } from './view.ts';

/**
 * Who may know what, line by line. Of every secret there are two worlds that differ in it alone: whoever must not know it gets the same view,
 * question, options, refusals, undo, messages and number of messages in both, now and after the same was done in both; whoever may know it
 * sees two worlds. What is open is the same for all.
 */

const SECRETS = [...secretsOfPartOne, ...secretsOfPartTwo, ...windows].map((secret) => [secret.rules, secret.what, secret] as const);

/** What the viewer got in one world, and in how many pieces. */
function story(world: World, { then = [] }: Secret, side: 0 | 1, viewer: Viewer): string[] {
  const got = [sight(world, viewer)];
  for (const step of then) {
    const done = step[side];
    const answer = done === null ? null : world.apply(asId(done.seat), done.action);
    if (answer?.ok === false) throw new Error(`${JSON.stringify(done?.action)}: ${answer.refusal.message}`);
    got.push(hears(answer?.events ?? [], viewer), sight(world, viewer));
  }
  return got;
}

describe('who may know what', () => {
  test.each(SECRETS)('%s: %s', (_rules, _what, secret) => {
    for (const viewer of EVERYBODY) {
      const [first, second] = ([0, 1] as const).map((side) => story(worldAt(secret.worlds[side]), secret, side, viewer).join('\n'));
      if (secret.from.includes(viewer)) expect(difference(first, second), `viewer ${viewer}`).toBe('');
      else expect(first, `viewer ${viewer} should be able to tell`).not.toBe(second);
    }
  });

  const OPEN: readonly (readonly [string, keyof HuntView])[] = [
    ['HR-MOVE-02 HR-BOARD-01', 'step'],
    ['HR-INFO-05 HR-SETUP2-14', 'information'],
    ['HR-ALLY-05', 'allyCards'],
    ['HR-COMPANY-01', 'company'],
    ['HR-FELL-01 HR-FELL-05', 'fellowship'],
    ['HR-CORR-02', 'corruption'],
    ['HR-EYE-01', 'eyes'],
    ['HR-ENC-04', 'drawn'],
    ['HR-POOL-01 HR-ENC-08', 'pool'],
    ['HR-SORC-08', 'sorcery'],
    ['HR-DICE-03', 'dice'],
    ['HR-DAY-02', 'first'],
    ['HR-NIGHT-03', 'marker'],
    ['HR-DAY-03 HR-SETUP-10', 'nazgul'],
    ['HR-ALLYTOK-02', 'allies'],
    ['HR-TRAIL-01', 'trail'],
    ['HR-WLOG-01 HR-RUL-50', 'logTokens'],
    ['HR-DEED-04 HR-DEED-06', 'limits'],
    ['HR-DEED-02', 'deeds'],
    ['HR-RUL-51', 'partOneLog'],
  ];

  test('what is open is the same for all, and is there', () => {
    const looks = new Map<string, Set<string>>(OPEN.map(([, member]) => [member, new Set<string>()]));
    for (let seed = 1; seed <= 12; seed++) {
      const setup =
        seed % 2 === 1 ? { seats: 3, options: { mode: 'campaign' } } : { seats: 3, options: { mode: 'part2', letter: letterFor(3) } };
      walk(game, setup, seed, ({ match, step }) => {
        // Few random games come to an encounter: no moment of one is missed.
        if (step % 8 !== 0 && match.state.frames[0].step !== 'cancelToken') return;
        const views = EVERYBODY.map((viewer) => viewOf(game, match.state, viewer));
        for (const [rules, member] of OPEN) {
          const texts = new Set(views.map((view) => JSON.stringify(view[member])));
          expect(texts.size, `${rules}: ${member}`).toBe(1);
          for (const text of texts) looks.get(member)?.add(text);
        }
      });
    }
    // None of them is a constant: each was seen to change.
    for (const [member, texts] of looks) expect(texts.size, member).toBeGreaterThan(1);
  });
});

describe('what else could be learned', () => {
  test('HR-POOL-01, HR-ENC-04: nothing anybody gets tells of the tokens, dice and cards to come', () => {
    const { state } = worldAt({ seats: 3, active: 'blue', ...shared(10, 18, 44, 49), ringBearer: { log: [1, 'dot', 'dot', 10] } });
    for (const viewer of EVERYBODY) expect(sight(worldOf(state, 1), viewer)).toBe(sight(worldOf(state, 2), viewer));
    // The tokens drawn do differ.
    const found = { seats: 3, active: 'violet', activated: 3, foundAt: 10, ...shared(10, 18, 44, 9) } as const;
    const drawn = [1, 2, 3, 4].map((seed) => {
      const world = worldOf(worldAt({ ...found, ringBearer: { log: [1, 'dot', 'dot', 10] } }).state, seed);
      world.apply(1, { type: 'endActivation' });
      return world.state.open.drawn.join();
    });
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });

  test.each([
    ['HR-SEARCH-03', { type: 'search' }, 'searchYes'],
    ['HR-HUNT-03', { type: 'huntWith', die: 'sword' }, 'huntHere'],
    ['HR-PERC-03', { type: 'perceive', die: 'ring', scope: 'region' }, 'perceptionYes'],
  ])('%s: an answer is heard by all at once, in the same words', (_rule, action, answer) => {
    const world = worldAt({ seats: 3, active: 'blue', ...shared(10, 18, 44, 49), ringBearer: { log: [1, 'dot', 'dot', 10] } });
    expect(world.apply(1, action).ok).toBe(true);
    const given = world.apply(0, { type: 'pass' });
    const heard = new Set(EVERYBODY.map((viewer) => hears(given.ok ? given.events : [], viewer)));
    expect(heard.size).toBe(1);
    expect([...heard][0]).toContain(answer);
  });

  test('HR-RUL-51, HR-SETUP2-08: the log of part I is opened when it ends; the Ally hand left over is never seen', () => {
    const hand = ['A1-01', 'A1-15', 'A1-16'];
    const t = table({ options: { mode: 'campaign' }, ringBearer: { log: way(48, 4), hand } });
    expect(t.look(1).partOneLog).toBeNull();
    t.act('moveFrodo', { area: 'C' });
    expect(t.look('spectator').partOneLog?.at(-1)).toBe('C');
    for (const viewer of [0, 1, 'spectator'] as const) for (const card of hand) expect(t.view(viewer)).not.toContain(card);
    expect(t.bearerSees.hand.length).toBe(3);
  });
});

describe('along whole games', () => {
  const SETUPS = [
    { seats: 3, options: { mode: 'part1' } },
    { seats: 5, options: { mode: 'part1', information: 'two' } },
    { seats: 2, options: { mode: 'part2', havens: true, letter: letterFor(2) } },
    { seats: 4, options: { mode: 'part2', letter: letterFor(4, { information: ['I1', 'I2', 'I4', 'I6', 'I9'] }) } },
  ];

  test('HR-MOVE-01, HR-TALK-02: nobody can tell the real world from one re-dealt for him, before or after what is done in both', () => {
    let [sights, different] = [0, 0];
    for (const [index, setup] of SETUPS.entries()) {
      const compared = compareWorlds(setup, 40 + index, 7);
      expect(compared.leaks.slice(0, 3)).toEqual([]);
      sights += compared.sights;
      different += compared.different;
    }
    expect(sights).toBeGreaterThan(300);
    expect(different / sights).toBeGreaterThan(0.9);
  });
});
