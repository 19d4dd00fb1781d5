import './bring.ts';
import './map/map.css';
import './pieces/pieces.css';
import './panels/tracks.css';
import './plates.css';
import { namesAt } from '#look/map/names.ts';
import { StillMap } from '#look/map/StillMap.tsx';
import { windowOf } from '#look/map/windowOf.ts';
import type { PlateProps, Plates } from '#look/signs.ts';
import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import type { WarView } from '../view.ts';
import type { Land } from './map/geometry.ts';
import { Ground } from './map/Ground.tsx';
import { loadLand } from './map/loaded.ts';
import { Names } from './map/Names.tsx';
import { bodyOf, namesOf, rankOf } from './map/namesOf.ts';
import { Pieces } from './map/Pieces.tsx';
import { placesOf } from './map/places.ts';
import { Marked } from './map/Regions.tsx';
import { BLEED, SHEET } from './map/sheet.ts';
import { Politics } from './panels/Politics.tsx';
import { FellowshipTrack, MordorTrack } from './panels/Tracks.tsx';

type Given = PlateProps<WarView>;

/** Land about the regions that are shown, in units of the map, and the shape of the picture. */
const MARGIN = 56;
const RATIO = 1.6;
/** Pixels a unit, as the picture is usually seen: letters are sized by it. */
const SCALE = 2;

/** A part of the map with what stands there. */
function Lands(props: Given): JSX.Element {
  const [land, setLand] = createSignal<Land | null>(null);
  onMount(() => void loadLand().then(setLand));
  return <Show when={land()}>{(drawn) => <Window {...props} land={drawn()} />}</Show>;
}

function Window(props: Given & { readonly land: Land }): JSX.Element {
  const { land, view, words } = props;
  const regions = (ids: readonly string[]) => ids.flatMap((id) => land.byId.get(id) ?? []);
  const seen = windowOf(
    regions(props.at).map(({ spot }) => spot),
    MARGIN,
    RATIO,
  );
  const places = placesOf(land, view);
  const ranks = new Map(places.map((place) => [place.id, rankOf(place)]));
  const labels = () =>
    namesAt(
      namesOf(places, (id) => words(`region.${id}`), SCALE, 1),
      SCALE,
      SHEET,
      places.map((place) => bodyOf(place, 1)).filter(({ width, height }) => width * height > 0),
    );
  const nations = new Map(view.regions.flatMap(({ id, nation }) => (nation === null ? [] : [[id, nation] as const])));
  return (
    <StillMap class="wr-still" window={seen} bleed={BLEED} ground={<Ground land={land} nations={nations} words={words} />}>
      <For each={regions(props.marked)}>{(region) => <Marked region={region} chosen={false} />}</For>
      <Names labels={labels()} rank={(id) => ranks.get(id) ?? 'wild'} scale={SCALE} />
      <Pieces places={places} fellowship={view.fellowship} grow={1} />
    </StillMap>
  );
}

/** The map, and under it the track of the Fellowship. */
function Way(props: Given): JSX.Element {
  return (
    <>
      <Lands {...props} />
      <div class="wr-plate">
        <FellowshipTrack fellowship={props.view.fellowship} words={props.words} />
      </div>
    </>
  );
}

/** The road up Mount Doom, and how far the Ring-bearers are corrupted. */
function Mordor(props: Given): JSX.Element {
  return (
    <div class="wr-plate">
      <MordorTrack step={props.view.fellowship.mordor} words={props.words} />
      <FellowshipTrack fellowship={props.view.fellowship} words={props.words} />
    </div>
  );
}

function Peoples(props: Given): JSX.Element {
  return (
    <div class="wr-plate">
      <Politics nations={props.view.nations} words={props.words} />
    </div>
  );
}

export const plates: Plates<WarView> = { map: Lands, fellowship: Way, mordor: Mordor, politics: Peoples };
