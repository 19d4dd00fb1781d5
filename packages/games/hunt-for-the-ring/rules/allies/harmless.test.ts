import { type Action, firstOf, Match, SeededRandom } from '#kernel';
import { expect, test } from 'vitest';
import { huntForTheRing as game } from '../../index.ts';
import { box, letterFor } from '../../testing/letter.ts';
import type { HuntView } from '../../view/view.ts';
import type { Hunt, HuntOptions } from '../state.ts';

const INQUIRIES = ['reactSearch', 'reactHunt', 'reactPerception'];
/** What a Nazgûl can learn by asking. */
const FOUND =
  /^(searchYes|huntYes|huntHere|perceptionYes|perceptionFrodo|perceptionGandalf|perceptionBoth|informationFound|gandalfDiscovered)$/;

test.each([{ mode: 'part1' }, { mode: 'part2', letter: letterFor(2) }])(
  'HR-RUL-38: passing is harmless exactly where the Nazgûl then learns nothing but a no ($mode)',
  (options) => {
    const seen = { harmless: 0, costly: 0 };
    for (let round = 0; round < 12; round++) {
      const match = Match.begin<Hunt, HuntOptions, HuntView>(game, {
        box,
        options: game.readOptions(options, 2),
        seats: 2,
        random: new SeededRandom(61, round),
      });
      const chooser = new SeededRandom(17, round);
      while (match.state.outcome === null) {
        const seat = firstOf(match.waiting());
        const prompt = match.skippablePrompt(seat);
        if (prompt !== null && INQUIRIES.includes(prompt.kind)) {
          expect(prompt.mayBeHarmless).toBe(true);
          const isHarmless = match.isHarmless(seat);
          const answer = match.apply(seat, prompt.nothing);
          const learnt = answer.ok ? answer.events.filter(({ event }) => FOUND.test(event.type)) : null;
          expect(learnt?.length === 0, JSON.stringify(learnt)).toBe(isHarmless);
          seen[isHarmless ? 'harmless' : 'costly']++;
          continue;
        }
        expect(match.isHarmless(seat)).toBe(false);
        const choices: readonly Action[] = match.options(seat);
        match.apply(seat, choices[chooser.below(choices.length)]);
      }
    }
    expect(Math.min(seen.harmless, seen.costly)).toBeGreaterThan(5);
  },
);
