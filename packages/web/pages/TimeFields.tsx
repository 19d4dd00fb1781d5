import type { OnTimeout } from '#wire';
import { type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import type { TableLanguage } from '../people/LanguageField.tsx';
import type { SeriesChoice } from '../people/SeriesField.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { CLOCK_IDS, type ClockId, CLOCKS } from './plan.ts';
import { fetchedExtra } from '../ui/fetchedPart.tsx';

const LanguageField = fetchedExtra(async () => (await import('../people/LanguageField.tsx')).LanguageField);
const SeriesField = fetchedExtra(async () => (await import('../people/SeriesField.tsx')).SeriesField);
const RatedField = fetchedExtra(async () => (await import('../people/RatedField.tsx')).RatedField);

const ON_TIMEOUT = ['bot', 'loses', 'claim', 'ends'] as const satisfies readonly OnTimeout[];

export interface Time {
  readonly clock: ClockId;
  readonly onTimeout: OnTimeout;
  readonly listed: boolean;
  readonly hints: boolean;
  /** Bots say why they moved. */
  readonly reasons: boolean;
  readonly rated: boolean;
  /** How many games. */
  readonly series: SeriesChoice;
  readonly strangersTalk: boolean;
  /** What is spoken at the table. */
  readonly language: TableLanguage;
}

/** In a rated game nobody waits for ever, no bot plays on for anybody, and nobody is helped. */
const whenRated = ({ clock, onTimeout }: Time): Partial<Time> => ({
  rated: true,
  clock: clock === 'none' ? 'calm' : clock,
  onTimeout: onTimeout === 'claim' ? onTimeout : 'loses',
  hints: false,
  reasons: false,
});

/** How long one may think, and whether strangers may come. */
export function TimeFields(props: {
  readonly time: Time;
  /** Some seat is for anybody who comes. */
  readonly open: boolean;
  /** Several people play: whether hints are given is agreed upon. With bots alone they always are. */
  readonly company: boolean;
  /** Nobody but people plays, each at a screen of his own. */
  readonly people: boolean;
  readonly change: (part: Partial<Time>) => void;
}): JSX.Element {
  const timeouts = () =>
    props.time.rated ? ON_TIMEOUT.filter((what) => what === 'loses' || (what === 'claim' && props.company)) : ON_TIMEOUT;
  return (
    <fieldset>
      <legend>{say('new.time')}</legend>
      <SelectField
        title={say('new.clock')}
        values={CLOCK_IDS.filter((id) => id !== 'none' || !props.time.rated)}
        value={props.time.clock}
        word={(id) => say(`clock.${id}`)}
        choose={(clock) => props.change({ clock })}
      >
        <Show when={'reserveDays' in CLOCKS[props.time.clock]}>
          <small>{say('new.reserve_help')}</small>
        </Show>
      </SelectField>
      <Show when={props.time.clock !== 'none'}>
        <SelectField
          title={say('new.timeout')}
          values={timeouts()}
          value={props.time.onTimeout}
          word={(what) => say(`new.timeout_${what}`)}
          choose={(onTimeout) => props.change({ onTimeout })}
        />
      </Show>
      <Show when={props.open}>
        <label class="check">
          <input type="checkbox" checked={props.time.listed} onChange={(event) => props.change({ listed: event.currentTarget.checked })} />
          <span>{say('new.listed')}</span>
        </label>
        <Show when={props.time.listed}>
          <LanguageField language={props.time.language} change={(language) => props.change({ language })} />
        </Show>
      </Show>
      <Show when={props.company && !props.time.rated}>
        <label class="check">
          <input type="checkbox" checked={props.time.hints} onChange={(event) => props.change({ hints: event.currentTarget.checked })} />
          <span>{say('new.hints')}</span>
        </label>
      </Show>
      <Show when={props.company}>
        <label class="check">
          <input
            type="checkbox"
            checked={props.time.strangersTalk}
            onChange={(event) => props.change({ strangersTalk: event.currentTarget.checked })}
          />
          <span>
            {say('new.strangers')}
            <small>{say('new.strangers_help')}</small>
          </span>
        </label>
      </Show>
      <Show when={props.people}>
        <SeriesField best={props.time.series} change={(series) => props.change({ series })} />
      </Show>
      <RatedField rated={props.time.rated} change={(rated) => props.change(rated ? whenRated(props.time) : { rated })} />
    </fieldset>
  );
}
