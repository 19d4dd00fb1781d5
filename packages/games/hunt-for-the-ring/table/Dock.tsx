import { createEffect, createSignal, For, type JSX, lazy, Match, on, Show, Suspense, Switch } from 'solid-js';
import type { Desk } from './desk.ts';
import { Cards, Dice, Tracks } from './panels/index.ts';

const Journal = lazy(async () => ({ default: (await import('./panels/Journal.tsx')).Journal }));
const Ending = lazy(async () => ({ default: (await import('./panels/Ending.tsx')).Ending }));

type Tab = 'table' | 'cards' | 'journal' | 'ending';

/** Beside the map, on small screens under it: the tracks and dice, the cards, the Ring-bearer's journal, and at the end the truth. */
export function Dock(props: { readonly desk: Desk }): JSX.Element {
  const { table } = props.desk;
  const { words } = table;
  const roomy = innerWidth >= 1024 || (innerWidth >= 600 && innerHeight >= 1000);
  const [tab, setTab] = createSignal<Tab>(table.view.mine?.role === 'ring-bearer' ? 'cards' : 'table');
  const [open, setOpen] = createSignal(roomy);
  const tabs = (): Tab[] => [
    'table',
    'cards',
    ...(table.view.mine?.role === 'ring-bearer' || table.view.truth !== null || table.view.partOneLog !== null
      ? (['journal'] as const)
      : []),
    ...(table.outcome === null ? [] : (['ending'] as const)),
  ];
  const now = (): Tab => (tabs().includes(tab()) ? tab() : 'table');
  const offered = (which: Tab): number => {
    const { offers } = props.desk;
    if (which === 'cards') return offers.on('cards').length;
    if (which === 'table') return offers.on('dice').length + offers.on('tracks').length;
    return which === 'journal' ? offers.on('journal').length : 0;
  };
  const choose = (which: Tab): void => {
    if (open() && now() === which && !roomyNow()) setOpen(false);
    else {
      setTab(which);
      setOpen(true);
    }
  };
  const roomyNow = () => innerWidth >= 1024;
  const onKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = tabs()[(tabs().indexOf(now()) + step + tabs().length) % tabs().length];
    if (step === 0 || next === undefined) return;
    setTab(next);
    document.getElementById(`hr-tab-${next}`)?.focus();
  };
  // What must be answered with a card is laid open; the end shows the truth.
  createEffect(
    on(
      () => props.desk.offers.asked && props.desk.offers.on('map').length + props.desk.offers.on('bar').length === 0,
      (only) => {
        if (!only) return;
        setTab(props.desk.offers.on('cards').length > 0 ? 'cards' : props.desk.offers.on('journal').length > 0 ? 'journal' : 'table');
        setOpen(true);
      },
    ),
  );
  createEffect(
    on(
      () => table.outcome !== null,
      (over) => {
        if (over) {
          setTab('ending');
          setOpen(true);
        }
      },
    ),
  );
  return (
    <section class="hr-dock" classList={{ open: open() }} aria-label={words('table.dock.label')}>
      <div class="hr-head">
        <button type="button" class="hr-fold" aria-expanded={open()} onClick={() => setOpen(!open())}>
          <span aria-hidden="true">{open() ? '›' : '‹'}</span>
          <span class="sr">{words(open() ? 'table.dock.close' : 'table.dock.open')}</span>
        </button>
        <div class="hr-tabs tabs" role="tablist" aria-label={words('table.dock.label')}>
          <For each={tabs()}>
            {(which) => (
              <button
                type="button"
                role="tab"
                id={`hr-tab-${which}`}
                aria-controls={open() ? 'hr-panel' : undefined}
                aria-selected={open() && now() === which}
                tabindex={now() === which ? 0 : -1}
                onKeyDown={onKey}
                onClick={() => choose(which)}
              >
                {words(`table.dock.${which}`)}
                <Show when={offered(which) > 0}>
                  <span class="bead num" aria-hidden="true">
                    {offered(which)}
                  </span>
                </Show>
              </button>
            )}
          </For>
        </div>
      </div>
      <Show when={open()}>
        <div class="hr-panel vellum" role="tabpanel" id="hr-panel" aria-labelledby={`hr-tab-${now()}`} tabindex="0">
          <Suspense>
            <Switch>
              <Match when={now() === 'table'}>
                <Dice {...table} offers={props.desk.offers} />
                <Tracks {...table} offers={props.desk.offers} />
              </Match>
              <Match when={now() === 'cards'}>
                <Cards {...table} offers={props.desk.offers} />
              </Match>
              <Match when={now() === 'journal'}>
                <Journal {...table} offers={props.desk.offers} />
              </Match>
              <Match when={now() === 'ending'}>
                <Ending {...table} offers={props.desk.offers} />
              </Match>
            </Switch>
          </Suspense>
        </div>
      </Show>
    </section>
  );
}
