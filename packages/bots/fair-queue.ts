import { FairShare } from './fair-share.ts';

/**
 * `move`: a bot's move at a table with a person; `hint`: a person asks what to do; `reason`: why a bot moved, which no request waits for;
 * `bots`: a move at a table of bots only.
 */
export const THOUGHT_KINDS = ['move', 'hint', 'reason', 'bots'] as const;
export type ThoughtKind = (typeof THOUGHT_KINDS)[number];

/** Account that a thought is charged to: the client address first, then the person there, then the table. */
export interface Payer {
  readonly address: string;
  readonly person: string;
  readonly table: string;
}

/** Queue limits: per address, and in total. */
export interface WaitingBound {
  readonly address: number;
  readonly total: number;
}

/** Default limit of waiting hints. */
export const HINTS_WAITING: WaitingBound = { address: 40, total: 400 };

export interface QueueOptions {
  /** Threads per kind. Separate, so that no kind waits for a thread that another kind holds. */
  readonly threads: { readonly [kind in ThoughtKind]: number };
  /**
   * Hints and reasons hold a copy of the state while they wait, so their number is bounded. Moves are unbounded: a waiting move is one entry per
   * bot, its state is copied when it starts, and a game must never lose one.
   */
  readonly bounds: { readonly hint: WaitingBound; readonly reason: WaitingBound };
}

export interface QueuedThought {
  readonly kind: ThoughtKind;
  readonly payer: Payer;
}

/** Milliseconds charged when a thought starts; corrected to the real cost when it ends. */
const EXPECTED_COST = 300;

const pathOf = ({ address, person, table }: Payer): string[] => [address, person, table];

/**
 * Fair queueing of bot thoughts: decides which one starts when a thread is free. Each kind has its own threads and its own fair shares by address,
 * person and table. Tables of bots come last: none of their moves starts while a move or a hint for a person waits. Pure: no clocks, no threads.
 */
export class FairQueue<T extends QueuedThought> {
  private readonly options: QueueOptions;
  private readonly shares: { readonly [kind in ThoughtKind]: FairShare<T> };
  private readonly busy: { [kind in ThoughtKind]: number } = { move: 0, hint: 0, reason: 0, bots: 0 };

  constructor(options: QueueOptions) {
    this.options = options;
    const share = () => new FairShare<T>(EXPECTED_COST);
    this.shares = { move: share(), hint: share(), reason: share(), bots: share() };
  }

  waiting(kind: ThoughtKind): number {
    return this.shares[kind].waiting;
  }

  running(kind: ThoughtKind): number {
    return this.busy[kind];
  }

  /** False if too many of this kind wait already; the thought is then not queued. */
  add(thought: T): boolean {
    const { kind, payer } = thought;
    if (this.isFull(kind, payer.address)) return false;
    this.shares[kind].add(pathOf(payer), thought);
    return true;
  }

  /** Removes a thought that has not started. False if it is not waiting. */
  remove(thought: T): boolean {
    return this.shares[thought.kind].remove(pathOf(thought.payer), thought);
  }

  /** The thought to start now, or null if none may start. The caller repeats until null. */
  next(): T | null {
    for (const kind of THOUGHT_KINDS) {
      if (!this.mayStart(kind)) continue;
      const thought = this.shares[kind].take();
      if (thought === null) continue;
      this.busy[kind]++;
      return thought;
    }
    return null;
  }

  /** Reports the end of a started thought and its cost in milliseconds. */
  end({ kind, payer }: QueuedThought, milliseconds: number): void {
    this.busy[kind]--;
    this.shares[kind].end(pathOf(payer), milliseconds);
  }

  private mayStart(kind: ThoughtKind): boolean {
    if (this.busy[kind] >= this.options.threads[kind]) return false;
    return kind !== 'bots' || this.waiting('move') + this.waiting('hint') === 0;
  }

  private isFull(kind: ThoughtKind, address: string): boolean {
    if (kind === 'move' || kind === 'bots') return false;
    const { bounds } = this.options;
    return this.waiting(kind) >= bounds[kind].total || this.shares[kind].waitingOf(address) >= bounds[kind].address;
  }
}
