import type { Component, JSX } from 'solid-js';
import { Icon, IconAt } from './Icon.tsx';

type Icons = { readonly [name: string]: string | undefined };

/** Draws icons of a game, or those that every table has. They are decoration: what one means is said in words beside it. `always`: a class of all. */
export const devicesOf = (icons: Icons, always = ''): Component<{ readonly name: string; readonly class?: string }> =>
  function Device(props): JSX.Element {
    return (
      <>
        {icons[props.name] === undefined ? (
          <Icon name={props.name} class={`${always} ${props.class ?? ''}`} />
        ) : (
          <svg class={`i ${always} ${props.class ?? ''}`} viewBox="0 0 512 512" aria-hidden="true">
            <path d={icons[props.name]} fill="currentColor" />
          </svg>
        )}
      </>
    );
  };

/** The same inside a drawing, by their middle and their size. */
export const devicesAt = (
  icons: Icons,
): Component<{ readonly name: string; readonly x: number; readonly y: number; readonly size: number }> =>
  function DeviceAt(props): JSX.Element {
    return (
      <>
        {icons[props.name] === undefined ? (
          <IconAt name={props.name} x={props.x} y={props.y} size={props.size} />
        ) : (
          <svg x={props.x - props.size / 2} y={props.y - props.size / 2} width={props.size} height={props.size} viewBox="0 0 512 512">
            <path d={icons[props.name]} fill="currentColor" />
          </svg>
        )}
      </>
    );
  };
