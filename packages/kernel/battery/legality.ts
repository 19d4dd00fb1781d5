import type { Seat } from '../seat.ts';
import { asId } from '../id.ts';
import { expect, test } from 'vitest';
import { askedAt } from '../flow.ts';
import type { AnyGame } from '../game.ts';
import { RandomMove } from '../randomMove.ts';
import { BestMove } from '../bestMove.ts';
import { SeededRandom } from '../random/seededRandom.ts';
import { isAutomatic } from '../step.ts';
import { nameMove, verbOf } from '../verb.ts';
import { anyMoves, neighbours } from './sample.ts';
import { anyAside, type Moment, type Setup, walk } from './walk.ts';

/** The list is complete and exact: listed moves are accepted, all others are refused with their rules, and a refusal changes nothing. */
export function legality(game: AnyGame, setups: readonly Setup[], moments: number): void {
  const eachMoment = (look: (moment: Moment, random: SeededRandom) => void): void => {
    for (const [index, setup] of setups.entries()) {
      const random = new SeededRandom(index, 9);
      let looked = 0;
      walk(game, setup, 31 + index, (moment, enough) => {
        // Check the beginning closely and the rest sometimes.
        if (looked >= moments) return enough();
        if (moment.step >= 8 && random.below(5) !== 0) return;
        looked++;
        look(moment, random);
      });
    }
  };

  test('seats that are asked have options, the others have none', () => {
    eachMoment(({ match }) => {
      const waiting = match.waitingList();
      expect(waiting.length).toBeGreaterThan(0);
      for (let seat: Seat = asId(0); seat < match.state.own.length; seat++) {
        const { length } = match.options(seat);
        if (waiting.includes(seat)) expect(length).toBeGreaterThan(0);
        else expect(length).toBe(0);
        expect(match.prompt(seat) === null).toBe(!waiting.includes(seat));
        const window = match.skippablePrompt(seat);
        if (window !== null) expect(match.options(seat)).toContainEqual(window.nothing);
      }
    });
  });

  test('exactly the listed actions are legal; every other is refused with rules of the ledger and changes nothing', () => {
    eachMoment(({ match, seat, options }, random) => {
      const listed = new Set([...match.moves(seat), ...match.asideMoves(seat)]);
      expect(listed.size).toBe(options.length + match.asideMoves(seat).length);
      const tried = [...listed, ...anyMoves(game, match.state.box, random), ...neighbours(game, match.state.box, [...listed], random)];
      const before = match.hash();
      for (const move of tried) {
        const action = nameMove(game.verbs, move, match.state.box);
        const refused = match.explain(seat, action);
        expect(refused === null, `${JSON.stringify(action)}: ${refused?.message}`).toBe(listed.has(move));
        if (refused === null) continue;
        expect(refused.rules.length, `${JSON.stringify(action)} is refused without a rule`).toBeGreaterThan(0);
        for (const rule of refused.rules) expect(game.ledger.has(rule), rule).toBe(true);
        expect(match.apply(seat, action).ok).toBe(false);
      }
      expect(match.hash()).toBe(before);
    });
  });

  test('what is drawn by lot is on the list, too', () => {
    const randomMove = new RandomMove();
    eachMoment(({ match, seat }, random) => {
      expect(match.moves(seat)).toContain(randomMove.draw(askedAt(game, match.state), match.state, seat, random));
    });
  });

  test('what is picked without a list is the most promising move of the list', () => {
    const pick = new BestMove();
    eachMoment(({ match, seat }, random) => {
      // Any order, as long as the list has no duplicates.
      const turn = 1 + random.below(0xff_fff) * 2;
      const promise = (move: number): number => Math.imul(move + 1, turn);
      const picked = pick.among(askedAt(game, match.state).choices, match.state, seat, promise);
      const best = match.moves(seat).reduce((found, move) => (promise(move) > promise(found) ? move : found));
      expect(picked.move).toBe(best);
      expect(picked.value).toBe(promise(best));
    });
  });

  test('a guard of the moment says the same whatever is chosen and whoever chooses', () => {
    eachMoment(({ match }, random) => {
      const { state } = match;
      const step = game.steps[state.frames[state.frames.length - 1].step];
      const choices = [...(isAutomatic(step) ? [] : step.choices), ...(game.asides ?? [])];
      for (const { verb, guards } of choices)
        for (const guard of guards.filter(({ ofMoment }) => ofMoment)) {
          const [a, b, c] = [0, 1, 2].map((place) => random.below(Math.max(1, verb.domains[place]?.size(state.box) ?? 1)));
          const said = guard.allows(state, 0, 0, 0, 0);
          expect(guard.allows(state, a, b, c, asId(random.below(state.own.length))), `${verb.name}: ${guard.rules.join(', ')}`).toBe(said);
        }
    });
  });

  test('a seat that is not asked is refused, with a rule', () => {
    eachMoment(({ match, options }) => {
      const before = match.hash();
      for (let seat: Seat = asId(0); seat < match.state.own.length; seat++) {
        if (match.waitingList().includes(seat)) continue;
        const answer = match.apply(seat, options[0]);
        expect(answer.ok).toBe(false);
        if (!answer.ok) {
          expect(answer.refusal.code).toBe('not-asked');
          expect(answer.refusal.rules.every((rule) => game.ledger.has(rule)) && answer.refusal.rules.length > 0).toBe(true);
        }
      }
      expect(match.hash()).toBe(before);
    });
  });

  test('an aside is open to whoever has it listed, asked or not, and moves nothing on', () => {
    if (game.asides === undefined) return;
    const verbs = new Set(game.asides.map(({ verb }) => verb.index));
    let taken = 0;
    eachMoment(({ match }, random) => {
      for (let seat: Seat = asId(0); seat < match.state.own.length; seat++) {
        const listed = new Set(match.asideMoves(seat));
        const near = neighbours(game, match.state.box, [...listed], random, 20);
        for (const move of [...listed, ...near, ...anyMoves(game, match.state.box, random)].filter((each) => verbs.has(verbOf(each)))) {
          const refused = match.explain(seat, nameMove(game.verbs, move, match.state.box));
          expect(refused === null).toBe(listed.has(move));
          for (const rule of refused?.rules ?? []) expect(game.ledger.has(rule), rule).toBe(true);
          expect(refused?.rules).not.toEqual([]);
        }
      }
      const aside = anyAside(match, random);
      if (aside === null) return;
      const asked = (): string =>
        JSON.stringify([match.state.frames, match.waitingList().map((seat) => [match.prompt(seat), match.options(seat)])]);
      const before = asked();
      const answer = match.apply(aside.seat, aside.action);
      expect(answer).toMatchObject({ ok: true, draws: [] });
      expect(asked()).toBe(before);
      taken++;
    });
    expect(taken).toBeGreaterThan(0);
  });

  test('nonsense is refused and changes nothing', () => {
    eachMoment(({ match, seat, options }) => {
      const before = match.hash();
      const [option] = options;
      const nonsense: unknown[] = [null, 7, 'roll', [], {}, { type: 'no such thing' }, { ...option, extra: 1 }, { ...option, type: 5 }];
      for (const argument of Object.keys(option))
        if (argument !== 'type')
          nonsense.push({ ...option, [argument]: 'no such thing' }, { ...option, [argument]: -1 }, { ...option, [argument]: 1e9 });
      for (const bad of nonsense) {
        const answer = match.apply(seat, bad);
        expect(answer.ok, JSON.stringify(bad)).toBe(false);
        if (!answer.ok) expect(answer.refusal.code).toBe('malformed');
      }
      expect(match.hash()).toBe(before);
    });
  });

  test('after the end nothing is legal', () => {
    const match = walk(game, setups[0], 4);
    const random = new SeededRandom(1);
    for (const move of anyMoves(game, match.state.box, random, 50)) {
      const refused = match.explain(0, nameMove(game.verbs, move, match.state.box));
      expect(refused?.code).toBe('over');
      expect(game.ledger.has(refused?.rules[0] ?? '')).toBe(true);
    }
    expect(match.resign(0).ok).toBe(false);
  });
}
