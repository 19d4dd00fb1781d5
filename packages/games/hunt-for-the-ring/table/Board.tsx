import './hunt.css';
import type { Action } from '#kernel';
import type { TableProps } from '#look';
import { createEffect, createMemo, createSignal, type JSX, on, onCleanup, onMount, Show, untrack } from 'solid-js';
import type { HuntView } from '../view.ts';
import { Bar } from './Bar.tsx';
import { type Asking, Choices } from './Choices.tsx';
import { describeSpace } from './describe.ts';
import { type Desk, wishAt } from './desk.ts';
import { Dock } from './Dock.tsx';
import { type Layers, Legend } from './Legend.tsx';
import { publicly, shadesOf } from './map/beliefs.ts';
import { createBelief } from './map/believing.ts';
import { Flashes } from './map/Flashes.tsx';
import { Fog } from './map/Fog.tsx';
import type { Tongue } from './map/labels.ts';
import { drawOwn, isDrawable, type LoadedSheet, loadSheet } from './map/loaded.ts';
import { MapWindow } from './map/MapWindow.tsx';
import { type Flash, flashesOf, playRides, ridesOf } from './map/motion.ts';
import { figuresOf, tokensOf } from './map/pieces.ts';
import { Pieces } from './map/Pieces.tsx';
import { exposure, inDirection } from './map/reach.ts';
import { placeSpot, Regions } from './map/Regions.tsx';
import type { Space } from './map/sheet.ts';
import { Spaces, type SpaceState } from './map/Spaces.tsx';
import { entriesOf, threadOf } from './map/thread.ts';
import { Thread } from './map/Thread.tsx';
import { createViewport, showing } from './map/viewport.ts';
import { offersOf } from './offers.ts';
import { Scene } from './panels/index.ts';
import { soundsOf } from './sounds.ts';
import { Strip } from './Strip.tsx';
import { sayOption } from './words.ts';

/** Layers stay as they were chosen while the page lives. */
const [layers, changeLayers] = createSignal<Layers>({ belief: true, thread: true });

const ARROWS: { readonly [key: string]: readonly [number, number] | undefined } = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
/** A finger may miss by so many pixels. */
const MISS = 24;
const PHONE = 600;
/** Near enough to read names on a phone. */
const CLOSE = 0.95;

/** The drawn table of Hunt for the Ring: the inked map, and everything else around it. */
export function Board(props: TableProps<HuntView>): JSX.Element {
  const [loaded, setLoaded] = createSignal<LoadedSheet | null>(null);
  const isBlank = () => props.view.sheet !== null && !isDrawable(props.view.sheet);
  createEffect(
    on(
      () => (props.view.sheet === null ? String(props.view.part) : JSON.stringify(props.view.sheet)),
      () => {
        const { sheet: given, part } = props.view;
        if (isBlank()) return;
        let wanted = true;
        onCleanup(() => {
          wanted = false;
        });
        void (given !== null && isDrawable(given) ? drawOwn(given) : loadSheet(part)).then((sheet) => wanted && setLoaded(sheet));
      },
    ),
  );

  const [picked, pick] = createSignal<string | null>(null);
  const offers = createMemo(() => offersOf(props.turn, props.mode, props.view, picked()));
  createEffect(
    on(
      () => props.turn?.options,
      () => pick(null),
    ),
  );
  const [asking, ask] = createSignal<Asking | null>(null);
  createEffect(
    on(
      () => props.view,
      () => ask(null),
      { defer: true },
    ),
  );
  const [pointed, point] = createSignal<Action | null>(null);

  const desk: Desk = {
    table: props,
    get offers() {
      return offers();
    },
    act(action) {
      ask(null);
      if (!props.busy) props.act(action);
    },
    ask,
    say: (action) => sayOption(props.words, props.view, action),
  };

  const options = () => props.info.options as { readonly belief?: boolean; readonly havens?: boolean } | null;
  const allowed = () => props.view.clues !== null && props.info.content.standard;
  const belief = createBelief(() => (allowed() && layers().belief ? publicly(props.view, options()?.havens === true) : null));
  const tongue = (): Tongue => (props.words('table.tongue') === 'pl' ? 'pl' : 'en');

  return (
    <div class="hr" data-motion={props.motion} classList={{ busy: props.busy }}>
      <Show
        when={loaded()}
        keyed
        fallback={
          <div class="hr-map" aria-busy={!isBlank()}>
            <Show when={isBlank()}>
              <p class="hr-blank">{props.words('table.blank')}</p>
            </Show>
          </div>
        }
      >
        {(sheet) => (
          <HuntMap desk={desk} loaded={sheet} tongue={tongue()} belief={belief()} allowed={allowed()} pointed={pointed()} pick={pick} />
        )}
      </Show>
      <div class="hr-scene" classList={{ past: offers().asked && offers().spots.size > 0 }}>
        <Scene {...props} offers={offers()} />
      </div>
      <Show when={props.mode === 'play'}>
        <Bar desk={desk} />
      </Show>
      <Dock desk={desk} />
      <Show when={asking()} keyed>
        {(now) => (
          <Choices
            asking={now}
            busy={props.busy}
            say={(action) => desk.say(action)}
            choose={(action) => desk.act(action)}
            point={point}
            close={() => ask(null)}
          />
        )}
      </Show>
    </div>
  );
}

