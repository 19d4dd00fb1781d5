import { createEffect, createSignal, on } from 'solid-js';
import type { Desk } from './desk.ts';
import { sitesOf } from './offers.ts';

export type Tab = 'table' | 'cards' | 'journal' | 'ending';

/** Beside the map there is room for it, and the map still has more than half of the window. */
const ROOMY = 1680;
const BESIDE = 1024;
/** Whether it was folded by hand; kept while the page lives. */
const [folded, fold] = createSignal<boolean | null>(null);

/** Which page of the dock lies open: as it was chosen, and as the game asks for it. */
interface DockPages {
  readonly tabs: () => readonly Tab[];
  readonly now: () => Tab;
  readonly open: () => boolean;
  /** How much may be touched on a page. */
  readonly offered: (which: Tab) => number;
  readonly show: (which: Tab) => void;
  /** Shows a page, or on a small screen folds the one that is shown. */
  readonly choose: (which: Tab) => void;
  readonly toggle: () => void;
  /** On a small screen the map needs the room. */
  readonly makeRoom: () => void;
}

export function createDock(desk: Desk, panel: () => HTMLElement | undefined): DockPages {
  const { table } = desk;
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
  const now = (): Tab => (tabs().includes(tab()) ? tab() : 'table');
  const offered = (which: Tab): number => {
    const { offers } = desk;
    if (which === 'cards') return offers.on('cards').length;
    if (which === 'table') return offers.on('dice').length + offers.on('tracks').length;
    return which === 'journal' ? offers.on('journal').length : 0;
  };
  /** The first golden thing of the panel comes into sight, once it is laid out. */
  const showGold = (): void => {
    requestAnimationFrame(() =>
      panel()?.querySelector('.hp-card.offered, .hp-gold')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
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
  // On a small screen a scene that asks for an answer needs the room.
  createEffect(
    on(
      () => desk.isScened,
      (scened) => scened && !isBeside() && setOpen(false),
    ),
  );
  // What the journal offers is read there before it is chosen; journeys can be read nowhere else.
  createEffect(
    on(
      () => desk.offers.on('journal').length > 0 && desk.offers.on('map').length === 0,
      (read) => {
        const journeys = desk.offers.of('keepJourney').length > 0;
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
        if (!desk.offers.asked) return;
        if (!isBeside() && desk.offers.spots.size > 0) setOpen(false);
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
      () => desk.offers.asked && desk.offers.all.every(({ type }) => !sitesOf(type).some((site) => site === 'map' || site === 'bar')),
      (only) => {
        if (!only) {
          if (laidOpen && isBeside()) setOpen(false);
          laidOpen = false;
          return;
        }
        laidOpen = !open();
        setTab(desk.offers.on('cards').length > 0 ? 'cards' : desk.offers.on('journal').length > 0 ? 'journal' : 'table');
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
  return { tabs, now, open, offered, show: setTab, choose, toggle, makeRoom: () => void (isBeside() || setOpen(false)) };
}
