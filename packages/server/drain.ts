/**
 * Whether the house is about to close. Whoever sends people to its door asks for its health and hears of it; those who are inside, and those who
 * still come, play on until it closes.
 */
export class Drain {
  private begun = false;

  get underWay(): boolean {
    return this.begun;
  }

  begin(): void {
    this.begun = true;
  }
}
