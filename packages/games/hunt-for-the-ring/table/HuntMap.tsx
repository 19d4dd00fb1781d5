import type { Language } from '#kernel';
import type { HuntAction } from '../rules/state.ts';
import { MapFrame } from '#look/map/MapFrame.tsx';
import { Pointed, type PointedSpot } from '#look/map/Pointed.tsx';
import { Reading } from '#look/map/Reading.tsx';
import { counterScale } from '#look/map/targets.ts';
import { Zoom } from '#look/map/Zoom.tsx';
import { createEffect, createMemo, createSignal, type JSX, on, Show } from 'solid-js';
import type { Desk } from './desk.ts';
import { changeLayers, layers } from './layers.ts';
import { Legend } from './Legend.tsx';
import { Strip } from './Strip.tsx';
import { createAtWork } from './map/atWork.ts';
import type { Belief } from './map/beliefs.ts';
import { Elsewhere } from './map/Elsewhere.tsx';
import { Flashes } from './map/Flashes.tsx';
import { Fog } from './map/Fog.tsx';
import { Ground } from './map/Ground.tsx';
import type { LoadedSheet } from './map/loaded.ts';
import { spotsNamed } from './map/named.ts';
import { createOnMap } from './map/onMap.ts';
import { Pieces } from './map/Pieces.tsx';
import { placeSpot } from './map/placeSpot.ts';
import { Regions } from './map/Regions.tsx';
import { NAME_SIZE } from './map/sizes.ts';
import { Spaces } from './map/Spaces.tsx';
import { tellingOf } from './map/telling.ts';
import { entriesOf } from './map/thread.ts';
import { Beads, Thread } from './map/Thread.tsx';

/** Names on the map: pixels that are easily read, and the least in units of the map. */
const READABLE = 14.5;
const SMALLEST_NAME = 12.5;

/** The map of one part, with everything that lives on it. */
export function HuntMap(props: {
  readonly desk: Desk;
  readonly loaded: LoadedSheet;
  readonly language: Language;
  readonly belief: Belief | null;
  readonly allowed: boolean;
  readonly pointed: HuntAction | null;
  readonly pick: (first: string | null) => void;
}): JSX.Element {
  const { desk, loaded } = props;
  const { table } = desk;
  const { words } = table;
  const { sheet } = loaded;
  const spotOf = (place: string) => placeSpot(loaded, props.language, place);
  const onMap = createOnMap(loaded, { view: () => table.view, belief: () => props.belief, pointed: () => props.pointed, spotOf });
  const telling = tellingOf(desk, sheet, onMap, () => props.language);
  const { map, touching, news } = createAtWork({ desk, loaded, onMap, telling }, { spotOf, pick: (first) => props.pick(first) });
  const [legend, openLegend] = createSignal(false);

  /** What a line of the chronicle names, when somebody points at it: comes into sight too. */
  const named = createMemo(() => (table.pointed == null ? [] : spotsNamed(table.pointed)));
  const pointed = createMemo(() =>
    named().flatMap(({ part, spot }): PointedSpot[] => {
      const at = part === sheet.part ? (sheet.byId.get(spot) ?? spotOf(spot)) : null;
      return at === null ? [] : [{ spot, x: at.x, y: at.y, wide: !sheet.byId.has(spot) }];
    }),
  );
  createEffect(on(pointed, (spots) => map.sight.reveal(spots), { defer: true }));

  /** Pieces and numbers keep a size that can be read. */
  const grown = createMemo(() => counterScale(map.scale(), 0.86, 1.75));
  const grownNumbers = createMemo(() => counterScale(map.scale(), 0.85, 1.2));
  /** Names are as large on the screen as the room that was kept for them allows. */
  const nameSize = createMemo(() => Math.round(Math.min(NAME_SIZE, Math.max(SMALLEST_NAME, READABLE / map.scale())) * 4) / 4);
  const isLabelled = createMemo(() => map.scale() >= 0.6);
  const isRead = createMemo(() => map.scale() >= 1.45);

  return (
    <MapFrame
      map={map}
      class="hr-map"
      label={words('table.map', { part: `@part.${sheet.part}` })}
      ground={<Ground loaded={loaded} words={words} />}
      over={
        <>
          <Strip table={table} />
          <Elsewhere words={words} named={named()} part={sheet.part} />
          <Legend
            words={words}
            part={sheet.part}
            belief={props.belief}
            allowed={props.allowed}
            threaded={entriesOf(table.view) !== null}
            own={onMap.own()}
            layers={layers()}
            change={changeLayers}
            open={legend()}
            toggle={() => openLegend(!legend())}
          />
          <Zoom
            map={map}
            words={{
              label: words('table.zoom.label'),
              nearer: words('table.zoom.in'),
              farther: words('table.zoom.out'),
              whole: words('table.zoom.fit'),
            }}
          />
          <Show when={map.reading()} keyed>
            {(space) => <Reading at={space.anchor} told={telling.told(space.id)} />}
          </Show>
          <div data-why-slot="" class="hr-slip" />
        </>
      }
    >
      <Show when={layers().belief}>
        <Fog sheet={sheet} shades={onMap.shades()} />
      </Show>
      <Regions
        loaded={loaded}
        language={props.language}
        named={isRead()}
        grow={grownNumbers()}
        offered={desk.offers.spots}
        watched={table.view.inquiry?.kind === 'perception' ? (table.view.inquiry?.target ?? null) : null}
        say={(place) => telling.offered(place).join('; ')}
        touch={(place, anchor) => touching.touchPlace(place, anchor)}
      />
      <Show when={onMap.thread()}>{(line) => <Thread thread={line()} />}</Show>
      <Spaces
        map={map}
        loaded={loaded}
        language={props.language}
        nameSize={isLabelled() ? nameSize() : null}
        grow={grownNumbers()}
        shades={onMap.shades()}
        state={touching.state}
        threats={(id) => onMap.threats()?.get(id) ?? []}
        describe={telling.describe}
      />
      <Show when={onMap.thread()}>{(line) => <Beads thread={line()} grow={grownNumbers()} />}</Show>
      <Pieces figures={onMap.figures()} tokens={onMap.tokens()} grow={grown()} />
      <Flashes flashes={news.flashes()} />
      <Pointed spots={pointed()} grow={grown()} />
    </MapFrame>
  );
}
