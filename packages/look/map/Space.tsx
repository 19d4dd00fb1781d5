import './space.css';
import type { JSX } from 'solid-js';
import type { DrawnMap } from './createMap.ts';

/**
 * A space under finger, mouse and keyboard. What it looks like is given within it: of that, `map-hit` is touched though nothing is seen of it, and
 * `map-focus` is the line that shows where the keyboard stands.
 */
export function Space(props: {
  readonly map: DrawnMap;
  readonly id: string;
  readonly class: string;
  /** The space in words: name, what may be done there, what lies on it. */
  readonly label: string;
  readonly transform?: string;
  readonly children: JSX.Element;
}): JSX.Element {
  const { map, id } = props;
  return (
    <g
      class={`map-space ${props.class}`}
      data-space={id}
      role="button"
      tabindex={map.home() === id ? 0 : -1}
      aria-label={props.label}
      transform={props.transform}
      onClick={(event) => {
        event.stopPropagation();
        map.touch(id, event.currentTarget, event instanceof PointerEvent && event.pointerType === 'touch' ? event : null);
      }}
      onFocus={() => map.focus(id)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && map.hover({ id, anchor: event.currentTarget })}
      onPointerLeave={(event) => event.pointerType === 'mouse' && map.hover(null)}
    >
      {props.children}
    </g>
  );
}
