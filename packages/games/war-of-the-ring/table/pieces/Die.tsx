import { sign } from '#look/sign.ts';
import type { JSX } from 'solid-js';
import { Device } from './Device.ts';
import type { DieState } from './dieState.ts';
import type { SideId } from './nations.ts';
import type { Words } from '../keys.ts';
import { runtimeKey } from '#look/localeKey.ts';

const FACES: { readonly [face: string]: string | undefined } = {
  character: 'broadsword',
  army: 'knight-banner',
  muster: 'barbute',
  'army-muster': 'battle-gear',
  event: 'crystal-ball',
  'will-of-the-west': 'polar-star',
  eye: 'eye-target',
};

/** The device of a die's face. */
export const faceDevice = (face: string): string => FACES[face] ?? 'rolling-dices';

/** An action die: blue for the Free Peoples, red for the Shadow. Spent it lies pale in its slot; `used` is the one in use now. */
export function Die(props: {
  readonly side: SideId;
  readonly face: string | null;
  readonly state: DieState;
  readonly words: Words;
}): JSX.Element {
  const name = (): string =>
    props.face === null
      ? props.words(runtimeKey(`table.die.${props.state}`))
      : props.words('table.die.shows', { die: `@die.${props.face}` });
  return (
    <span
      class={`wr-die ${props.side} ${props.state}`}
      role="img"
      aria-label={name()}
      {...(props.face === null ? {} : sign(props.words(`table.legend.die.${props.face}`)))}
    >
      {props.face === null ? null : <Device name={faceDevice(props.face)} />}
    </span>
  );
}
