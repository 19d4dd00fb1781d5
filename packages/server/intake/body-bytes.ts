/** Bytes of request bodies that one address, and all addresses together, may have in flight. */
export interface BodyLimits {
  readonly address: number;
  readonly all: number;
}

/** Bytes reserved for one body, reference-counted: they are given back when the last holder lets go. */
export class Reservation {
  private holders = 0;
  private readonly free: () => void;

  constructor(free: () => void) {
    this.free = free;
  }

  /** Returns the function that lets go. */
  hold(): () => void {
    this.holders++;
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.holders--;
      if (this.holders === 0) this.free();
    };
  }
}

/** Bytes in flight, by address. A body is counted with all that it may become, before any of it is read. */
export class BodyBytes {
  private readonly limits: BodyLimits;
  private readonly inFlight = new Map<string, number>();
  private total = 0;

  constructor(limits: BodyLimits) {
    this.limits = limits;
  }

  get size(): number {
    return this.total;
  }

  /** Null when this address, or all together, have too much in flight already. */
  reserve(address: string, bytes: number): Reservation | null {
    if (this.total + bytes > this.limits.all || (this.inFlight.get(address) ?? 0) + bytes > this.limits.address) return null;
    this.add(address, bytes);
    return new Reservation(() => this.add(address, -bytes));
  }

  /** Whether it is the address itself that has too much in flight. */
  isFullFor(address: string, bytes: number): boolean {
    return (this.inFlight.get(address) ?? 0) + bytes > this.limits.address;
  }

  private add(address: string, bytes: number): void {
    this.total += bytes;
    const rest = (this.inFlight.get(address) ?? 0) + bytes;
    if (rest === 0) this.inFlight.delete(address);
    else this.inFlight.set(address, rest);
  }
}
