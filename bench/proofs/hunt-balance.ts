import { parseArgs } from 'node:util';
import type { Bot } from '../../packages/bots/bot.ts';
import { levelsOf } from '../../packages/bots/registry.ts';
import { SeatObservation } from '../../packages/kernel/observation.ts';
import { follower } from '../../packages/games/hunt-for-the-ring/bots/casual/casual.ts';
import { deaf } from '../../packages/games/hunt-for-the-ring/bots/testing/deaf.ts';
import { naive } from '../../packages/games/hunt-for-the-ring/bots/testing/naive.ts';
import { huntForTheRing as game } from '../../packages/games/hunt-for-the-ring/index.ts';
import type { Hunt } from '../../packages/games/hunt-for-the-ring/rules/state.ts';
import { box, letterFor } from '../../packages/games/hunt-for-the-ring/testing/letter.ts';
import { firstOf, LegalMoves, perform, SeededRandom, settle, SilentEffects, waiting } from '../../packages/kernel/index.ts';
import { say } from '../log.ts';

/**
 * Paired games of Hunt for the Ring: the same seeds for every pair of bots, so that the difference between two Ring-bearers (or two
 * hunters) against the same opponent is measured without the luck of the deal.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    mode: { type: 'string', default: 'campaign' },
    seats: { type: 'string', default: '2' },
    corruption: { type: 'string', default: '4' },
    bearers: { type: 'string', default: 'ranger' },
    hunters: { type: 'string', default: 'ranger' },
    clock: { type: 'boolean', default: false },
  },
});

/** Hunters of `casual` with other moods, for finding the one that makes an even game. */
const MOODS = [0.2, 0.3, 0.4, 0.5, 0.6];

const levels: { readonly [level: string]: Bot<Hunt> } = {
  ...((await levelsOf(game.id)) as { [level: string]: Bot<Hunt> }),
  naive,
  deaf,
  steady: follower({ bearer: 0.02, hunters: 0.02 }),
  ...Object.fromEntries(MOODS.map((hunters) => [`moody-${hunters}`, follower({ bearer: 0.8, hunters })])),
};
const seats = Number(values.seats);
const games = Number(values.games);
const letter = values.mode === 'part2' ? { letter: letterFor(seats, { corruption: Number(values.corruption) }) } : {};
const options = game.readOptions({ mode: values.mode, ...letter }, seats);
const legalMoves = new LegalMoves(game);

interface Tally {
  readonly won: boolean[];
  readonly corruption: number[];
  /** Corruption at the end of part I, in a campaign. */
  readonly carried: number[];
  readonly found: number[];
  readonly lostInPartOne: number[];
  readonly rescued: number[];
  cpu: number;
  decisions: number;
  slowest: number;
}

function play(number: number, bearer: Bot<Hunt>, hunter: Bot<Hunt>, tally: Tally): void {
  const effects = new SilentEffects(new SeededRandom(Number(values.seed), 2 * number));
  const thoughts = new SeededRandom(Number(values.seed), 2 * number + 1);
  const s = game.setup(box, options, seats, effects);
  settle(game, s, effects);
  let carried = s.open.part === 1 ? 0 : s.open.corruption;
  let encounters = 0;
  for (let found = 0; s.outcome === null; ) {
    const asked = waiting(game, s);
    const seat = firstOf(asked);
    const observation = new SeatObservation(game, s, seat, legalMoves);
    const began = values.clock ? process.cpuUsage() : undefined;
    const move = observation.moves.length === 1 ? observation.moves[0] : (seat === 0 ? bearer : hunter)(observation, thoughts);
    if (began !== undefined) {
      const { user, system } = process.cpuUsage(began);
      tally.cpu += user + system;
      tally.slowest = Math.max(tally.slowest, user + system);
    }
    tally.decisions++;
    const { part } = s.open;
    perform(game, s, seat, move, effects);
    // With the tokens of a rescue, which are drawn on the way from one part to the other.
    if (part === 1) carried = s.open.corruption;
    if (s.open.foundAt !== 0 && found === 0) encounters++;
    found = s.open.foundAt;
  }
  tally.won.push(s.outcome.winners.includes(0));
  tally.corruption.push(s.open.corruption);
  tally.carried.push(carried);
  tally.found.push(encounters);
  tally.rescued.push(s.open.arrival === 2 ? 1 : 0);
  tally.lostInPartOne.push(s.outcome.reason === 'lostInPartOne' ? 1 : 0);
}

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;
const Z = 1.96;
/** Half of the 95 % interval of a mean. */
const half = (list: readonly number[]): number => {
  const middle = mean(list);
  return Z * Math.sqrt(mean(list.map((each) => (each - middle) ** 2)) / list.length);
};
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

say(`${values.mode}, ${seats} players, ${games} games, seed ${values.seed}`);
let first: number[] | null = null;
for (const bearer of values.bearers.split(','))
  for (const hunter of values.hunters.split(',')) {
    const tally: Tally = {
      won: [],
      corruption: [],
      carried: [],
      found: [],
      lostInPartOne: [],
      rescued: [],
      cpu: 0,
      decisions: 0,
      slowest: 0,
    };
    for (let number = 0; number < games; number++) play(number, levels[bearer], levels[hunter], tally);
    const won = tally.won.map(Number);
    const apart = first === null ? null : won.map((each, place) => each - (first?.[place] ?? 0));
    say(
      `${`${bearer} against ${hunter}`.padEnd(26)} Ring-bearer ${percent(mean(won))} ± ${percent(half(won))}` +
        (apart === null ? '' : `, ${percent(mean(apart))} ± ${percent(half(apart))} to the first pair`) +
        `; corruption ${mean(tally.corruption).toFixed(1)}, carried ${mean(tally.carried).toFixed(1)}, lost in part I ${percent(mean(tally.lostInPartOne))}, rescued ${percent(mean(tally.rescued))}` +
        `, found ${mean(tally.found).toFixed(1)} times` +
        (values.clock
          ? `; ${(tally.cpu / tally.decisions / 1000).toFixed(2)} ms a decision, slowest ${(tally.slowest / 1000).toFixed(0)} ms`
          : ''),
    );
    first ??= won;
  }
