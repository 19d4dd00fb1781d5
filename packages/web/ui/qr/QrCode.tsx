import { type JSX, Show } from 'solid-js';
import { qrOf, type Squares } from './qr.ts';

/** Light squares round a code, without which cameras do not find it. */
const MARGIN = 4;

const pathOf = (squares: Squares): string =>
  squares.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`] : []))).join('');

/** A text for a camera: black on white in every light. */
export function QrCode(props: { readonly text: string; readonly label: string }): JSX.Element {
  return (
    <Show when={qrOf(props.text)}>
      {(squares) => {
        const size = () => squares().length + 2 * MARGIN;
        return (
          <svg class="qr" viewBox={`0 0 ${size()} ${size()}`} role="img" aria-label={props.label} shape-rendering="crispEdges">
            <rect width={size()} height={size()} fill="#fff" />
            <path d={pathOf(squares())} fill="#000" />
          </svg>
        );
      }}
    </Show>
  );
}
