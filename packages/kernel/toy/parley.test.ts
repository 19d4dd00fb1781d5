import { asId } from '../id.ts';
import { describe, expect, test } from 'vitest';
import { battery } from '../battery/battery.ts';
import { type Player, playThrough } from '../battery/deadEnds.ts';
import { disclosures } from '../battery/disclosure.ts';
import { toldToAll } from '../battery/mutants.ts';
import { leaks } from '../battery/secrets.ts';
import { streamUse } from '../battery/streams.ts';
import { beginFor } from '../battery/walk.ts';
import { revealing } from '../event.ts';
import { frame } from '../frame.ts';
import type { AnyGame } from '../game.ts';
import { SeatObservation } from '../observation.ts';
import { only } from '../seat.ts';
import { type EffectsOf, toolsOf } from '../step.ts';
import { eventsFor, viewOf } from '../view.ts';
import { type Parley, parley } from './parley.ts';

/** Bids the last of its cards and lets everything pass. */
const meek: Player = ({ moves }) => moves[moves.length - 1];

battery(parley, { setups: [{ seats: 2 }, { seats: 4 }], levels: { meek } });

describe('what the kernel must carry', () => {
  test('several seats decide at once, each seeing only its own decision', () => {
    const match = beginFor(parley, { seats: 3 }, 1);
    expect(match.waitingList()).toEqual([0, 1, 2]);
    const [option] = match.options(1);
    const answer = match.apply(1, option);
    if (!answer.ok) throw new Error(answer.refusal.message);
    expect(match.waitingList()).toEqual([0, 2]);
    expect(eventsFor(answer.events, 1).map(({ type }) => type)).toEqual(['bidMade', 'youBid']);
    expect(eventsFor(answer.events, 0).map(({ type }) => type)).toEqual(['bidMade']);
    expect(eventsFor(answer.events, 'spectator')).toEqual(eventsFor(answer.events, 0));
  });

  test('a reaction out of turn is asked for whether or not one is held, inside the flow it interrupts', () => {
    const match = beginFor(parley, { seats: 3 }, 2);
    for (const seat of [2, 0, 1]) match.apply(asId(seat), match.options(asId(seat))[0]);
    expect(match.state.frames.map(({ step }) => step)).toEqual(['score', 'react']);
    const [first] = match.waitingList();
    expect(match.options(first)).toContainEqual({ type: 'pass' });
    match.apply(first, { type: 'pass' });
    match.apply(match.waitingList()[0], { type: 'pass' });
    expect(match.state.frames.map(({ step }) => step)).toEqual(['bid']);
  });

  test('an aside is open to seats that are not asked, and nothing else is', () => {
    const match = beginFor(parley, { seats: 3 }, 2);
    match.apply(1, match.options(1)[0]);
    expect(match.waitingList()).toEqual([0, 2]);
    expect([match.options(1), match.asides(1)]).toEqual([[], [{ type: 'raise' }]]);
    expect([match.isAside({ type: 'raise' }), match.isAside({ type: 'pass' }), match.isAside('raise')]).toEqual([true, false, false]);
    expect(match.explain(1, { type: 'lower' })).toMatchObject({ code: 'refused', rules: ['T-BANNER-01'] });
    const { decisionCount: question } = match;
    expect(match.apply(1, { type: 'raise' }).ok).toBe(true);
    expect(match.decisionCount).toBe(question);
    expect([match.waitingList(), match.asides(1)]).toEqual([[0, 2], [{ type: 'lower' }]]);
    // It can be undone like any other decision.
    expect([match.canUndo(0), match.canUndo(1)]).toEqual([false, true]);
    match.apply(0, match.options(0)[0]);
    expect(match.decisionCount).not.toBe(question);
  });

  test('undoing a secret decision is told to those who heard of it', () => {
    const match = beginFor(parley, { seats: 2 }, 3);
    const before = match.hash();
    match.apply(0, match.options(0)[0]);
    const undone = match.undo(0);
    expect(undone.ok && eventsFor(undone.events, 1).map(({ type }) => type)).toEqual(['undone']);
    expect(match.hash()).toBe(before);
  });
});

describe('the projector', () => {
  const seen: Parameters<typeof parley.view>[0][] = [];
  const watched = { ...parley, view: (visible: Parameters<typeof parley.view>[0]) => seen.push(visible) };

  test('hands over the open part and the viewer’s own, and the truth only after the end', () => {
    const { state } = beginFor(parley, { seats: 2 }, 4);
    viewOf(watched, state, 1);
    viewOf(watched, state, 'spectator');
    viewOf(watched, { ...state, outcome: { winners: [0], reason: 'mostPoints', rules: [] } }, 'spectator');
    const [player, watcher, afterwards] = seen;
    expect(player.own).toBe(state.own[1]);
    expect(player.truth).toBeNull();
    expect(watcher.own).toBeNull();
    expect(watcher.truth).toBeNull();
    for (const visible of [player, watcher]) expect(JSON.stringify(visible)).not.toContain('"deck"');
    expect(afterwards.truth).toEqual({ own: state.own, hidden: state.hidden });
  });
});

