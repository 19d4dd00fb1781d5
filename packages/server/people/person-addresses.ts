/** Addresses kept in memory; the one not seen for longest goes first. */
const MOST = 50_000;

/** What stands for people whose address this node has not seen since its start: together they have one share. */
export const UNKNOWN_ADDRESS = '';

/**
 * The network (`networkOf`) from which each person last reached this node, to charge thinking time by address also when the person is not the
 * one who asks. In memory only: nothing of it is stored.
 */
export class PersonAddresses {
  private readonly networks = new Map<string, string>();
  private readonly most: number;

  constructor(most = MOST) {
    this.most = most;
  }

  note(person: string, network: string): void {
    this.networks.delete(person);
    this.networks.set(person, network);
    if (this.networks.size <= this.most) return;
    const [oldest] = this.networks.keys();
    this.networks.delete(oldest);
  }

  of(person: string): string {
    return this.networks.get(person) ?? UNKNOWN_ADDRESS;
  }
}
