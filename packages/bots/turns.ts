/** Every so many thoughts one goes to those for whom nobody waits, so that they get on at all. */
const SHARE_OF_OTHERS = 8;

interface Waiting {
  readonly urgent: () => boolean;
  readonly begin: () => void;
}

/** Who may think next when there are more thoughts than threads: first where people wait, otherwise whoever came first. */
export class Turns {
  private readonly most: number;
  private readonly line: Waiting[] = [];
  private busy = 0;
  private taken = 0;

  constructor(most: number) {
    this.most = most;
  }

  get waiting(): number {
    return this.line.length;
  }

  get thinking(): number {
    return this.busy;
  }

  /** Does the work when its turn comes. Whether it is urgent is asked again at every turn: people come and go. */
  async take<T>(urgent: () => boolean, work: () => Promise<T>): Promise<T> {
    if (this.busy >= this.most) await new Promise<void>((resolve) => this.line.push({ urgent, begin: resolve }));
    else this.busy++;
    try {
      return await work();
    } finally {
      this.next();
    }
  }

  private next(): void {
    const others = ++this.taken % SHARE_OF_OTHERS === 0;
    const first = others
      ? 0
      : Math.max(
          0,
          this.line.findIndex(({ urgent }) => urgent()),
        );
    const [chosen] = this.line.splice(first, 1);
    if (chosen === undefined) this.busy--;
    else chosen.begin();
  }
}
