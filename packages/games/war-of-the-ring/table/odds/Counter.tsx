import type { JSX } from 'solid-js';

/** A number between two bounds, with a button on either side. */
export function Counter(props: {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  readonly change: (value: number) => void;
}): JSX.Element {
  const least = (): number => props.least ?? 0;
  return (
    <div class="wr-counter" role="group" aria-label={props.label}>
      <span>{props.label}</span>
      <span class="wr-counter-row">
        <button
          type="button"
          class="btn"
          disabled={props.value <= least()}
          aria-label={`${props.label} −1`}
          onClick={() => props.change(props.value - 1)}
        >
          −
        </button>
        <output class="num">{props.value}</output>
        <button
          type="button"
          class="btn"
          disabled={props.value >= props.most}
          aria-label={`${props.label} +1`}
          onClick={() => props.change(props.value + 1)}
        >
          +
        </button>
      </span>
    </div>
  );
}