/** The map of one part, with everything that lives on it. */
function HuntMap(props: {
  readonly desk: Desk;
  readonly loaded: LoadedSheet;
  readonly tongue: Tongue;
  readonly belief: ReturnType<ReturnType<typeof createBelief>>;
  readonly allowed: boolean;
  readonly pointed: Action | null;
  readonly pick: (first: string | null) => void;
}): JSX.Element {
  const { desk, loaded } = props;
  const { table } = desk;
  const { words } = table;
  const { sheet, ways } = loaded;
  const view = () => table.view;
  const offers = () => desk.offers;
  let root: HTMLDivElement | undefined;

  const viewport = createViewport({ top: 40, bottom: 4 });
  const wide = () => viewport.window().width >= PHONE;
  const [legend, openLegend] = createSignal(false);

  const shades = createMemo(() => (props.belief === null || !layers().belief ? new Map<string, never>() : shadesOf(props.belief)));
  const figures = createMemo(() => figuresOf(view(), sheet));
  const tokens = createMemo(() => tokensOf(view(), sheet, (place) => placeSpot(loaded, props.tongue, place)));
  const own = () => view().mine?.role === 'ring-bearer';
  /** Only the Ring-bearer is warned, from what lies open on the board. */
  const threats = createMemo(() => (own() ? exposure(sheet, view().nazgul, view().turn === 'night') : null));
  const entries = createMemo((): readonly string[] | null => {
    const { pointed } = props;
    const { mine } = view();
    if (pointed?.type === 'keepJourney' && mine?.role === 'ring-bearer')
      return mine.journeysSeen.find(({ id }) => id === pointed.journey)?.rows ?? null;
    return entriesOf(view());
  });
  const thread = createMemo(() => {
    const known = entries();
    return known === null || !layers().thread ? null : threadOf(sheet, ways, known, view().step);
  });

  // What can be touched, and what a touch means.
  const state = (id: string): SpaceState => {
    if (offers().spots.has(id)) return 'offered';
    if (offers().movable.has(id)) return heldAt(id) ? 'held' : 'movable';
    return 'idle';
  };
  const firstAt = (id: string): string[] => {
    const riders = view()
      .nazgul.filter(({ at }) => at === id)
      .map((each) => each.id);
    const firsts = offers()
      .of('pushNazgul')
      .map(({ nazgul }) => String(nazgul));
    return [
      ...riders.filter((rider) => firsts.includes(rider)),
      ...(offers()
        .of('moveAlly')
        .some(({ from }) => String(from) === id)
        ? [id]
        : []),
    ];
  };
  const heldAt = (id: string): boolean => firstAt(id).some((first) => first === offers().held);
  const touch = (id: string, anchor: Element): void => {
    skip();
    inspect(null);
    const actions = offers().at(id);
    if (actions.length === 1) return desk.act(actions[0]);
    if (actions.length > 1) return desk.ask({ title: titleOf(id), actions, anchor });
    const firsts = firstAt(id);
    if (offers().movable.has(id) && firsts.length > 0) {
      // Touched again, the next piece on the same space is taken up.
      const at = firsts.indexOf(offers().held ?? '');
      props.pick(firsts[at + 1] ?? (at < 0 ? firsts[0] : null));
      return;
    }
    const wish = offers().asked ? wishAt(table, offers(), id) : null;
    if (wish !== null) table.askWhy(words('table.why', { what: desk.say(wish) }), wish, anchor);
    else inspect({ id, anchor });
  };
  const touchPlace = (place: string, anchor: Element): void => {
    const actions = offers().at(place);
    if (actions.length === 1) desk.act(actions[0]);
    else if (actions.length > 1) desk.ask({ title: desk.say(actions[0]), actions, anchor });
  };
  const element = (id: string): SVGGElement | null => root?.querySelector<SVGGElement>(`[data-space="${id}"]`) ?? null;
  /** A touch on the ground means the space nearest to it, if it is near enough. */
  const ground = (x: number, y: number): void => {
    skip();
    inspect(null);
    const reach = MISS / viewport.look().scale;
    let best: { id: string; far: number } | null = null;
    for (const space of sheet.spaces) {
      const far = Math.hypot(space.x - x, space.y - y) - (state(space.id) === 'idle' ? 0 : 6);
      if (far < reach && (best === null || far < best.far)) best = { id: space.id, far };
    }
    const anchor = best === null ? null : element(best.id);
    if (best !== null && anchor !== null) touch(best.id, anchor);
  };

  // In words.
  const told = (space: Space) =>
    describeSpace(words, view(), props.tongue, space, shades().get(space.id) ?? null, threats()?.get(space.id) ?? null);
  const titleOf = (id: string): string => {
    const space = sheet.byId.get(id);
    return space === undefined ? id : told(space).name;
  };
  const describe = (space: Space): string => {
    const { name, lines } = told(space);
    const offered = offers()
      .at(space.id)
      .slice(0, 3)
      .map((action) => desk.say(action));
    return [name, ...offered, ...lines].join('; ');
  };

  // A space read by hovering over it or touching it.
  const [inspected, inspect] = createSignal<{ readonly id: string; readonly anchor: Element } | null>(null);
  let hovering: ReturnType<typeof setTimeout> | undefined;
  const hover = (id: string | null, anchor: Element): void => {
    clearTimeout(hovering);
    if (id === null) inspect(null);
    else hovering = setTimeout(() => inspect({ id, anchor }), 380);
  };
  onCleanup(() => clearTimeout(hovering));

  // Keys: arrows walk what is offered, with Shift all spaces.
  const [focused, focus] = createSignal('');
  const home = createMemo((): string => {
    const spots = sheet.spaces.filter(({ id }) => state(id) !== 'idle');
    if (spots.some(({ id }) => id === focused())) return focused();
    return spots[0]?.id ?? (focused() || (sheet.spaces[0]?.id ?? ''));
  });
  const goTo = (id: string): void => {
    focus(id);
    const space = sheet.byId.get(id);
    if (space !== undefined) reveal([space]);
    element(id)?.focus({ preventScroll: true });
  };
  const onKey = (event: KeyboardEvent): void => {
    const at = (event.target as Element).closest('[data-space]')?.getAttribute('data-space');
    if (at === null || at === undefined) return;
    const space = sheet.byId.get(at);
    const arrow = ARROWS[event.key];
    if (arrow !== undefined && space !== undefined) {
      event.preventDefault();
      const some = !event.shiftKey && sheet.spaces.some(({ id }) => id !== at && state(id) !== 'idle');
      const next = inDirection(sheet, space, arrow[0], arrow[1], (id) => !some || state(id) !== 'idle');
      if (next !== null) goTo(next);
      return;
    }
    const anchor = element(at);
    if ((event.key === 'Enter' || event.key === ' ') && anchor !== null) {
      event.preventDefault();
      touch(at, anchor);
    } else if (event.key === '?' && anchor !== null) inspect({ id: at, anchor });
  };
  onMount(() => root?.addEventListener('keydown', onKey));
  const onPage = (event: KeyboardEvent): void => {
    const typing = event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
    if (typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null) return;
    if (event.key === 'l' && offers().asked) root?.parentElement?.querySelector<HTMLElement>('.hr-all')?.click();
    else if (event.key === '+' || event.key === '=') viewport.zoom(1.25);
    else if (event.key === '-') viewport.zoom(0.8);
    else if (event.key === '0') viewport.fit();
  };
  document.addEventListener('keydown', onPage);
  onCleanup(() => document.removeEventListener('keydown', onPage));

  // What is asked for must be in sight.
  const inSight = ({ x, y }: { readonly x: number; readonly y: number }): boolean => {
    const { look, window } = viewport;
    const [dx, dy] = [(x - look().x) * look().scale, (y - look().y) * look().scale];
    return Math.abs(dx) < window().width / 2 - 24 && Math.abs(dy) < window().height / 2 - 30;
  };
  const reveal = (points: readonly { readonly x: number; readonly y: number }[]): void => {
    if (points.length > 0 && !points.every(inSight))
      viewport.set(showing(points, viewport.window(), Math.max(viewport.look().scale, 1), viewport.inset));
  };
  const wanted = () => sheet.spaces.filter(({ id }) => state(id) !== 'idle');
  /** On a phone the whole map is too small to play on: it shows what matters now. */
  const lookAround = (): void => {
    const points = wanted().length > 0 ? wanted() : figures().map(({ x, y }) => ({ x, y }));
    viewport.set(showing(points, viewport.window(), CLOSE, viewport.inset));
  };
  createEffect(
    on(viewport.window, ({ height }) => {
      if (height === 0 || viewport.chosen()) return;
      if (wide()) viewport.fit();
      else lookAround();
    }),
  );
  createEffect(
    on(
      () => `${table.turn?.prompt?.id ?? ''} ${view().active ?? ''}`,
      () => {
        if (wide() || !offers().asked || wanted().length === 0) return;
        if (viewport.chosen()) reveal(wanted());
        else lookAround();
      },
      { defer: true },
    ),
  );

  // The news are seen to happen.
  let stop: () => void = () => {};
  const [flashes, flash] = createSignal<readonly (Flash & { x: number; y: number })[]>([]);
  const skip = (): void => {
    stop();
    stop = () => {};
    flash([]);
  };
  let fading: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(fading));
  createEffect(
    on(
      () => table.fresh,
      (fresh) => {
        for (const sound of soundsOf(fresh)) table.play(sound);
        skip();
        if (table.motion !== 'full' || fresh.length === 0 || root === undefined) return;
        const hosted = untrack(() => view().nazgul.find(({ witchKing }) => witchKing)?.id ?? null);
        const rides = ridesOf(fresh, sheet, ways, hosted);
        stop = playRides(root, rides);
        const seen = flashesOf(fresh).flatMap((each) => {
          const at = sheet.byId.get(each.at) ?? placeSpot(loaded, props.tongue, each.at);
          return at === null || at === undefined ? [] : [{ ...each, x: at.x, y: at.y }];
        });
        flash(seen);
        clearTimeout(fading);
        if (seen.length > 0) fading = setTimeout(() => flash([]), 1700);
        // On a phone one looks where something happens.
        if (!wide() && !offers().asked) {
          const ends = rides.flatMap(({ line }) => [line[0], line[line.length - 1]].map(([x, y]) => ({ x, y })));
          reveal(seen.length > 0 ? seen : ends);
        }
      },
    ),
  );

  const scale = () => viewport.look().scale;
  /** Pieces and numbers keep a size that can be read. */
  const grow = () => Math.min(1.75, Math.max(1, 0.72 / scale()));
  const numberGrow = () => Math.min(1.2, Math.max(1, 0.85 / scale()));
  const isLabelled = createMemo(() => scale() >= 0.6);
  const isRead = createMemo(() => scale() >= 1.45);
  const grown = createMemo(() => Math.round(grow() * 20) / 20);
  const grownNumbers = createMemo(() => Math.round(numberGrow() * 20) / 20);

  return (
    <div class="hr-map" ref={root}>
      <MapWindow
        loaded={loaded}
        viewport={viewport}
        words={words}
        label={words('table.map', { part: `@part.${sheet.part}` })}
        ground={ground}
      >
        <Show when={layers().belief}>
          <Fog sheet={sheet} shades={shades()} />
        </Show>
        <Regions
          loaded={loaded}
          tongue={props.tongue}
          named={isRead()}
          grow={grownNumbers()}
          offered={offers().spots}
          watched={view().inquiry?.kind === 'perception' ? (view().inquiry?.target ?? null) : null}
          say={(place) =>
            offers()
              .at(place)
              .map((action) => desk.say(action))
              .join('; ')
          }
          touch={touchPlace}
        />
        <Show when={thread()}>{(line) => <Thread thread={line()} />}</Show>
        <Spaces
          loaded={loaded}
          tongue={props.tongue}
          words={words}
          named={isLabelled()}
          grow={grownNumbers()}
          shades={shades()}
          focused={home()}
          state={state}
          threats={(id) => threats()?.get(id) ?? []}
          describe={describe}
          touch={touch}
          focus={focus}
          hover={hover}
        />
        <Pieces figures={figures()} tokens={tokens()} grow={grown()} />
        <Flashes flashes={flashes()} />
      </MapWindow>
      <Strip table={table} />
      <Legend
        words={words}
        part={sheet.part}
        belief={props.belief}
        allowed={props.allowed}
        threaded={entriesOf(view()) !== null}
        layers={layers()}
        change={changeLayers}
        open={legend()}
        toggle={() => openLegend(!legend())}
      />
      <div class="hr-zoom" role="group" aria-label={words('table.zoom.label')}>
        <button type="button" onClick={() => viewport.zoom(1.4)} aria-label={words('table.zoom.in')}>
          +
        </button>
        <button type="button" onClick={() => viewport.zoom(1 / 1.4)} aria-label={words('table.zoom.out')}>
          −
        </button>
        <button type="button" onClick={() => viewport.fit()} aria-label={words('table.zoom.fit')}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
          </svg>
        </button>
      </div>
      <Show when={inspected()} keyed>
        {(place) => <Inspector at={place.anchor} told={told(sheet.byId.get(place.id) ?? sheet.spaces[0])} />}
      </Show>
      <div data-why-slot="" class="hr-slip" />
    </div>
  );
}

/** A space read: small, beside it, and never in the way of a finger. */
function Inspector(props: {
  readonly at: Element;
  readonly told: { readonly name: string; readonly lines: readonly string[] };
}): JSX.Element {
  const place = (sheet: HTMLDivElement): void => {
    requestAnimationFrame(() => {
      const frame = sheet.parentElement?.getBoundingClientRect();
      if (frame === undefined) return;
      const at = props.at.getBoundingClientRect();
      const right = at.right + 10 + sheet.offsetWidth < frame.right;
      sheet.style.left = `${(right ? at.right + 10 : at.left - 10 - sheet.offsetWidth) - frame.left}px`;
      sheet.style.top = `${Math.max(4, Math.min(at.top - frame.top - 10, frame.height - sheet.offsetHeight - 4))}px`;
      sheet.style.visibility = 'visible';
    });
  };
  return (
    <div ref={place} class="hr-inspector" role="status">
      <h3>{props.told.name}</h3>
      <ul>
        {props.told.lines.map((line) => (
          <li>{line}</li>
        ))}
      </ul>
    </div>
  );
}
