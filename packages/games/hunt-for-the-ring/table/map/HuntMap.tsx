import type { Action } from '#kernel';
import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { describeSpace, type Told } from '../describe.ts';
import type { Desk } from '../desk.ts';
import { changeLayers, layers } from '../layers.ts';
import { Legend } from '../Legend.tsx';
import { Strip } from '../Strip.tsx';
import { spotWord } from '../words.ts';
import { type Belief, type Shade, shadesOf } from './beliefs.ts';
import { Flashes } from './Flashes.tsx';
import { Fog } from './Fog.tsx';
import { Inspector } from './Inspector.tsx';
import { createKeys } from './keys.ts';
import { NAME_SIZE, type Tongue } from './sizes.ts';
import type { LoadedSheet } from './loaded.ts';
import { MapWindow } from './MapWindow.tsx';
import { onOtherMap, spotsNamed } from './named.ts';
import { createNews } from './news.ts';
import { figuresOf, tokensOf } from './pieces.ts';
import { Pieces } from './Pieces.tsx';
import { Pointed } from './Pointed.tsx';
import { exposure } from './reach.ts';
import { placeSpot } from './placeSpot.ts';
import { Regions } from './Regions.tsx';
import type { Space } from './sheet.ts';
import { createSight, type Sight } from './sight.ts';
import { Spaces } from './Spaces.tsx';
import { entriesOf, threadOf } from './thread.ts';
import { Beads, Thread } from './Thread.tsx';
import { createTouching } from './touching.ts';
import { createViewport } from './viewport.ts';
import { Zoom } from './Zoom.tsx';

/** A mouse that rests on a space so long reads it. */
const RESTS = 380;
/** Names on the map: pixels that are easily read, and the least in units of the map. */
const READABLE = 14.5;
const SMALLEST_NAME = 12.5;

