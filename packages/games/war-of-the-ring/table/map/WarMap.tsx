import type { Words } from '#look';
import { createMemo, type JSX } from 'solid-js';
import type { WarView } from '../../view.ts';
import { describeRegion } from '../words.ts';
import type { Land } from './geometry.ts';
import { Ground } from './Ground.tsx';
import { namesAt } from './names.ts';
import { Names } from './Names.tsx';
import { Pieces } from './Pieces.tsx';
import { placesOf } from './places.ts';
import { Regions } from './Regions.tsx';
import { BLEED } from './sheet.ts';

export interface WarMapProps {
  readonly land: Land;
  readonly view: WarView;
  readonly words: Words;
  /** Regions that may be touched now. */
  readonly open: ReadonlySet<string>;
  /** Regions that were chosen, or are being looked at. */
  readonly chosen: ReadonlySet<string>;
  onTouch(region: string, anchor: SVGElement): void;
}

/** Shields keep this width on the screen, in pixels, at the least and at the most. */
const SMALLEST = 24;
const LARGEST = 42;
const SHIELD = 22;

export const growAt = (scale: number): number => Math.max(SMALLEST / (SHIELD * scale), Math.min(1, LARGEST / (SHIELD * scale)));

export function WarMap(props: WarMapProps): JSX.Element {
  const scale = () => 1.12;
  const grow = () => growAt(scale());
  const nations = new Map(props.view.regions.flatMap(({ id, nation }) => (nation === null ? [] : [[id, nation] as const])));
  const places = createMemo(() => placesOf(props.land, props.view));
  const names = createMemo(() => namesAt(places(), (id) => props.words(`region.${id}`), scale(), grow()));
  return (
    <div class="wr-map">
      <div class="wr-stage">
        <Ground land={props.land} nations={nations} words={props.words} />
        <svg
          class="wr-live"
          viewBox={`${BLEED.x} ${BLEED.y} ${BLEED.width} ${BLEED.height}`}
          role="group"
          aria-label={props.words('table.map')}
        >
          <Regions
            regions={props.land.regions}
            open={props.open}
            chosen={props.chosen}
            focused="rivendell"
            describe={(id) => describeRegion(props.words, props.view, id, props.land.byId.get(id)?.neighbours ?? [])}
            onTouch={(id, anchor) => props.onTouch(id, anchor)}
            onFocus={() => undefined}
          />
          <Names names={names()} />
          <Pieces places={places()} fellowship={props.view.fellowship} grow={grow()} />
        </svg>
      </div>
    </div>
  );
}
