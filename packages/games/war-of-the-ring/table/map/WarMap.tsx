import { TABLET } from '#look/bounds.ts';
import { createMap, type DrawnMap } from '#look/map/createMap.ts';
import { MapFrame } from '#look/map/MapFrame.tsx';
import { namesAt } from '#look/map/names.ts';
import { Pointed } from '#look/map/Pointed.tsx';
import { Reading } from '#look/map/Reading.tsx';
import { counterScale } from '#look/map/targets.ts';
import { Zoom } from '#look/map/Zoom.tsx';
import { createEffect, createMemo, type JSX, on, Show } from 'solid-js';
import type { WarView } from '../../view/view.ts';
import { regionOf } from '../sites.ts';
import { describeRegion, tellRegion, type ToldRegion, toldRegion } from '../words.ts';
import type { Land } from './geometry.ts';
import { Ground } from './Ground.tsx';
import { Names } from './Names.tsx';
import { bodyOf, namesOf, rankOf } from './namesOf.ts';
import { Onslaught, type Way } from './Onslaught.tsx';
import { type HostMark, Pieces } from './Pieces.tsx';
import { type RegionPlaces, placesOf, sameRoom } from './places.ts';
import { Regions } from './Regions.tsx';
import { Ribbons } from './Ribbons.tsx';
import { PAPER, SHEET } from './sheet.ts';
import type { Words } from '../keys.ts';

interface WarMapProps {
  readonly land: Land;
  readonly view: WarView;
  /** What stands on the map is that of this moment: armies that are seen to march have not arrived yet. */
  readonly standing: WarView;
  readonly words: Words;
  /** Regions that may be touched now. */
  readonly open: ReadonlySet<string>;
  /** Regions that were chosen, or are being looked at. */
  readonly chosen: ReadonlySet<string>;
  /** Regions that the card which is being read would touch: gold, as an answer to it. */
  readonly touched: ReadonlySet<string>;
  /** What can be done lies over the foot of the map, where somebody plays. */
  readonly played: boolean;
  /** The viewer is asked something; `moment` changes when it is something else. */
  readonly asked: boolean;
  readonly moment: string;
  onTouch(region: string, anchor: Element): void;
  /** A touch that meant no region. */
  onMissed(): void;
  /** Everything that can be done, as a list. */
  onList(root: HTMLElement): void;
  /** Regions at which something points: a line of the chronicle, or the tale of what happened. */
  readonly pointed?: readonly string[];
  /** What lies on the ground, under the regions that can be touched. */
  readonly beneath?: JSX.Element;
  /** At the foot of a shield: whose army it is. */
  readonly marks?: HostMark;
  /** What lies over the pieces: roads, and what is seen to happen. */
  readonly above?: (drawn: DrawnMap, grow: () => number) => JSX.Element;
}

/** Shields are never smaller on the screen than at so many pixels a unit. */
const LEAST = 1.1;
const GROWN = 2.4;
/** What is seen of the lands round a place when there is no room for all. */
const AROUND = 60;
/** Two regions so near to one another are both seen when what lies between them is. */
const NEAR = 90;

/** On a wide screen what can be done lies over the foot of the map: the coast of Harad stays above it, in pixels. */
const FOOT = 62;

/** Pixels of the map's foot that lie under a leaf; one that stands beside the middle of the map does not count. */
function leafOver(map: HTMLElement): number {
  const leaf = map.parentElement?.querySelector('.wr-leaf, .wr-hunt')?.getBoundingClientRect();
  const box = map.getBoundingClientRect();
  return leaf === undefined || leaf.width < box.width * 0.9 ? 0 : Math.max(0, box.bottom - leaf.top);
}

/** On a wide screen the hand and the answers lie over the foot of the map; in a battle they are put away, and who goes is said on the far side. */
const underFoot = (root: HTMLElement): number =>
  Math.max(
    0,
    ...[...(root.parentElement?.querySelectorAll('.wr-hand, .wr-acts:not(:has(.wr-company-panel))') ?? [])]
      .filter((part) => part.checkVisibility())
      .map((part) => root.getBoundingClientRect().bottom - part.getBoundingClientRect().top),
  );

/** What lies over the foot of the map, whichever reaches highest. */
const covered = (root: HTMLElement): number => Math.max(leafOver(root), underFoot(root));

const sameTold = (one: ToldRegion, other: ToldRegion): boolean => one.seen === other.seen && one.fellowship === other.fellowship;

