/** How the measuring process talks to the two that play: one request at a time, so that they never share the core. */

/** What one round of random play amounted to. */
export interface Round {
  readonly games: number;
  readonly decisions: number;
  /** Of processor time. */
  readonly ms: number;
}

/** What a game looked like, to tell whether two programs play the same one. */
export interface Sample {
  readonly decisions: number;
  readonly rounds: number;
  readonly reason: string;
  /** Seats that won; of a lost game, none. */
  readonly winners: number;
  /** How often each verb was used. */
  readonly verbs: { readonly [verb: string]: number };
}

/** Plays whole games at random, quickly or with a note of each. */
interface Player {
  /** Plays one game and returns its number of decisions. */
  play(seed: number): number;
  sample(seed: number): Sample;
}

export type Request = { readonly do: 'play'; readonly ms: number } | { readonly do: 'sample'; readonly games: number };
export type Answer = Round | readonly Sample[];

/** Answers requests of the parent process until it goes away. */
export function answerRounds(player: Player): void {
  let seed = 0;
  process.on('message', (request: Request | 'stop') => {
    if (request === 'stop') process.exit(0);
    const answer: Answer =
      request.do === 'play'
        ? playFor(request.ms, () => player.play(++seed))
        : Array.from({ length: request.games }, () => player.sample(++seed));
    process.send?.(answer);
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.('ready');
}

/** Plays until the time is up, and counts the processor time of the playing thread: what others do on the machine is not our speed. */
function playFor(ms: number, game: () => number): Round {
  const start = performance.now();
  const before = threadMs();
  let games = 0;
  let decisions = 0;
  for (; performance.now() - start < ms; games++) decisions += game();
  return { games, decisions, ms: threadMs() - before };
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
