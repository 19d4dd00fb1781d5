import tiles from '../../content/hunt-tiles.json' with { type: 'json' };
import type { TileEffect } from '../../odds/hunt.ts';

/** Tiles of the box that do the same. */
interface TileKind {
  /** Its key in the locale: `2r`, `eye`, `die-stop`. */
  readonly name: string;
  readonly tile: TileEffect;
  /** So many in the box. */
  readonly most: number;
  /** So many in the pool when the game begins. */
  readonly standard: number;
}

const effectOf = ({ value, reveal, stop, type }: (typeof tiles.standard)[number] | (typeof tiles.special)[number]): TileEffect => ({
  value: value === 'eye' || value === 'die' ? value : Number(value),
  reveals: reveal,
  stops: stop,
  special: type === 'special',
});

const nameOf = ({ value, reveals, stops, special }: TileEffect): string =>
  [
    typeof value === 'number' && value < 0 ? `heal${-value}` : value,
    reveals && value !== 'eye' ? 'r' : '',
    special ? '-special' : '',
    stops ? '-stop' : '',
  ].join('');

/** The standard tiles first. */
export const TILE_KINDS: readonly TileKind[] = (() => {
  const kinds = new Map<string, { name: string; tile: TileEffect; most: number; standard: number }>();
  for (const tile of [...tiles.standard, ...tiles.special].map(effectOf)) {
    const name = nameOf(tile);
    const kind = kinds.get(name) ?? { name, tile, most: 0, standard: 0 };
    kinds.set(name, { ...kind, most: kind.most + 1, standard: kind.standard + (tile.special ? 0 : 1) });
  }
  return [...kinds.values()];
})();
