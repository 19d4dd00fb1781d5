import type { CalendarInfo } from '#wire';
import { createEffect, createSignal, type JSX, on, Show } from 'solid-js';
import { route } from '../router.ts';
import { CopyLink } from '../ui/Copy.tsx';
import { Confirm } from '../ui/Dialog.tsx';
import { Fault } from '../ui/states.tsx';
import { alerts } from './api.ts';
import { tell } from './words.ts';

/** The address by which a calendar reads what waits: made, made anew, and ended. `ready`: what is to be known before it is made. */
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
  // Whoever was sent here from a tournament is shown it when it is there.
  createEffect(
    on([info, route], ([known]) => {
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
        {tell('calendar')}
      </h2>
      <p>{tell('calendar_help')}</p>
      <p aria-live="polite" class="told">
        {told()}
      </p>
      <Show when={fault()}>{(error) => <Fault error={error()} />}</Show>
      <Show when={info()}>
        {(known) => (
          <Show
            when={known().path}
            fallback={
              <div class="row">
                <button type="button" class="btn" onClick={() => void attempt(make, tell('calendar_made'))}>
                  {tell('calendar_make')}
                </button>
              </div>
            }
          >
            {(path) => (
              <>
                <CopyLink link={`${location.origin}${path()}`} label={tell('calendar_address')} />
                <p class="quiet">{tell('calendar_secret')}</p>
                <div class="row">
                  <button type="button" class="btn" onClick={() => setAsks('renew')}>
                    {tell('calendar_renew')}
                  </button>
                  <button type="button" class="btn ghost" onClick={() => setAsks('stop')}>
                    {tell('calendar_stop')}
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
            title={tell(`calendar_${what}`)}
            text={tell(`calendar_${what}_text`)}
            act={tell(`calendar_${what}`)}
            confirm={() =>
              void (what === 'renew' ? attempt(make, tell('calendar_made')) : attempt(alerts.stopCalendar, tell('calendar_stopped')))
            }
            close={() => setAsks(null)}
          />
        )}
      </Show>
    </section>
  );
}
