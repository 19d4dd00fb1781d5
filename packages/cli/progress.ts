/** Progress of a long run on standard error: one updating line on a terminal, a line from time to time elsewhere. */
export class Progress {
  private readonly total: number;
  private readonly unit: string;
  private readonly terminal = process.stderr.isTTY;
  private readonly began = performance.now();
  private said = performance.now();

  constructor(total: number, unit: string) {
    this.total = total;
    this.unit = unit;
  }

  say(done: number): void {
    const now = performance.now();
    if (now - this.said < (this.terminal ? 200 : 5000)) return;
    this.said = now;
    const left = Math.ceil((((now - this.began) / done) * (this.total - done)) / 1000);
    const line = `${done} of ${this.total} ${this.unit}, about ${left} s left`;
    process.stderr.write(this.terminal ? `\r\x1b[2K${line}` : `${line}\n`);
  }

  end(): void {
    if (this.terminal) process.stderr.write('\r\x1b[2K');
  }
}