describe('the battery notices', () => {
  const setups = [{ seats: 3 }];

  test('nothing in a game that keeps its secrets', () => {
    expect(leaks(parley, setups, 20)).toEqual([]);
  });

  test('a list of options that depends on what the seat cannot know', () => {
    const { bid } = parley.steps;
    if (!('choices' in bid)) throw new Error('Nobody is asked for a bid');
    const telling = {
      ...parley,
      steps: {
        ...parley.steps,
        bid: {
          ...bid,
          choices: bid.choices.map((choice) => ({
            ...choice,
            guards: [
              ...choice.guards,
              toolsOf<Parley>().guard('T-BID-02', (s, card) => card < Math.max(...s.own.flatMap(({ hand }) => hand))),
            ],
          })),
        },
      },
    };
    expect(leaks(telling, setups, 20).length).toBeGreaterThan(0);
  });

  /** The toy game with something added to the step in which all seats draw a card. */
  const drawing = (also: (s: Parley, effects: EffectsOf<Parley>) => void): AnyGame => {
    const { score } = parley.steps;
    if (!('run' in score)) throw new Error('Nobody draws a card');
    const run: typeof score.run = (s, effects) => {
      score.run(s, effects);
      also(s, effects);
    };
    return { ...parley, steps: { ...parley.steps, score: { ...score, run } } };
  };

  test.each(['youBid', 'youDrew'])('%s told to all', (type) => {
    expect(disclosures(toldToAll(parley, type), setups, 20, 1)).not.toEqual([]);
  });

  test('a hidden draw that everybody hears of, unless its event is declared to reveal', () => {
    const tellsDraw = drawing((s, effects) =>
      effects.emit?.({ type: 'bidsShown', cards: [asId(effects.random.draw(s.box.cards.length))] }),
    );
    expect(disclosures(tellsDraw, setups, 20, 1)[0]).toContain('hidden draw 0');
    expect(disclosures({ ...tellsDraw, events: { ...parley.events, bidsShown: revealing(parley.events.bidsShown) } }, setups, 20)).toEqual(
      [],
    );
  });

  test('an event declared to reveal that is told to some only', () => {
    const whispers: AnyGame = { ...parley, events: { ...parley.events, youDrew: revealing(parley.events.youDrew) } };
    expect(disclosures(whispers, setups, 20, 1)[0]).toContain('was not told to all');
  });

  test('a roll in the open that not everybody hears of', () => {
    const rollsAside = drawing((s, effects) => {
      const card = effects.random.roll(s.box.cards.length);
      effects.emit?.({ type: 'youDrew', card: asId(card) }, only(0));
    });
    expect(disclosures(rollsAside, setups, 20, 1)[0]).toContain('neither sees nor hears what was rolled in the open');
    expect(streamUse(rollsAside, setups, 1).wrong).toHaveLength(1);
  });

  test('what a bot is given: the very class that it meets at a table', () => {
    const given = new Set<unknown>();
    playThrough(parley, { seats: 2 }, 1, (observation) => {
      given.add(observation.constructor);
      return observation.moves[0];
    });
    expect([...given]).toEqual([SeatObservation]);
  });

  const { react } = parley.steps;
  const reacting = 'choices' in react ? react.choices : [];

  test('a decision without a choice', () => {
    const silent = { ...parley, steps: { ...parley.steps, react: { ...react, choices: reacting.slice(0, 1) } } };
    expect(() => playThrough(silent, { seats: 4 }, 1, meek)).toThrow('is asked but has no option');
  });

  test('a dead end beside the way that is taken', () => {
    const [forbidding, passing] = reacting;
    const pit = frame('trap');
    const { asking } = toolsOf<Parley>();
    const inPit = asking(pit, { rule: 'T-REACT-01', asks: () => only(0), prompt: () => ({ id: 'react', params: {} }), choices: [] });
    const trap = { ...forbidding, perform: (s: Parley) => pit.enter(s) };
    const steps = { ...parley.steps, react: { ...react, choices: [trap, passing] }, trap: inPit };
    // The meek always pass: it is found by looking round.
    const games = (): number[] => [1, 2, 3, 4].map((seed) => playThrough({ ...parley, steps }, { seats: 4 }, seed, meek));
    expect(games).toThrow(/has no option, after .*"forbid"/);
  });
});
