/** Corruption tokens as they are painted, and what drawn ones will do. */

export interface TokenPaint {
  readonly colour: 'beige' | 'red' | 'grey';
  readonly eye: boolean;
  readonly value: number;
}

const number = (colour: TokenPaint['colour'], value: number): TokenPaint => ({ colour, eye: false, value });
const eye = (colour: TokenPaint['colour']): TokenPaint => ({ colour, eye: true, value: 0 });

const TOKENS: { readonly [id: string]: TokenPaint | undefined } = {
  B1: number('beige', 0),
  B2: number('beige', 0),
  B3: number('beige', 1),
  B4: number('beige', 1),
  B5: number('beige', 1),
  B6: number('beige', 1),
  B7: number('beige', 1),
  B8: number('beige', 2),
  B9: number('beige', 2),
  B10: number('beige', 2),
  B11: number('beige', 2),
  B12: number('beige', 3),
  B13: eye('beige'),
  B14: eye('beige'),
  B15: eye('beige'),
  R1: eye('red'),
  R2: number('red', 3),
  G1: number('grey', 3),
  G2: number('grey', 3),
  G3: eye('grey'),
};

const COLOURS = ['beige', 'grey', 'red'] as const;

/** By its id in a view, or by its name in an event (`beige-1`, `red-eye`); null when this box has no such token. */
export function paintOf(id: string): TokenPaint | null {
  const known = TOKENS[id];
  if (known !== undefined) return known;
  const [, named, worth] = /^([a-z]+)-(eye|\d+)$/.exec(id) ?? [];
  const colour = COLOURS.find((each) => each === named);
  if (colour === undefined || worth === undefined) return null;
  return worth === 'eye' ? eye(colour) : number(colour, Number(worth));
}

/** `beige-1`, `grey-eye`: what a token looks like, as a key of the locale; its own id when this box has no such token. */
export function kindOf(id: string): string {
  const painted = paintOf(id);
  return painted === null ? id : `${painted.colour}-${painted.eye ? 'eye' : painted.value}`;
}

/** Tokens that look the same, and how many of them. */
interface Heap {
  readonly kind: string;
  readonly painted: TokenPaint;
  readonly count: number;
}

/** Sorted as one counts: beige before grey before red, numbers before Eyes. */
export function heapsOf(ids: readonly string[]): readonly Heap[] {
  const heaps = new Map<string, Heap>();
  for (const id of ids) {
    const painted = paintOf(id);
    if (painted === null) continue;
    const kind = kindOf(id);
    heaps.set(kind, { kind, painted, count: (heaps.get(kind)?.count ?? 0) + 1 });
  }
  const rank = ({ painted: { colour, eye: isEye, value } }: Heap): number => COLOURS.indexOf(colour) * 100 + (isEye ? 50 : value);
  return [...heaps.values()].sort((a, b) => rank(a) - rank(b));
}

/** What one drawn token will give. */
interface Blow {
  readonly id: string;
  readonly painted: TokenPaint;
  readonly points: number;
  /** Corruption after it. */
  readonly after: number;
}

/** Drawn tokens one after another: a number gives its points, an Eye one point and one more for every Eye already beside the track. */
export function blowsOf(drawn: readonly string[], corruption: number, eyes: number): readonly Blow[] {
  let after = corruption;
  let beside = eyes;
  return drawn.flatMap((id) => {
    const painted = paintOf(id);
    if (painted === null) return [];
    const points = painted.eye ? 1 + beside : painted.value;
    if (painted.eye) beside++;
    after += points;
    return [{ id, painted, points, after }];
  });
}
