import { createSignal, type JSX, onCleanup } from 'solid-js';
import { say } from '../i18n.ts';
import { clockText, isLast, isShort, leftNow } from '../table/clock.ts';

const [tick, setTick] = createSignal(Date.now());

/** The clock of a seat: counted down here, corrected by every message of the server. */
export function Clock(props: {
  readonly left: number;
  readonly readAt: number;
  readonly skew: number;
  readonly runs: boolean;
}): JSX.Element {
  const timer = setInterval(() => setTick(Date.now()), 500);
  onCleanup(() => clearInterval(timer));
  const left = () => leftNow(props.left, props.readAt, tick() + props.skew, props.runs);
  return (
    <span
      class="clk num"
      classList={{ short: isShort(left()), last: props.runs && isLast(left()) }}
      aria-label={say('seat.clock')}
      role="timer"
    >
      {clockText(left(), (count, hours) => say('seat.days', { count, hours }))}
    </span>
  );
}
