import { asId } from '#kernel/id.ts';
import { firstOf, eventsFor, Match, type Move, type Prompt, SeededRandom, type Seat, viewOf } from '#kernel';
import { warOfTheRing } from '../index.ts';
import type { WarEvent } from '../rules/events.ts';
import type { War } from '../rules/state.ts';
import type { WarAction } from '../rules/verbs.ts';
import type { WarView } from '../view/view.ts';

/** A question of a game, as the seat that is asked sees the table. */
export interface AskedSeat {
  readonly seat: number;
  readonly prompt: Prompt;
  readonly options: readonly WarAction[];
  readonly view: WarView;
  /** All that the seat has heard so far. */
  readonly events: readonly WarEvent[];
  /** What was chosen, once it is done, and what the seat sees then. */
  readonly then: (look: (chosen: WarAction, view: () => WarView) => void) => void;
}

/** Who plays: a bot of the game, or null for chance. */
export type Thinks = (s: War, seat: Seat, random: SeededRandom) => Move;

const box = warOfTheRing.content.read(warOfTheRing.content.standard);

/**
 * Plays whole games; looks at every question. One answer in so many is left to chance, so that what a sensible player leaves aside is met too; with
 * 1 all of them are, which is quick.
 */
export function alongGames(games: number, seed: number, look: (asked: AskedSeat) => void, think: Thinks | null, whim = 8): void {
  for (let round = 0; round < games; round++) {
    const match = Match.begin<War, unknown, WarView>(warOfTheRing, { box, options: {}, seats: 2, random: new SeededRandom(seed, round) });
    const [thoughts, whims] = [new SeededRandom(seed + 1, round), new SeededRandom(seed + 2, round)];
    const events: WarEvent[][] = [0, 1].map((seat) => [...eventsFor(match.beginning.events, asId(seat))]);
    while (match.state.outcome === null) {
      const seat = firstOf(match.waiting());
      const options = match.options(seat);
      const prompt = match.prompt(seat);
      if (prompt === null) throw new Error('Nothing is asked');
      let after: (chosen: WarAction, view: () => WarView) => void = () => {};
      look({
        seat,
        prompt,
        options,
        // Only what is looked at is worked out: a game has thousands of questions.
        get view() {
          return viewOf(warOfTheRing, match.state, seat);
        },
        events: events[seat],
        then: (done) => {
          after = done;
        },
      });
      const thought = (): number =>
        think === null ? whims.below(options.length) : match.moves(seat).indexOf(think(match.state, seat, thoughts));
      const chosen = options[whims.below(whim) === 0 ? whims.below(options.length) : thought()];
      const answer = match.apply(seat, chosen);
      if (!answer.ok) throw new Error(answer.refusal.message);
      for (const each of [0, 1]) events[each].push(...eventsFor(answer.events, asId(each)));
      after(chosen, () => viewOf(warOfTheRing, match.state, seat));
    }
  }
}
