/**
 * Marks an element as a sign: `{...sign(words('table.sign.ring'))}`. What it means is heard with it, and shown by the reader of signs where a mouse
 * rests on it, a finger stays on it, or the keyboard stands on it.
 */
export const sign = (means: string): { readonly 'data-sign': string; readonly 'aria-description': string } => ({
  'data-sign': means,
  'aria-description': means,
});

/** The same for what nobody touches, such as a track: the keyboard can come to it too. */
export const standingSign = (means: string) => ({ ...sign(means), tabindex: 0 }) as const;