export function WarMap(props: WarMapProps): JSX.Element {
  const { land, words } = props;
  const tablet = matchMedia(TABLET);
  const spotOf = (id: string) => land.byId.get(id)?.spot ?? { x: SHEET.width / 2, y: SHEET.height / 2 };
  const way = (): Way | null => props.view.battle ?? props.view.forming;
  /** What was chosen or is looked at, and where a battle or a march leads. */
  const edged = createMemo(() => {
    const going = way();
    return going?.to == null ? props.chosen : new Set([...props.chosen, regionOf(going.to)]);
  });
  /** Both sides of a battle, or both ends of a march that is being prepared. */
  const happening = () => {
    const going = way();
    if (going === null) return [];
    const [from, to] = [spotOf(regionOf(going.from)), spotOf(regionOf(going.to ?? going.from))];
    const isNear = Math.hypot(from.x - to.x, from.y - to.y) < NEAR;
    return isNear ? [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }] : [from, to];
  };
  /** What happens, or else the Fellowship with the lands about it. */
  const centre = () => {
    const now = happening();
    if (now.length > 0) return now;
    const { x, y } = spotOf(props.view.fellowship.at);
    return [
      { x: x - AROUND, y: y - AROUND },
      { x: x + AROUND, y: y + AROUND },
    ];
  };
  const map = createMap({
    paper: PAPER,
    spaces: land.regions.map(({ id, spot }) => ({ id, ...spot })),
    neighbours: (id) => land.byId.get(id)?.neighbours ?? [],
    inset: {
      top: 0,
      get bottom() {
        return props.played && !tablet.matches && props.view.battle === null ? FOOT : 0;
      },
    },
    isWanted: (id) => props.open.has(id),
    touch: (id, anchor) => props.onTouch(id, anchor),
    missed: () => props.onMissed(),
    list: (root) => props.onList(root),
    watched: {
      happening,
      else: centre,
      near: () => props.view.battle !== null,
      asked: () => props.asked,
      moment: () => props.moment,
      covered,
    },
  });
  // What is being looked at comes into sight, once the leaf that tells of it is laid out.
  createEffect(
    on(
      () => props.chosen,
      (chosen) => void requestAnimationFrame(() => map.sight.reveal([...chosen].map(spotOf))),
      { defer: true },
    ),
  );

  createEffect(
    on(
      () => props.pointed,
      (pointed) => map.sight.reveal((pointed ?? []).map(spotOf)),
      { defer: true },
    ),
  );

  /** What lies open in a leaf need not be read beside the region too. */
  const unread = () => {
    const reading = map.reading();
    return reading !== null && props.chosen.has(reading.id) ? null : reading;
  };
  const painted = createMemo(() => map.viewport.painted());
  const grow = createMemo(() => counterScale(painted(), LEAST, GROWN));
  const nations = new Map(props.view.regions.flatMap(({ id, nation }) => (nation === null ? [] : [[id, nation] as const])));
  const places = createMemo((before: readonly RegionPlaces[]) => placesOf(land, props.standing, before), []);
  const rooms = createMemo(() => places(), [], { equals: sameRoom });
  const ranks = createMemo(() => new Map(rooms().map((place) => [place.id, rankOf(place)])));
  const labels = createMemo(() => {
    const bodies = rooms().map((place) => bodyOf(place, grow()));
    const names = namesOf(rooms(), (id) => words(`region.${id}`), painted(), grow());
    return namesAt(
      names,
      painted(),
      SHEET,
      bodies.filter(({ width, height }) => width * height > 0),
    );
  });
  return (
    <MapFrame
      map={map}
      class="wr-map"
      label={words('table.map')}
      ground={<Ground land={land} nations={nations} words={words} />}
      over={
        <>
          <Zoom
            map={map}
            words={{
              label: words('table.zoom.label'),
              nearer: words('table.zoom.in'),
              farther: words('table.zoom.out'),
              whole: words('table.zoom.fit'),
            }}
          />
          <Show when={unread()} keyed>
            {(space) => <Reading at={space.anchor} told={tellRegion(words, toldRegion(props.view, space.id))} />}
          </Show>
          <div data-why-slot="" class="wr-slip" />
        </>
      }
    >
      {props.beneath}
      <Regions
        map={map}
        regions={land.regions}
        open={props.open}
        touched={props.touched}
        chosen={edged()}
        describe={({ id, neighbours }) => {
          const told = createMemo(() => toldRegion(props.view, id), undefined, { equals: sameTold });
          return () => describeRegion(words, told(), neighbours);
        }}
      />
      <Onslaught land={land} way={way()} isMarch={props.view.battle === null} grow={grow()} />
      <Names labels={labels()} rank={(id) => ranks().get(id) ?? 'wild'} scale={painted()} />
      <Pieces
        places={places()}
        fellowship={props.standing.fellowship}
        grow={grow()}
        {...(props.marks === undefined ? {} : { marks: props.marks })}
      />
      <Ribbons land={land} battle={props.view.battle} words={words} grow={grow} />
      {props.above?.(map, grow)}
      <Pointed spots={(props.pointed ?? []).map((spot) => ({ spot, wide: false, ...spotOf(spot) }))} grow={grow()} />
    </MapFrame>
  );
}
