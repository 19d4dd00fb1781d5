/** The state of one check. `bad`: broken or about to be; `look`: the operator should look at it. */
export interface Finding {
  readonly how: 'well' | 'look' | 'bad';
  readonly what: string;
  readonly detail: string;
}

export const ok = (what: string, detail: string): Finding => ({ how: 'well', what, detail });
export const warn = (what: string, detail: string): Finding => ({ how: 'look', what, detail });
export const fail = (what: string, detail: string): Finding => ({ how: 'bad', what, detail });
