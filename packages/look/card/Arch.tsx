import './card.css';
import { For, type JSX } from 'solid-js';

/** A wash of two shades, bright in the middle. */
export interface Wash {
  readonly bright: string;
  readonly dark: string;
}

const RAYS = Array.from({ length: 18 }, (_, index) => index * 20);

/** The painted arch of a card: a wash of colour, rays, and within it a device in gold. */
export function Arch(props: { readonly wash: Wash; readonly children: JSX.Element }): JSX.Element {
  return (
    <span class="card-arch" style={{ background: `radial-gradient(circle at 50% 35%, ${props.wash.bright}, ${props.wash.dark})` }}>
      <svg class="card-rays" viewBox="-50 -50 100 100" preserveAspectRatio="none" aria-hidden="true">
        <For each={RAYS}>{(turn) => <path transform={`rotate(${turn})`} d="M0 0L-4-90h8z" fill="#fff2c8" />}</For>
      </svg>
      {props.children}
    </span>
  );
}
