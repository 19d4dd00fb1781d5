import type { OnTimeout } from '#wire';
import { type JSX, Show } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import type { TableLanguage } from '../people/LanguageField.tsx';
import type { SeriesChoice } from '../people/SeriesField.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { CLOCK_IDS, type ClockId, CLOCKS } from '../game/clockPresets.ts';
import { lazyExtra } from '../ui/lazyComponent.tsx';

const LanguageField = lazyExtra(async () => (await import('../people/LanguageField.tsx')).LanguageField);
const SeriesField = lazyExtra(async () => (await import('../people/SeriesField.tsx')).SeriesField);
const RatedField = lazyExtra(async () => (await import('../people/RatedField.tsx')).RatedField);

const ON_TIMEOUT = ['bot', 'loses', 'claim', 'ends'] as const satisfies readonly OnTimeout[];

export interface TableTerms {
  readonly clock: ClockId;
  readonly onTimeout: OnTimeout;
  readonly listed: boolean;
  readonly hints: boolean;
  /** Bots explain their moves. */
  readonly reasons: boolean;
  readonly rated: boolean;
  /** Number of games. */
  readonly series: SeriesChoice;
  readonly strangersTalk: boolean;
  /** The language of the table. */
  readonly language: TableLanguage;
}

/** Terms of a rated game: a clock, no bot as a substitute, no hints. */
const whenRated = ({ clock, onTimeout }: TableTerms): Partial<TableTerms> => ({
  rated: true,
  clock: clock === 'none' ? 'calm' : clock,
  onTimeout: onTimeout === 'claim' ? onTimeout : 'loses',
  hints: false,
  reasons: false,
});

/** Clock, visibility, hints and rating of a table. */
export function TermsFields(props: {
  readonly time: TableTerms;
  /** Some seat is open to any player. */
  readonly open: boolean;
  /** Several human players: hints are a matter of agreement. With bots alone they are always on. */
  readonly company: boolean;
  /** Only human players, each at their own screen. */
  readonly people: boolean;
  readonly change: (part: Partial<TableTerms>) => void;
}): JSX.Element {
  const timeouts = () =>
    props.time.rated ? ON_TIMEOUT.filter((what) => what === 'loses' || (what === 'claim' && props.company)) : ON_TIMEOUT;
  return (
    <fieldset>
      <legend>{t('new.time')}</legend>
      <SelectField
        title={t('new.clock')}
        values={CLOCK_IDS.filter((id) => id !== 'none' || !props.time.rated)}
        value={props.time.clock}
        word={(id) => t(`clock.${id}`)}
        choose={(clock) => props.change({ clock })}
      >
        <Show when={'reserveDays' in CLOCKS[props.time.clock]}>
          <small>{t('new.reserve_help')}</small>
        </Show>
      </SelectField>
      <Show when={props.time.clock !== 'none'}>
        <SelectField
          title={t('new.timeout')}
          values={timeouts()}
          value={props.time.onTimeout}
          word={(what) => t(`new.timeout_${what}`)}
          choose={(onTimeout) => props.change({ onTimeout })}
        />
      </Show>
      <Show when={props.open}>
        <label class="check">
          <input type="checkbox" checked={props.time.listed} onChange={(event) => props.change({ listed: event.currentTarget.checked })} />
          <span>{t('new.listed')}</span>
        </label>
        <Show when={props.time.listed}>
          <LanguageField language={props.time.language} change={(language) => props.change({ language })} />
        </Show>
      </Show>
      <Show when={props.company && !props.time.rated}>
        <label class="check">
          <input type="checkbox" checked={props.time.hints} onChange={(event) => props.change({ hints: event.currentTarget.checked })} />
          <span>{t('new.hints')}</span>
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
            {t('new.strangers')}
            <small>{t('new.strangers_help')}</small>
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
