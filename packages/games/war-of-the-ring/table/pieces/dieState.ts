/** Ready to be used, spent, not yet rolled, or the one in use now. */
export type DieState = 'ready' | 'spent' | 'unrolled' | 'used';
