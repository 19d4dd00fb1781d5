import { findBot } from '#bots/registry.ts';
import { type AnyGame, messageOf, SeededRandom } from '#kernel';
import { anyOptions, TextPool } from './any-options.ts';
import { SecretWatch } from './secret-watch.ts';
import { SoakedGame } from './soak-table.ts';

export interface SoakResult {
  readonly game: string;
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  /** Most decisions in one game. */
  readonly longest: number;
  /** Of a game with secrets: how many times what a viewer gets was compared with a re-dealt world, and how many of those were really other worlds. */
  readonly secrets: { readonly states: number; readonly different: number } | null;
  /** How many games were played with each value of a choice in the form. */
  readonly played: Tally;
  readonly violations: readonly string[];
}

interface Tally {
  readonly [field: string]: { readonly [value: string]: number };
}

/** Of several runs together. */
export function addedUp(tallies: readonly Tally[]): Tally {
  const sum: { [field: string]: { [value: string]: number } } = {};
  for (const tally of tallies)
    for (const [field, values] of Object.entries(tally)) {
      sum[field] ??= {};
      for (const [value, games] of Object.entries(values)) sum[field][value] = (sum[field][value] ?? 0) + games;
    }
  return sum;
}

/** Enough to see what is wrong; a broken rule would otherwise fill the screen. */
const MOST_VIOLATIONS = 20;

/** One game in this many is also recorded, verified and replayed. */
const RECORDED = 10;

export interface SoakOrder {
  readonly games: number;
  readonly seed: number;
  /** Tables of this size only; else of every size that the game has. */
  readonly seats?: number | undefined;
  /** Bots by name: they take the seats in turn, one chair on with every game. None: any move is as good as another. */
  readonly bots?: readonly string[];
  /** How many times in all a viewer's real world is compared with a re-dealt one, spread over the games; 0 for none. */
  readonly secrets: number;
  /** Of several who share a run, each plays every so many-th game, from a first one on; alone: every game. */
  readonly share?: Share;
  /** Ends the run after the present game. */
  readonly stop?: AbortSignal;
}

interface Share {
  readonly first: number;
  readonly every: number;
}

const ALL: Share = { first: 0, every: 1 };

/** Observer of a run. */
export interface Listener {
  played(games: number): void;
  found(violation: string): void;
}

/** A guess at the decisions of a game, until some have been played. */
const USUAL_LENGTH = 300;
const AHEAD = 1.2;

/** Soak test: plays a game repeatedly with random moves or bots, at every table size and with every option, and checks invariants. */
export async function soakGame(
  game: AnyGame,
  { games, seed, seats: size, bots: names = [], secrets, share = ALL, stop }: SoakOrder,
  listener: Listener,
): Promise<SoakResult> {
  const box: unknown = game.content.read(game.content.standard);
  const bots = await Promise.all(names.map((name) => findBot(game.id, name)));
  const violations: string[] = [];
  const handedOut = new TextPool();
  const watch = game.secret && secrets > 0 ? new SecretWatch(game, new SeededRandom(seed, -1 - share.first)) : null;
  const began = performance.now();
  let decisions = 0;
  let longest = 0;
  let played = 0;
  const choices = game.form.flatMap(({ id, kind }) => (kind === 'choice' ? [id] : []));
  let tally: Tally = Object.fromEntries(choices.map((id) => [id, {}]));
  while (played < games && violations.length < MOST_VIOLATIONS && stop?.aborted !== true) {
    const number = share.first + played * share.every;
    const random = new SeededRandom(seed, number);
    const any = game.seats.min + random.below(game.seats.max - game.seats.min + 1);
    const seats = size ?? any;
    const options = anyOptions(game, seats, random, handedOut);
    const entry = (seat: number): number => (seat + number) % bots.length;
    const chairs = Array.from({ length: bots.length === 0 ? 0 : seats }, (_, seat) => entry(seat));
    const players = bots.length === 0 ? null : chairs.map((place) => bots[place]);
    const who = [`${seats} seats`, ...chairs.map((place) => names[place])].join(' ');
    const where = `game ${number} (seed ${seed}, ${who}, ${JSON.stringify(options)})`;
    // What is still to be compared, shared out among the games to come; a little more, because the last ones may be short.
    const moments = Math.max(1, (AHEAD * (secrets - (watch?.states ?? 0))) / (games - played) / (seats + 1));
    const stride = Math.max(1, Math.floor((played === 0 ? USUAL_LENGTH : decisions / played) / moments));
    try {
      const wanted = watch !== null && watch.states < secrets ? watch : null;
      const soaked = new SoakedGame(game, box, options, seats, random, players, wanted, stride);
      const count = soaked.play();
      if (played % RECORDED === 0) soaked.proveRecord();
      for (const view of soaked.views()) handedOut.take(game, seats, view);
      decisions += count;
      longest = Math.max(longest, count);
    } catch (error) {
      violations.push(`${where}: ${messageOf(error)}`);
      listener.found(violations[violations.length - 1]);
    }
    tally = addedUp([tally, Object.fromEntries(choices.map((id) => [id, { [String(options[id])]: 1 }]))]);
    listener.played(++played);
    // Between two games the run can be stopped.
    await new Promise(setImmediate);
  }
  return {
    game: game.id,
    games: played,
    decisions,
    seconds: (performance.now() - began) / 1000,
    longest,
    secrets: watch === null ? null : { states: watch.states, different: watch.different },
    played: tally,
    violations,
  };
}