/** The map of one part, with everything that lives on it. */
export function HuntMap(props: {
  readonly desk: Desk;
  readonly loaded: LoadedSheet;
  readonly tongue: Tongue;
  readonly belief: Belief | null;
  readonly allowed: boolean;
  readonly pointed: Action | null;
  readonly pick: (first: string | null) => void;
}): JSX.Element {
  const { desk, loaded } = props;
  const { table } = desk;
  const { words } = table;
  const { sheet, ways } = loaded;
  const view = () => table.view;
  const offers = () => desk.offers;
  let root: HTMLDivElement | undefined;
  const element = (id: string): SVGGElement | null => root?.querySelector<SVGGElement>(`[data-space="${id}"]`) ?? null;
  const spotOf = (place: string) => placeSpot(loaded, props.tongue, place);

  const viewport = createViewport({ top: 40, bottom: 4 });
  const [legend, openLegend] = createSignal(false);

  // What lies and stands on the map.
  const shades = createMemo(
    (): ReadonlyMap<string, Shade> => (props.belief === null || !layers().belief ? new Map() : shadesOf(props.belief)),
  );
  const figures = createMemo(() => figuresOf(view(), sheet));
  const tokens = createMemo(() => tokensOf(view(), sheet, spotOf));
  const own = () => view().mine?.role === 'ring-bearer';
  /** Only the Ring-bearer is warned, from what lies open on the board. */
  const threats = createMemo(() => (own() ? exposure(sheet, view().nazgul, view().turn === 'night') : null));
  const entries = createMemo((): readonly string[] | null => {
    const { pointed } = props;
    const { mine } = view();
    if (pointed?.type === 'keepJourney' && mine?.role === 'ring-bearer')
      return mine.journeysSeen.find(({ id }) => id === pointed.journey)?.rows ?? entriesOf(view());
    return entriesOf(view());
  });
  const thread = createMemo(() => {
    const known = entries();
    return known === null || !layers().thread ? null : threadOf(sheet, ways, known, view().step);
  });

  // A space in words, and read by resting on it or touching it.
  const told = (space: Space): Told =>
    describeSpace(words, view(), props.tongue, space, shades().get(space.id) ?? null, threats()?.get(space.id) ?? null);
  const titleOf = (id: string): string => {
    const space = sheet.byId.get(id);
    return space === undefined ? id : told(space).name;
  };
  const describe = (space: Space): string => {
    const { name, lines } = told(space);
    const offered = offers()
      .at(space.id)
      .slice(0, 3)
      .map((action) => desk.say(action));
    return [name, ...offered, ...lines].join('; ');
  };
  const [inspected, inspect] = createSignal<{ readonly id: string; readonly anchor: Element } | null>(null);
  let hovering: ReturnType<typeof setTimeout> | undefined;
  const hover = (id: string | null, anchor: Element): void => {
    clearTimeout(hovering);
    if (id === null) inspect(null);
    else hovering = setTimeout(() => inspect({ id, anchor }), RESTS);
  };
  onCleanup(() => clearTimeout(hovering));

  // What it does: touches, sight, keys, news.
  const touching = createTouching(
    { desk, sheet },
    {
      scale: () => viewport.look().scale,
      element,
      titleOf,
      inspect,
      skip: () => news.skip(),
      pick: (first) => props.pick(first),
    },
  );
  const { state } = touching;
  const sight: Sight = createSight(viewport, {
    wanted: () => [
      ...sheet.spaces.filter(({ id }) => state(id) !== 'idle'),
      ...[...offers().spots].flatMap((place) => (sheet.byId.has(place) ? [] : (spotOf(place) ?? []))),
    ],
    happening: () =>
      [view().foundAt, view().inquiry?.target ?? null].flatMap((place) =>
        place === null ? [] : (sheet.byId.get(place) ?? spotOf(place) ?? []),
      ),
    else: figures,
    asked: () => offers().asked,
    moment: () => `${table.turn?.prompt?.id ?? ''} ${view().active ?? ''}`,
    covered: () => sceneOver(root),
  });
  const keys = createKeys(sheet, {
    desk,
    viewport,
    sight,
    touching,
    element,
    inspect,
    list: () => root?.parentElement?.querySelector<HTMLElement>('.hr-all')?.click(),
  });
  onMount(() => root?.addEventListener('keydown', keys.onKey));
  const news = createNews({ table, loaded }, { root: () => root, spotOf, sight: () => sight, asked: () => offers().asked });

  /** What a line of the chronicle names, when somebody points at it: comes into sight too. */
  const pointed = createMemo(() =>
    (table.pointed == null ? [] : spotsNamed(table.pointed)).flatMap(({ part, spot }) => {
      const at = part === sheet.part ? (sheet.byId.get(spot) ?? spotOf(spot)) : null;
      return at === null ? [] : [{ spot, x: at.x, y: at.y, wide: !sheet.byId.has(spot) }];
    }),
  );
  createEffect(on(pointed, (spots) => sight.reveal(spots), { defer: true }));
  /** A line of the other part names places that are not on this map: that is said. */
  const elsewhere = createMemo(() => (table.pointed == null ? null : onOtherMap(spotsNamed(table.pointed), sheet.part)));

  const scale = () => viewport.look().scale;
  /** Pieces and numbers keep a size that can be read. */
  const grow = () => Math.min(1.75, Math.max(1, 0.86 / scale()));
  const numberGrow = () => Math.min(1.2, Math.max(1, 0.85 / scale()));
  /** Names are as large on the screen as the room that was kept for them allows. */
  const nameSize = createMemo(() => Math.round(Math.min(NAME_SIZE, Math.max(SMALLEST_NAME, READABLE / scale())) * 4) / 4);
  const isLabelled = createMemo(() => scale() >= 0.6);
  const isRead = createMemo(() => scale() >= 1.45);
  const grown = createMemo(() => Math.round(grow() * 20) / 20);
  const grownNumbers = createMemo(() => Math.round(numberGrow() * 20) / 20);

  return (
    <div class="hr-map" ref={root}>
      <MapWindow
        loaded={loaded}
        viewport={viewport}
        words={words}
        label={words('table.map', { part: `@part.${sheet.part}` })}
        ground={(x, y) => touching.ground(x, y)}
      >
        <Show when={layers().belief}>
          <Fog sheet={sheet} shades={shades()} />
        </Show>
        <Regions
          loaded={loaded}
          tongue={props.tongue}
          named={isRead()}
          grow={grownNumbers()}
          offered={offers().spots}
          watched={view().inquiry?.kind === 'perception' ? (view().inquiry?.target ?? null) : null}
          say={(place) =>
            offers()
              .at(place)
              .map((action) => desk.say(action))
              .join('; ')
          }
          touch={(place, anchor) => touching.touchPlace(place, anchor)}
        />
        <Show when={thread()}>{(line) => <Thread thread={line()} />}</Show>
        <Spaces
          loaded={loaded}
          tongue={props.tongue}
          words={words}
          nameSize={isLabelled() ? nameSize() : null}
          grow={grownNumbers()}
          shades={shades()}
          focused={keys.home()}
          state={state}
          threats={(id) => threats()?.get(id) ?? []}
          describe={describe}
          touch={(id, anchor) => touching.touch(id, anchor)}
          focus={(id) => keys.focus(id)}
          hover={hover}
        />
        <Show when={thread()}>{(line) => <Beads thread={line()} grow={grownNumbers()} />}</Show>
        <Pieces figures={figures()} tokens={tokens()} grow={grown()} />
        <Flashes flashes={news.flashes()} />
        <Pointed spots={pointed()} grow={grown()} />
      </MapWindow>
      <Strip table={table} />
      <Show when={elsewhere()}>
        {(other) => (
          <p class="hr-cart hr-elsewhere" role="status">
            {words('table.elsewhere', {
              places: other().spots.map((spot) => spotWord(other().part, spot)),
              part: other().part === 1 ? 'I' : 'II',
            })}
          </p>
        )}
      </Show>
      <Legend
        words={words}
        part={sheet.part}
        belief={props.belief}
        allowed={props.allowed}
        threaded={entriesOf(view()) !== null}
        own={own()}
        layers={layers()}
        change={changeLayers}
        open={legend()}
        toggle={() => openLegend(!legend())}
      />
      <Zoom words={words} viewport={viewport} />
      <Show when={inspected()} keyed>
        {(place) => <Inspector at={place.anchor} told={told(sheet.byId.get(place.id) ?? sheet.spaces[0])} />}
      </Show>
      <div data-why-slot="" class="hr-slip" />
    </div>
  );
}

/** Pixels of the map's foot that lie under the scene; what is only told, and goes by itself, does not count. */
function sceneOver(map: HTMLElement | undefined): number {
  const scene = map?.parentElement?.querySelector('.hr-scene');
  if (map === undefined || scene == null || scene.matches('.past:not(:has(button))') || scene.childElementCount === 0) return 0;
  return Math.max(0, map.getBoundingClientRect().bottom - scene.getBoundingClientRect().top);
}
