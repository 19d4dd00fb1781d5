import { asId } from '#kernel/id.ts';
import './board.css';
import { scrollable } from '#look/scrollable.ts';
import { createEffect, createMemo, createSignal, type JSX, on, Show } from 'solid-js';
import { Acts } from './Acts.tsx';
import { Detail } from './Detail.tsx';
import { fly, type Spots, spotsOf } from './flight.ts';
import { Hand } from './Hand.tsx';
import type { Desk } from './hands.ts';
import { askedOf } from './holding.ts';
import { type Held, offersOf, stillHeld } from './offers.ts';
import { Others } from './Others.tsx';
import { Over } from './Over.tsx';
import { Panel } from './Panel.tsx';
import type { BattleProps } from './props.ts';
import { Row } from './Row.tsx';
import { soundsOf } from './sounds.ts';
import { Teams } from './Teams.tsx';
import { Trophies } from './Trophies.tsx';

/** The drawn table of The Battle for Middle-earth: the row and the others above, one's teams in the middle, the hand below. */
export function Board(props: BattleProps): JSX.Element {
  let root: HTMLDivElement | undefined;
  const offers = createMemo(() => offersOf(props.turn, props.mode));
  const [picked, setPicked] = createSignal<Held | null>(null);
  const held = createMemo(() => stillHeld(offers(), picked()));
  createEffect(on(held, (now) => props.asks(now === null ? null : askedOf(now, props.view.players[props.mine]))));
  const [chosen, setChosen] = createSignal<number | null>(null);

  const looked = createMemo(() => teamInSight(props, chosen()));

  const desk: Desk = {
    table: props,
    get offers() {
      return offers();
    },
    get held() {
      return held();
    },
    hold: setPicked,
    get looked() {
      return looked();
    },
    look: setChosen,
  };

  // Cards fly from where they were to where they are; after a reload or a jump they simply lie there.
  let spots: Spots = {};
  createEffect(
    on(
      () => props.view,
      () => {
        if (root === undefined) return;
        if (props.motion === 'full' && props.fresh.length > 0) fly(root, spots, props.fresh, asId(props.mine));
        spots = spotsOf(root);
      },
    ),
  );
  createScrolling(
    props,
    () => root,
    () => held() !== null || offers().of('loseTeamCard').length > 0,
  );
  createEffect(
    on(
      () => props.fresh,
      (fresh) => {
        for (const sound of soundsOf(fresh)) props.play(sound);
      },
    ),
  );

  return (
    <div
      ref={root}
      class="bm"
      data-motion={props.motion}
      data-stage={props.view.stage}
      classList={{ busy: props.busy, holding: held() !== null }}
      onScroll={() => {
        if (root !== undefined) spots = spotsOf(root);
      }}
    >
      <div class="bm-top">
        <Others desk={desk} />
        <Row desk={desk} />
      </div>
      <Show
        when={props.outcome === null}
        fallback={
          <div class="bm-mid">
            <Over table={props} />
          </div>
        }
      >
        <div class="bm-mid" ref={scrollable} role="region" aria-label={props.words('table.middle')}>
          <Teams desk={desk} />
          <Panel desk={desk} />
        </div>
      </Show>
      <div class="bm-tray">
        <Trophies desk={desk} />
        <Hand desk={desk} />
        <Show when={props.outcome === null}>
          <Acts desk={desk} />
        </Show>
      </div>
      <Detail table={props} />
    </div>
  );
}

/** The team under attack orders, the one touched last, or the one that could win most. */
function teamInSight({ view, mine }: BattleProps, chosen: number | null): number | null {
  const teams = view.players[mine]?.teams ?? [];
  if (view.attack !== null && view.active === mine) return view.attack.team;
  const touched = teams.find(({ number }) => number === chosen);
  if (touched !== undefined) return touched.number;
  const hope = (points: number, more: number): number => points * 2 + more;
  const best = teams.reduce<{ number: number; hope: number } | null>((most, { number, best: now, more }) => {
    const own = hope(now?.points ?? 0, Math.max(0, ...more.map(({ points }) => points)));
    return most === null || own > most.hope ? { number, hope: own } : most;
  }, null);
  return best?.number ?? null;
}

/** On a small screen. `wanted`: the own teams are what is touched next. */
function createScrolling(props: BattleProps, root: () => HTMLElement | undefined, wanted: () => boolean): void {
  // On a phone the row must be in sight when a turn begins, and when an attack does.
  createEffect(
    on(
      () => props.view.stage,
      (stage) => (stage === 'turn' || stage === 'attack') && root()?.scrollTo({ top: 0 }),
      { defer: true },
    ),
  );
  // On a phone the places for a card that is held, or the cards of which one must go, may lie below the edge of the screen.
  createEffect(on(wanted, (now) => now && root()?.querySelector('.bm-teams')?.scrollIntoView({ block: 'nearest' }), { defer: true }));
}
