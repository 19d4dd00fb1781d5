import { DRAWN, IN_HAND, IN_POOL, REMOVED, type WarEffects, type War } from '../state.ts';

export function poolSize(s: War): number {
  let count = 0;
  for (const where of s.open.tiles) if (where === IN_POOL) count++;
  return count;
}

/** One random tile leaves the pool (WR-HUNT-01). */
export function drawTile(s: War, effects: WarEffects): number {
  const { tiles } = s.open;
  const names: string[] = [];
  if (effects.emit !== undefined)
    for (let tile = 0; tile < tiles.length; tile++) if (tiles[tile] === IN_POOL) names.push(s.box.tileIds[tile]);
  let skip = effects.random.draw(poolSize(s), names.length > 0 ? names : undefined);
  for (let tile = 0; tile < tiles.length; tile++) {
    if (tiles[tile] !== IN_POOL || skip-- > 0) continue;
    tiles[tile] = IN_HAND;
    return tile;
  }
  throw new Error('The hunt pool is empty');
}

/** A resolved tile stays out; special ones are gone (WR-RULING-76). When the pool is empty all standard tiles return (WR-HUNT-02). */
export function discardTile(s: War, tile: number): void {
  s.open.tiles[tile] = s.box.tiles[tile].special ? REMOVED : DRAWN;
  refillPool(s);
}

export function refillPool(s: War): void {
  if (poolSize(s) > 0) return;
  const { tiles } = s.open;
  for (let tile = 0; tile < tiles.length; tile++) if (tiles[tile] === DRAWN) tiles[tile] = IN_POOL;
}
