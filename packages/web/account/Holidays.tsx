import { HOLIDAY_DAYS, type Holiday, type HolidaysInfo, nextHoliday } from '#wire';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { locale } from '../i18n/i18n.ts';
import { daysText, firstMoment, today } from '../clock/holidayDays.ts';
import { ErrorNotice } from '../ui/states.tsx';
import { account } from './api.ts';
import { t } from './text.ts';

/** A player's holidays: correspondence clocks pause during them, and opponents see why. */
export function Holidays(): JSX.Element {
  const [info, setInfo] = createSignal<HolidaysInfo | null>(null);
  const [fault, setFault] = createSignal<unknown>(null);
  const [first, setFirst] = createSignal('');
  const [last, setLast] = createSignal('');

  async function attempt(what: () => Promise<HolidaysInfo>): Promise<void> {
    setFault(null);
    try {
      setInfo(await what());
    } catch (error) {
      setFault(error);
    }
  }
  void attempt(account.holidays);

  const take = async (): Promise<void> => {
    const now = Date.now();
    // A holiday from today begins now.
    await attempt(() => account.takeHoliday({ from: Math.max(now, firstMoment(first())), until: firstMoment(last(), 1) }));
    if (fault() !== null) return;
    setFirst('');
    setLast('');
  };
  const coming = () => (info()?.holidays ?? []).filter((holiday) => nextHoliday([holiday], Date.now()) !== null);

  return (
    <form
      class="stack narrow"
      onSubmit={(event) => {
        event.preventDefault();
        void take();
      }}
    >
      <h2 class="rubric">{t('holiday.title')}</h2>
      <p>{t('holiday.why', { count: HOLIDAY_DAYS })}</p>
      <Show when={fault()}>{(error) => <ErrorNotice error={error()} />}</Show>
      <ul class="plain-list">
        <For each={coming()}>
          {(holiday) => <HolidayRow holiday={holiday} end={() => attempt(() => account.endHoliday(holiday.from))} />}
        </For>
      </ul>
      <Show when={info()}>{(known) => <p aria-live="polite">{t('holiday.left', { count: known().left })}</p>}</Show>
      <label class="field">
        <span>{t('holiday.first')}</span>
        <input type="date" required min={today()} value={first()} onInput={(event) => setFirst(event.currentTarget.value)} />
      </label>
      <label class="field">
        <span>{t('holiday.last')}</span>
        <input type="date" required min={first() || today()} value={last()} onInput={(event) => setLast(event.currentTarget.value)} />
      </label>
      <div class="row">
        <button type="submit" class="btn">
          {t('holiday.take')}
        </button>
      </div>
    </form>
  );
}

function HolidayRow(props: { readonly holiday: Holiday; readonly end: () => void }): JSX.Element {
  const runs = () => props.holiday.from <= Date.now();
  return (
    <li class="row">
      <span>{daysText(locale(), props.holiday)}</span>
      <button type="button" class="btn" onClick={() => props.end()}>
        {t(runs() ? 'holiday.end' : 'holiday.drop')}
      </button>
    </li>
  );
}
