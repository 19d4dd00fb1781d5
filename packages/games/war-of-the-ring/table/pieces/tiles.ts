import type { SideId } from './nations.ts';

/** What is printed on a Hunt tile. */
export interface TileFace {
  /** A number (below zero it heals), an Eye, or a die to be rolled. */
  readonly value: number | 'eye' | 'die';
  readonly reveal: boolean;
  readonly stop: boolean;
  /** Whose special tile it is. */
  readonly owner: SideId | null;
}

const tile = (value: TileFace['value'], signs = '', owner: SideId | null = null): TileFace => ({
  value,
  reveal: signs.includes('r'),
  stop: signs.includes('s'),
  owner,
});

const STANDARD: readonly TileFace[] = [
  ...Array.from({ length: 4 }, () => tile('eye', 'r')),
  ...[tile(0, 'r'), tile(0, 'r'), tile(1), tile(1), tile(1, 'r'), tile(1, 'r'), tile(2), tile(2), tile(2, 'r'), tile(3), tile(3), tile(3)],
];
const SPECIAL: readonly TileFace[] = [
  ...[tile(0, '', 'free-peoples'), tile(0, '', 'free-peoples'), tile(-2, '', 'free-peoples'), tile(-1, '', 'free-peoples')],
  ...[tile('die', 's', 'shadow'), tile('eye', 'rs', 'shadow'), tile(3, 's', 'shadow'), tile(1, 'rs', 'shadow')],
];

/** By their names in the box: `hunt-std-01`, `hunt-spec-03`. */
export function tileOf(id: string): TileFace {
  const [, kind, number] = /^hunt-(std|spec)-(\d+)$/.exec(id) ?? [];
  return (kind === 'spec' ? SPECIAL : STANDARD)[Number(number) - 1] ?? tile('eye');
}

/** Tiles that say the same, with their number, in the order of the box. */
export function sorted(ids: readonly string[]): { readonly id: string; readonly tile: TileFace; readonly count: number }[] {
  const kinds = new Map<string, { id: string; tile: TileFace; count: number }>();
  for (const id of ids.toSorted()) {
    const one = tileOf(id);
    const key = `${one.value} ${one.reveal} ${one.stop} ${one.owner}`;
    const known = kinds.get(key);
    if (known === undefined) kinds.set(key, { id, tile: one, count: 1 });
    else known.count++;
  }
  return [...kinds.values()];
}
