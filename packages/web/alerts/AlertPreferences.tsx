import type { AlertWishes } from '#wire';
import { type JSX, Show } from 'solid-js';
import { SelectField } from '../ui/SelectField.tsx';
import { t } from './text.ts';

const AWAY = [0, 1, 5, 15, 60, 480] as const;
const NIGHT = { from: 22 * 60, to: 7 * 60 };

const clock = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Minutes of a time input; null when it is empty. */
function minutesOf(text: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(text);
  return found === null ? null : Number(found[1]) * 60 + Number(found[2]);
}

function awayText(minutes: number): string {
  const known = AWAY.find((each) => each === minutes);
  return known === undefined ? String(minutes) : t(`away_${known}`);
}

/** When the player wants alerts: each change is saved at once. */
export function AlertPreferences(props: {
  readonly wishes: AlertWishes;
  readonly change: (part: Partial<AlertWishes>) => void;
}): JSX.Element {
  const quiet = (): { readonly from: number; readonly to: number } => props.wishes.quiet ?? NIGHT;
  const time = (which: 'from' | 'to') => (
    <label class="field">
      <span>{t(`quiet_${which}`)}</span>
      <input
        type="time"
        required
        value={clock(quiet()[which])}
        onChange={(event) => {
          const minutes = minutesOf(event.currentTarget.value);
          if (minutes !== null) props.change({ quiet: { ...quiet(), [which]: minutes } });
        }}
      />
    </label>
  );
  return (
    <section class="stack narrow" aria-labelledby="alerts-when">
      <h2 class="rubric" id="alerts-when">
        {t('when')}
      </h2>
      <SelectField
        title={t('away')}
        values={AWAY.map(Number)}
        value={props.wishes.away}
        word={awayText}
        choose={(away) => props.change({ away })}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={props.wishes.quiet !== null}
          onChange={(event) => props.change({ quiet: event.currentTarget.checked ? NIGHT : null })}
        />
        <span>
          {t('quiet')}
          <small>{t('zone', { zone: props.wishes.zone })}</small>
        </span>
      </label>
      <Show when={props.wishes.quiet !== null}>
        <div class="alert-hours">
          {time('from')}
          {time('to')}
        </div>
      </Show>
    </section>
  );
}
