import type { Holiday } from '#wire';
import type { JSX } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { clockText, isLast, isShort, remainingTime } from './clock.ts';
import { createTicker } from './ticker.ts';

/** A seat's clock: counted down here, corrected by every message of the server. */
export function Clock(props: {
  readonly left: number;
  readonly readAt: number;
  readonly skew: number;
  readonly runs: boolean;
  readonly holiday: Holiday | undefined;
}): JSX.Element {
  const tick = createTicker();
  const left = () => remainingTime(props.left, props.readAt, tick() + props.skew, props.runs, props.holiday);
  return (
    <span
      class="clk num"
      classList={{ short: isShort(left()), last: props.runs && isLast(left()) }}
      aria-label={t('seat.clock')}
      role="timer"
    >
      {clockText(left(), (count, hours) => t('seat.days', { count, hours }))}
    </span>
  );
}
