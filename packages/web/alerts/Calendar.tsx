import type { CalendarInfo } from '#wire';
import { createEffect, createSignal, type JSX, on, Show } from 'solid-js';
import { pageLocation } from '../router/router.ts';
import { CopyLink } from '../ui/CopyLink.tsx';
import { Confirm } from '../ui/Dialog.tsx';
import { ErrorNotice } from '../ui/states.tsx';
import { alerts } from './api.ts';
import { t } from './text.ts';

/** The secret calendar address: create, renew, stop. `ready`: saves preferences first. */
export function Calendar(props: { readonly ready: () => Promise<unknown> }): JSX.Element {
  const [info, setInfo] = createSignal<CalendarInfo | null>(null);
  const [fault, setFault] = createSignal<unknown>(null);
  const [told, setTold] = createSignal('');
  const [asks, setAsks] = createSignal<'renew' | 'stop' | null>(null);
  let section: HTMLElement | undefined;
  const attempt = async (what: () => Promise<CalendarInfo>, done: string): Promise<void> => {
    setFault(null);
    setTold('');
    try {
      setInfo(await what());
      setTold(done);
    } catch (error) {
      setFault(error);
    }
  };
  void attempt(alerts.calendar, '');
  // A link from a tournament leads to this section: scroll there once it is loaded.
  createEffect(
    on([info, pageLocation], ([known]) => {
      if (known !== null && location.hash === '#calendar') section?.scrollIntoView();
    }),
  );
  const make = async (): Promise<CalendarInfo> => {
    await props.ready();
    return alerts.newCalendar();
  };
  return (
    <section
      class="stack narrow"
      id="calendar"
      aria-labelledby="alerts-calendar"
      ref={(element) => {
        section = element;
      }}
    >
      <h2 class="rubric" id="alerts-calendar">
        {t('calendar')}
      </h2>
      <p>{t('calendar_help')}</p>
      <p aria-live="polite" class="told">
        {told()}
      </p>
      <Show when={fault()}>{(error) => <ErrorNotice error={error()} />}</Show>
      <Show when={info()}>
        {(known) => (
          <Show
            when={known().path}
            fallback={
              <div class="row">
                <button type="button" class="btn" onClick={() => void attempt(make, t('calendar_made'))}>
                  {t('calendar_make')}
                </button>
              </div>
            }
          >
            {(path) => (
              <>
                <CopyLink link={`${location.origin}${path()}`} label={t('calendar_address')} />
                <p class="quiet">{t('calendar_secret')}</p>
                <div class="row">
                  <button type="button" class="btn" onClick={() => setAsks('renew')}>
                    {t('calendar_renew')}
                  </button>
                  <button type="button" class="btn ghost" onClick={() => setAsks('stop')}>
                    {t('calendar_stop')}
                  </button>
                </div>
              </>
            )}
          </Show>
        )}
      </Show>
      <Show when={asks()} keyed>
        {(what) => (
          <Confirm
            title={t(`calendar_${what}`)}
            text={t(`calendar_${what}_text`)}
            label={t(`calendar_${what}`)}
            confirm={() =>
              void (what === 'renew' ? attempt(make, t('calendar_made')) : attempt(alerts.stopCalendar, t('calendar_stopped')))
            }
            close={() => setAsks(null)}
          />
        )}
      </Show>
    </section>
  );
}
