import './theatre.css';
import type { DrawnMap } from '#look/map/createMap.ts';
import { playRides } from '#look/map/rides.ts';
import { createEffect, For, type JSX, on, onCleanup, Show, untrack } from 'solid-js';
import type { Desk } from '../desk.ts';
import type { Land } from '../map/geometry.ts';
import { Medal } from '../pieces/Medal.tsx';
import { nationOf, SHIELDS, SIDE_PAINT } from '../pieces/nations.ts';
import type { Play } from './createPlay.ts';
import type { Act, Actor } from './playOf.ts';

/** More of them than fit into two seconds are played at double speed. */
const PATIENCE = 9;

/** The news are seen to happen on the map: armies march along an arrow, shields fall and rise, banners are planted. A touch ends it. */
export function Theatre(props: {
  readonly desk: Desk;
  readonly play: Play;
  readonly land: Land;
  readonly map: DrawnMap;
  readonly grow: number;
}): JSX.Element {
  const { offers } = props.desk;
  const { play } = props;
  let stage: SVGGElement | undefined;
  const skip = (): void => {
    for (const animation of stage?.getAnimations({ subtree: true }) ?? []) animation.finish();
    play.finish();
  };
  const spotOf = (region: string) => props.land.byId.get(region)?.spot ?? { x: 0, y: 0 };
  createEffect(
    on(play.acts, (now) => {
      if (stage === undefined || now.length === 0) return;
      const rides = now.flatMap(({ motion, regions }, at) =>
        motion === 'march'
          ? [{ piece: `act:${at}`, spaces: regions.length - 1, line: regions.map((id) => [spotOf(id).x, spotOf(id).y] as const) }]
          : [],
      );
      playRides(stage, rides);
      const under = stage.getAnimations({ subtree: true });
      void Promise.allSettled(under.map(({ finished }) => finished)).then(() => play.acts() === now && play.finish());
      // On a phone one looks where something happens.
      if (!props.map.sight.wide() && !untrack(() => offers().asked))
        props.map.sight.reveal(now.flatMap(({ regions }) => regions.map(spotOf)));
      document.addEventListener('pointerdown', skip, { once: true, capture: true });
      onCleanup(() => document.removeEventListener('pointerdown', skip, { capture: true }));
    }),
  );
  return (
    <g ref={stage} class="wr-theatre" classList={{ quick: play.acts().length > PATIENCE }} aria-hidden="true">
      <For each={play.acts()}>
        {(act, at) => {
          const end = spotOf(act.regions[act.regions.length - 1]);
          return (
            <>
              <Show when={act.motion === 'march'}>
                <polyline
                  class="wr-trail"
                  points={act.regions
                    .map(spotOf)
                    .map(({ x, y }) => `${x},${y}`)
                    .join(' ')}
                />
              </Show>
              <g data-piece={`act:${at()}`} style={{ transform: `translate(${end.x}px, ${end.y}px)` }}>
                <g transform={`scale(${props.grow})`}>
                  <g class={`wr-act ${act.motion}`} style={{ '--at': at() }}>
                    <Player act={act} />
                  </g>
                </g>
              </g>
            </>
          );
        }}
      </For>
    </g>
  );
}

function Player(props: { readonly act: Act }): JSX.Element {
  const medal = () => ('medal' in props.act.actor ? props.act.actor.medal : null);
  return (
    <>
      <Show when={props.act.motion === 'strike' || props.act.motion === 'banner'}>
        <circle class="ring" r="22" />
      </Show>
      <Show when={props.act.motion !== 'strike'}>
        <Show when={medal()} keyed fallback={<Shield actor={props.act.actor} count={props.act.count ?? null} />}>
          {(id) => <Medal id={id} r={11} />}
        </Show>
      </Show>
      <Show when={props.act.motion === 'fall'}>
        <path class="cross" d="M-11-12L11 12M11-12L-11 12" />
      </Show>
    </>
  );
}

function Shield(props: { readonly actor: Actor; readonly count: number | null }): JSX.Element {
  const paint = () => {
    const { actor } = props;
    if ('nation' in actor) return nationOf(actor.nation);
    return { side: 'side' in actor ? actor.side : 'free-peoples', ...SIDE_PAINT['side' in actor ? actor.side : 'free-peoples'] } as const;
  };
  return (
    <>
      <path d={SHIELDS[paint().side]} fill={paint().fill} stroke="#22160c" stroke-width="1.6" />
      <Show when={props.count}>
        {(count) => (
          <text class="wr-march-count" y="5" text-anchor="middle" fill={paint().on}>
            {count()}
          </text>
        )}
      </Show>
    </>
  );
}
