import './bring.ts';
import './map/map.css';
import './pieces/pieces.css';
import './panels/cards.css';
import './panels/tracks.css';
import './plates.css';
import { namesAt } from '#look/map/names.ts';
import { StillMap } from '#look/map/StillMap.tsx';
import { windowOf } from '#look/map/windowOf.ts';
import type { PlateProps, Plates } from '#look/signs.ts';
import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import type { WarView } from '../view/view.ts';
import type { Land } from './map/geometry.ts';
import { Ground } from './map/Ground.tsx';
import { loadLand } from './map/loaded.ts';
import { Names } from './map/Names.tsx';
import { bodyOf, namesOf, rankOf } from './map/namesOf.ts';
import { Pieces } from './map/Pieces.tsx';
import { placesOf } from './map/places.ts';
import { Marked } from './map/Regions.tsx';
import { GROUND, SHEET } from './map/sheet.ts';
import { Politics } from './panels/Politics.tsx';
import { FellowshipTrack, MordorTrack } from './panels/Tracks.tsx';
import { Die } from './pieces/Die.tsx';
import { EventCard } from './pieces/EventCard.tsx';

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
    <StillMap class="wr-still" window={seen} bleed={GROUND} ground={<Ground land={land} nations={nations} words={words} />}>
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

/** The dice and the hand of whoever looks; the die that is spoken of stands out. */
function Hand(props: Given): JSX.Element {
  const own = () => props.view.sides.filter(({ cards }) => cards !== null);
  return (
    <For each={own()}>
      {(side) => (
        <div class="wr-plate wr-plate-hand">
          <For each={side.dice}>
            {(face) => <Die side={side.id} face={face} state={props.marked.includes(face) ? 'used' : 'ready'} words={props.words} />}
          </For>
          <For each={side.cards}>
            {(card) => (
              <EventCard
                id={card}
                combat={props.view.combat[card] ?? null}
                met={props.view.events[card]?.met ?? null}
                words={props.words}
              />
            )}
          </For>
        </div>
      )}
    </For>
  );
}

export const plates: Plates<WarView> = { hand: Hand, map: Lands, fellowship: Way, mordor: Mordor, politics: Peoples };
