/** Numbers by small whole keys, faster than a Map: open addressing in flat arrays. Unknown keys give NaN. */
export class Memo {
  private keys: Int32Array;
  private values: Float64Array;
  private shift: number;
  private count = 0;

  constructor(bits = 11) {
    this.keys = new Int32Array(1 << bits).fill(-1);
    this.values = new Float64Array(1 << bits);
    this.shift = 32 - bits;
  }

  get(key: number): number {
    const { keys } = this;
    const last = keys.length - 1;
    for (let at = Math.imul(key, 0x9e3779b1) >>> this.shift; ; at = (at + 1) & last) {
      if (keys[at] === key) return this.values[at];
      if (keys[at] < 0) return Number.NaN;
    }
  }

  set(key: number, value: number): void {
    if (this.count * 2 >= this.keys.length) this.grow();
    this.put(key, value);
  }

  private put(key: number, value: number): void {
    const { keys } = this;
    const last = keys.length - 1;
    let at = Math.imul(key, 0x9e3779b1) >>> this.shift;
    while (keys[at] >= 0 && keys[at] !== key) at = (at + 1) & last;
    if (keys[at] < 0) this.count++;
    keys[at] = key;
    this.values[at] = value;
  }

  private grow(): void {
    const { keys, values } = this;
    this.keys = new Int32Array(keys.length * 2).fill(-1);
    this.values = new Float64Array(keys.length * 2);
    this.shift--;
    this.count = 0;
    for (let at = 0; at < keys.length; at++) if (keys[at] >= 0) this.put(keys[at], values[at]);
  }
}
