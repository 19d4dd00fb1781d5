import type { ChildProcess } from 'node:child_process';
import { unchecked } from '../../packages/kernel/unchecked.ts';
import { heard, start, stop } from '../children.ts';
import type { Answer, Request, Round, Sample } from './rounds.ts';
import { checkSameGame } from './same.ts';
import { median, say } from '../log.ts';

export interface KernelResult {
  /** Decisions per second of random play, one core. */
  readonly ours: number;
  readonly peer: number;
  readonly ratio: number;
}

/** One of the two programs, kept warm between its rounds. */
class Runner {
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.child = child;
  }

  static async start(program: URL): Promise<Runner> {
    const child = start(program);
    await heard(child);
    return new Runner(child);
  }

  async play(ms: number): Promise<Round> {
    return unchecked<Round>(await this.ask({ do: 'play', ms }));
  }

  async sample(games: number): Promise<readonly Sample[]> {
    return unchecked<readonly Sample[]>(await this.ask({ do: 'sample', games }));
  }

  stop(): Promise<void> {
    return stop(this.child);
  }

  private ask(request: Request): Promise<Answer> {
    const answer = heard<Answer>(this.child);
    this.child.send(request);
    return answer;
  }
}

const rate = (round: Round): number => (round.decisions / round.ms) * 1000;

/** Random play of whole games, round about: first a proof that it is the same game, then many short rounds, medians of the ratio. */
export async function measureKernel(quick: boolean): Promise<KernelResult> {
  const ours = await Runner.start(new URL('./playouts.ts', import.meta.url));
  const peer = await Runner.start(new URL('../peer/playouts.ts', import.meta.url));
  try {
    const games = quick ? 200 : 1500;
    checkSameGame(await ours.sample(games), await peer.sample(games));
    say(`kernel: both play the same game (${games} games each)`);
    const ms = quick ? 500 : 2000;
    await ours.play(ms);
    await peer.play(ms);
    const rounds: KernelResult[] = [];
    for (let round = 0; round < (quick ? 5 : 9); round++) {
      const a = rate(await ours.play(ms));
      const b = rate(await peer.play(ms));
      rounds.push({ ours: a, peer: b, ratio: a / b });
      say(`kernel: round ${round + 1}: ours ${Math.round(a)}/s, peer ${Math.round(b)}/s, ratio ${(a / b).toFixed(1)}`);
    }
    return {
      ours: Math.round(median(rounds.map((each) => each.ours))),
      peer: Math.round(median(rounds.map((each) => each.peer))),
      ratio: median(rounds.map((each) => each.ratio)),
    };
  } finally {
    await Promise.all([ours.stop(), peer.stop()]);
  }
}
