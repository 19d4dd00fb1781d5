import { type Accessor, createMemo, For, type JSX } from 'solid-js';
import type { BattleView } from '../../view/view.ts';
import { SIDE_PAINT, type SideId } from '../pieces/nations.ts';
import { regionOf } from '../sites.ts';
import type { Land } from './geometry.ts';
import type { Words } from '../keys.ts';

interface Ribbon {
  readonly side: SideId;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** It is pinned to the left of its stack, not to the right. */
  readonly left: boolean;
}

/** How far beside its stack a ribbon is pinned, and how wide a letter is: in units of the map. */
const BESIDE = 31;
const LETTER = 6;

/** In a battle: who attacks and who defends, pinned beside their stacks. */
export function Ribbons(props: {
  readonly land: Land;
  readonly battle: BattleView | null;
  readonly words: Words;
  readonly grow: Accessor<number>;
}): JSX.Element {
  const ribbons = createMemo((): readonly Ribbon[] => {
    const { battle, land, words } = props;
    if (battle === null) return [];
    const enemy: SideId = battle.attacker === 'shadow' ? 'free-peoples' : 'shadow';
    const [from, to] = [land.byId.get(regionOf(battle.from))?.spot, land.byId.get(regionOf(battle.to))?.spot];
    if (from === undefined || to === undefined) return [];
    // Each flies away from the other; in a siege the garrison's over the walls.
    const isWest = from.x < to.x;
    return [
      { side: battle.attacker, text: words('table.battle.ribbon.attack'), x: from.x, y: from.y, left: isWest },
      { side: enemy, text: words('table.battle.ribbon.defence'), x: to.x, y: to.y, left: !isWest },
    ];
  });
  return (
    <g class="wr-ribbons" aria-hidden="true">
      <For each={ribbons()}>
        {({ side, text, x, y, left }) => {
          const width = text.length * LETTER + 16;
          const tail = left ? `M0-8H${-width}l5 8-5 8H0z` : `M0-8H${width}l-5 8 5 8H0z`;
          return (
            <g transform={`translate(${x} ${y}) scale(${props.grow()}) translate(${left ? -BESIDE : BESIDE} 0)`}>
              <path d={tail} fill={SIDE_PAINT[side].fill} />
              <text x={(left ? -1 : 1) * (width / 2 - 2)} y="3.6">
                {text}
              </text>
            </g>
          );
        }}
      </For>
    </g>
  );
}
