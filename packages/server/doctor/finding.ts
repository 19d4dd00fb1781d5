/** How one thing stands. `bad`: something is broken or about to be; `look`: somebody should look at it. */
export interface Finding {
  readonly how: 'well' | 'look' | 'bad';
  readonly what: string;
  readonly detail: string;
}

export const well = (what: string, detail: string): Finding => ({ how: 'well', what, detail });
export const look = (what: string, detail: string): Finding => ({ how: 'look', what, detail });
export const bad = (what: string, detail: string): Finding => ({ how: 'bad', what, detail });
