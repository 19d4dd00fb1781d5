import type { Holiday } from '#wire';
import type { JSX } from 'solid-js';
import { say } from '../i18n.ts';
import { clockText, isLast, isShort, leftNow } from '../table/clock.ts';
import { ticking } from './ticking.ts';

/** The clock of a seat: counted down here, corrected by every message of the server. */
export function Clock(props: {
  readonly left: number;
  readonly readAt: number;
  readonly skew: number;
  readonly runs: boolean;
  readonly holiday: Holiday | undefined;
}): JSX.Element {
  const tick = ticking();
  const left = () => leftNow(props.left, props.readAt, tick() + props.skew, props.runs, props.holiday);
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
