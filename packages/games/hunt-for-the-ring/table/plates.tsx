import './bring.ts';
import './map/ground.css';
import './map/spaces.css';
import './map/regions.css';
import './map/pieces.css';
import './map/thread.css';
import type { PlateProps, Plates } from '#look/signs.ts';
import { StillMap } from '#look/map/StillMap.tsx';
import { windowOf } from '#look/map/windowOf.ts';
import { createEffect, createSignal, For, type JSX, Show } from 'solid-js';
import type { HuntView } from '../view/view.ts';
import { Ground } from './map/Ground.tsx';
import { type LoadedSheet, loadSheet } from './map/loaded.ts';
import { createOnMap } from './map/onMap.ts';
import { Pieces } from './map/Pieces.tsx';
import { placeSpot } from './map/placeSpot.ts';
import { Regions } from './map/Regions.tsx';
import { BLEED } from './map/sheet.ts';
import { NAME_SIZE } from './map/sizes.ts';
import { SpaceNames, SpaceShape } from './map/Spaces.tsx';
import { Beads, Thread } from './map/Thread.tsx';

type Given = PlateProps<HuntView>;

/** Land about the places that are shown, in units of the map, and the shape of the picture. */
const MARGIN = 62;
const RATIO = 1.6;

/** A part of the map, as the one who looks on sees it. */
function Land(props: Given): JSX.Element {
  const [sheet, setSheet] = createSignal<LoadedSheet | null>(null);
  createEffect(() => void loadSheet(props.view.part, props.language).then(setSheet));
  return <Show when={sheet()}>{(loaded) => <Lands {...props} loaded={loaded()} />}</Show>;
}

function Lands(props: Given & { readonly loaded: LoadedSheet }): JSX.Element {
  const { loaded, words } = props;
  const onMap = createOnMap(loaded, {
    view: () => props.view,
    belief: () => null,
    pointed: () => null,
    spotOf: (place) => placeSpot(loaded, props.language, place),
  });
  const seen = windowOf(
    props.at.flatMap((id) => loaded.sheet.byId.get(id) ?? []),
    MARGIN,
    RATIO,
  );
  const nothing = (): void => {};
  return (
    <StillMap class="hr-still" window={seen} bleed={BLEED} ground={<Ground loaded={loaded} words={words} />}>
      <Regions
        loaded={loaded}
        language={props.language}
        named={false}
        grow={1}
        offered={new Set()}
        watched={null}
        say={() => ''}
        touch={nothing}
      />
      <Show when={onMap.thread()}>{(line) => <Thread thread={line()} />}</Show>
      <g class="hr-spaces">
        <For each={loaded.sheet.spaces}>
          {(space) => (
            <g class={`hr-space ${space.kind}`} transform={`translate(${space.x} ${space.y})`}>
              <Show when={props.marked.includes(space.id)}>
                <circle class="hr-halo" r={space.kind === 'dot' ? 15 : 26} />
                <circle class="hr-glow" r={space.kind === 'dot' ? 11 : 20} />
              </Show>
              <SpaceShape space={space} grow={1} certainty="faint" />
            </g>
          )}
        </For>
        <SpaceNames loaded={loaded} language={props.language} size={NAME_SIZE} />
      </g>
      <Show when={onMap.thread()}>{(line) => <Beads thread={line()} grow={1} />}</Show>
      <Pieces figures={onMap.figures()} tokens={onMap.tokens()} grow={1} />
    </StillMap>
  );
}

export const plates: Plates<HuntView> = { map: Land };
