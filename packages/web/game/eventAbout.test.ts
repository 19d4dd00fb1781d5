import { describe, expect, it } from 'vitest';
import { gameIds } from '#games';

/** What a game says of an event that names no seat: whether it is about this one. */
interface About {
  readonly about: (event: { readonly type: string }, view: unknown, seat: number) => boolean;
}

const TOLD = import.meta.glob<{ readonly event: { readonly [type: string]: unknown } }>('../../games/*/locale/en.json', {
  import: 'default',
});
const ABOUT = import.meta.glob<About>('../../games/*/table/about.ts');

describe.each(gameIds())('%s', (game) => {
  it('knows that what is told to “you” happened to whoever reads it', async () => {
    const { event } = (await TOLD[`../../games/${game}/locale/en.json`]?.()) ?? { event: {} };
    const yours = Object.entries(event).flatMap(([type, words]) => (typeof words === 'string' && /^Your? /.test(words) ? [type] : []));
    const { about } = (await ABOUT[`../../games/${game}/table/about.ts`]?.()) ?? { about: () => false };
    expect(yours.filter((type) => !about({ type }, { sides: [{ id: '' }] }, 0))).toEqual([]);
  });
});
