import { createEffect, createSignal, For, type JSX, lazy, Match, on, Show, Suspense, Switch } from 'solid-js';
import type { Words } from '#look';
import type { HuntAction } from '../rules/state.ts';
import type { HuntView } from '../view.ts';
import type { Desk } from './desk.ts';
import { sitesOf } from './offers.ts';
import { Device } from './panels/Device.ts';
import { faceIcon } from './panels/dice.ts';
import { Cards, Dice, Tracks } from './panels/index.ts';

const Journal = lazy(async () => ({ default: (await import('./panels/Journal.tsx')).Journal }));
const Ending = lazy(async () => ({ default: (await import('./panels/Ending.tsx')).Ending }));

type Tab = 'table' | 'cards' | 'journal' | 'ending';

/** Beside the map there is room for it, and the map still has more than half of the window. */
const ROOMY = 1680;
const BESIDE = 1024;
/** Whether it was folded by hand; kept while the page lives. */
const [folded, fold] = createSignal<boolean | null>(null);

/** Beside the map, on small screens under it: the tracks and dice, the cards, the journal or the notes, and at the end the truth. */
export function Dock(props: { readonly desk: Desk }): JSX.Element {
  const { table } = props.desk;
  const { words } = table;
  const roomy = innerWidth >= ROOMY || (innerWidth >= 600 && innerWidth < BESIDE && innerHeight >= 1000);
  const isBeside = () => innerWidth >= BESIDE;
  const [tab, setTab] = createSignal<Tab>(table.view.mine?.role === 'ring-bearer' ? 'cards' : 'table');
  const [open, setOpen] = createSignal(isBeside() && folded() !== null ? folded() === false : roomy);
  const tabs = (): Tab[] => [
    'table',
    'cards',
    'journal',
    ...(table.outcome === null && table.record === undefined ? [] : (['ending'] as const)),
  ];
  const isBearer = () => table.view.mine?.role === 'ring-bearer';
  const named = (which: Tab): string => words(`table.dock.${which === 'journal' && !isBearer() ? 'notes' : which}`);
  const now = (): Tab => (tabs().includes(tab()) ? tab() : 'table');
  const offered = (which: Tab): number => {
    const { offers } = props.desk;
    if (which === 'cards') return offers.on('cards').length;
    if (which === 'table') return offers.on('dice').length + offers.on('tracks').length;
    return which === 'journal' ? offers.on('journal').length : 0;
  };
  /** On a small screen the map is needed to lay it. */
  const lay = (token: HuntAction): void => {
    if (!isBeside()) setOpen(false);
    props.desk.act(token);
  };
  let panel: HTMLDivElement | undefined;
  /** The first golden thing of the panel comes into sight, once it is laid out. */
  const showGold = (): void => {
    requestAnimationFrame(() =>
      panel?.querySelector('.hp-card.offered, .hp-gold')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
  };
  const choose = (which: Tab): void => {
    if (open() && now() === which && !isBeside()) setOpen(false);
    else {
      setTab(which);
      setOpen(true);
    }
  };
  const toggle = (): void => {
    setOpen(!open());
    fold(!open());
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = tabs()[(tabs().indexOf(now()) + step + tabs().length) % tabs().length];
    if (step === 0 || next === undefined) return;
    setTab(next);
    document.getElementById(`hr-tab-${next}`)?.focus();
  };
  // On a small screen a scene that asks for an answer needs the room.
  createEffect(
    on(
      () => props.desk.isScened,
      (scened) => scened && !isBeside() && setOpen(false),
    ),
  );
  // What the journal offers is read there before it is chosen; journeys can be read nowhere else.
  createEffect(
    on(
      () => props.desk.offers.on('journal').length > 0 && props.desk.offers.on('map').length === 0,
      (read) => {
        const journeys = props.desk.offers.of('keepJourney').length > 0;
        if (!read || (!isBeside() && !journeys)) return;
        setTab('journal');
        if (journeys) setOpen(true);
      },
    ),
  );
  // On a small screen what is asked of the map needs the room, and an opened panel shows what may be touched.
  createEffect(
    on(
      () => `${table.turn?.prompt?.id ?? ''} ${table.view.active ?? ''}`,
      () => {
        if (!props.desk.offers.asked) return;
        if (!isBeside() && props.desk.offers.spots.size > 0) setOpen(false);
        else showGold();
      },
      { defer: true },
    ),
  );
  /** It was folded before something had to be answered there. */
  let laidOpen = false;
  // What must be answered with a card is laid open until it is answered; the end shows the truth.
  createEffect(
    on(
      () =>
        props.desk.offers.asked &&
        props.desk.offers.all.every(({ type }) => !sitesOf(type).some((site) => site === 'map' || site === 'bar')),
      (only) => {
        if (!only) {
          if (laidOpen && isBeside()) setOpen(false);
          laidOpen = false;
          return;
        }
        laidOpen = !open();
        setTab(props.desk.offers.on('cards').length > 0 ? 'cards' : props.desk.offers.on('journal').length > 0 ? 'journal' : 'table');
        setOpen(true);
        showGold();
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
    <section class="hr-dock" classList={{ open: open(), rider: table.view.mine?.role === 'wraith' }} aria-label={words('table.dock.label')}>
      <div class="hr-head">
        <button type="button" class="hr-fold" aria-expanded={open()} onClick={toggle}>
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
                {named(which)}
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
      <Show when={!open()}>
        <Glance view={table.view} words={words} open={() => choose('table')} />
      </Show>
      <Show when={open()}>
        <div ref={panel} class="hr-panel vellum" role="tabpanel" id="hr-panel" aria-labelledby={`hr-tab-${now()}`} tabindex="0">
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
                <Journal {...table} offers={props.desk.offers} lay={lay} point={(action) => props.desk.point(action)} />
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

/** Folded beside the map, the dock still shows the dice that are left. */
function Glance(props: { readonly view: HuntView; readonly words: Words; readonly open: () => void }): JSX.Element {
  const left = () => props.view.dice.filter(({ spent }) => !spent);
  return (
    <Show when={props.view.dice.length > 0}>
      <button type="button" class="hr-glance" onClick={() => props.open()}>
        <span class="sr">{props.words('table.dock.dice', { faces: left().map(({ face }) => `@face.${face}`), count: left().length })}</span>
        <For each={props.view.dice}>
          {({ face, spent }) => (
            <i classList={{ spent }} aria-hidden="true">
              <Device name={faceIcon(face)} />
            </i>
          )}
        </For>
      </button>
    </Show>
  );
}
