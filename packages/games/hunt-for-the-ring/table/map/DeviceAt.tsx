import { IconAt } from '#look';
import type { JSX } from 'solid-js';
import icons from '../icons.json' with { type: 'json' };

const ICONS: { readonly [name: string]: string | undefined } = icons;

/** An icon inside the map, by its middle and its size: of this game, or one that every table has. */
export function DeviceAt(props: { readonly name: string; readonly x: number; readonly y: number; readonly size: number }): JSX.Element {
  return (
    <>
      {ICONS[props.name] === undefined ? (
        <IconAt name={props.name} x={props.x} y={props.y} size={props.size} />
      ) : (
        <svg x={props.x - props.size / 2} y={props.y - props.size / 2} width={props.size} height={props.size} viewBox="0 0 512 512">
          <path d={ICONS[props.name]} fill="currentColor" />
        </svg>
      )}
    </>
  );
}
