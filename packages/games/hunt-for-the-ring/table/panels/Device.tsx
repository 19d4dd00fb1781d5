import { Icon } from '#look';
import type { JSX } from 'solid-js';
import icons from '../icons.json' with { type: 'json' };

const ICONS: { readonly [name: string]: string | undefined } = icons;

/** An icon of this game, or one that every table has. It is decoration: what it means is said in words beside it. */
export function Device(props: { readonly name: string; readonly class?: string }): JSX.Element {
  return (
    <>
      {ICONS[props.name] === undefined ? (
        <Icon name={props.name} class={`no-shine ${props.class ?? ''}`} />
      ) : (
        <svg class={`i ${props.class ?? ''}`} viewBox="0 0 512 512" aria-hidden="true">
          <path d={ICONS[props.name]} fill="currentColor" />
        </svg>
      )}
    </>
  );
}
