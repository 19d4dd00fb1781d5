import './frame.css';
import { createEffect, type JSX, on, onCleanup, onMount } from 'solid-js';
import type { DrawnMap } from './createMap.ts';
import { gestures } from './gestures.ts';
import { groundOf } from './map.ts';

/**
 * The window on the map: ground below, what lives above it, both moved together by one transform, so that a drag lays nothing out anew. `over` lies
 * still above them: keys, buttons, notes.
 */
export function MapFrame(props: {
  readonly map: DrawnMap;
  readonly class: string;
  /** What the map is, for whoever listens. */
  readonly label: string;
  /** Everything that lies still and can never be touched: an `svg` over all that `groundOf` the paper says. */
  readonly ground: JSX.Element;
  /** What lives on the map, from below: within one `svg`. */
  readonly children: JSX.Element;
  readonly over: JSX.Element;
}): JSX.Element {
  let frame: HTMLDivElement | undefined;
  let stage: HTMLDivElement | undefined;
  const { map } = props;
  const { viewport } = map;
  const ground = groundOf(viewport.paper);
  const mount = (root: HTMLDivElement): void => {
    map.mount(root);
    root.addEventListener('keydown', map.onKey);
  };
  /** Two taps mean the map itself where a touch does nothing. */
  const isFree = (target: EventTarget | null): boolean => {
    if (!(target instanceof Element)) return false;
    const space = target.closest('[data-space]')?.getAttribute('data-space') ?? null;
    return space === null ? target.closest('[role="button"], button, a') === null : !map.isWanted(space);
  };
  const touched = (event: MouseEvent): void => {
    const isTaken = event.target instanceof Element && event.target.closest('[data-space], [role="button"]') !== null;
    if (frame === undefined || isTaken) return;
    const box = frame.getBoundingClientRect();
    const { x, y, scale } = viewport.look();
    map.ground(x + (event.clientX - box.left - box.width / 2) / scale, y + (event.clientY - box.top - box.height / 2) / scale);
  };
  onMount(() => {
    if (frame === undefined) return;
    onCleanup(gestures(frame, viewport, isFree));
    frame.addEventListener('click', touched);
    const watcher = new ResizeObserver(() => {
      if (frame !== undefined) viewport.resize({ width: frame.clientWidth, height: frame.clientHeight });
    });
    watcher.observe(frame);
    onCleanup(() => watcher.disconnect());
    viewport.resize({ width: frame.clientWidth, height: frame.clientHeight });
  });
  // Written by hand: it changes with every movement of a finger.
  createEffect(
    on([viewport.look, viewport.painted, viewport.window], ([look, painted, window]) => {
      if (stage === undefined) return;
      const x = window.width / 2 - (look.x - ground.x) * look.scale;
      const y = window.height / 2 - (look.y - ground.y) * look.scale;
      stage.style.width = `${ground.width * painted}px`;
      stage.style.height = `${ground.height * painted}px`;
      stage.style.transform = `translate(${x}px, ${y}px) scale(${look.scale / painted})`;
    }),
  );
  return (
    <div ref={mount} class={`map ${props.class}`} data-held={viewport.held() ? '' : undefined}>
      <div ref={frame} class="map-window">
        <div ref={stage} class="map-stage">
          {props.ground}
          <svg class="map-live" viewBox={`${ground.x} ${ground.y} ${ground.width} ${ground.height}`} role="group" aria-label={props.label}>
            {props.children}
          </svg>
        </div>
        <div class="map-vignette" aria-hidden="true" />
      </div>
      {props.over}
    </div>
  );
}
