/**
 * Graceful shutdown: whether this node is about to close. The readiness check fails from then on, so that the load balancer stops routing here;
 * connected clients, and those who still come, play on until it closes.
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
