import { FairShare } from './fair-share.ts';

/**
 * `move`: of a bot at a table at which a person sits; `hint`: a person asks what to do; `reason`: why a bot moved, for which nobody waits;
 * `bots`: a move at a table of bots only.
 */
export const THOUGHT_KINDS = ['move', 'hint', 'reason', 'bots'] as const;
export type ThoughtKind = (typeof THOUGHT_KINDS)[number];

/** Whom a thought is charged to: the client address first, then the person there, then the table. */
export interface Payer {
  readonly address: string;
  readonly person: string;
  readonly table: string;
}

/** How many may wait, of one address and of all. */
export interface WaitingBound {
  readonly address: number;
  readonly total: number;
}

/** Hints that may wait, where the operator sets nothing else. */
export const HINTS_WAITING: WaitingBound = { address: 40, total: 400 };

export interface QueueOptions {
  /** Threads of each kind. They are apart, so that no kind ever waits for a thread that another kind holds. */
  readonly threads: { readonly [kind in ThoughtKind]: number };
  /**
   * Hints and reasons hold a copy of the state while they wait, so they are bounded and refused beyond that. Moves are not: a waiting move is one
   * entry for each bot that is asked, its state is copied when it starts, and a game must never lose one.
   */
  readonly bounds: { readonly hint: WaitingBound; readonly reason: WaitingBound };
}

export interface QueuedThought {
  readonly kind: ThoughtKind;
  readonly payer: Payer;
}

/** Milliseconds that a thought is charged until its end shows what it cost. */
export const EXPECTED_COST = 300;

const pathOf = ({ address, person, table }: Payer): string[] => [address, person, table];

/**
 * Decides which thought starts next when a thread is free. Each kind has its own threads and its own fair shares by address, person and table;
 * tables of bots only come last: none of their moves starts while a move or a hint for a person waits. Pure: no clocks, no threads.
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

  /** False when too many of this kind wait already; then it is not in the queue. */
  add(thought: T): boolean {
    const { kind, payer } = thought;
    if (this.isFull(kind, payer.address)) return false;
    this.shares[kind].add(pathOf(payer), thought);
    return true;
  }

  /** Takes back a thought that has not started. False when it is not waiting. */
  remove(thought: T): boolean {
    return this.shares[thought.kind].remove(pathOf(thought.payer), thought);
  }

  /** The thought to start now, or null when none may start. Call it until it answers null. */
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

  /** A thought that was started is over and took so many milliseconds. */
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
