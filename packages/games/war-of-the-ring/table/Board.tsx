import './war.css';
import { Icon } from '#look';
import { Choices } from '#look/Choices.tsx';
import { sign } from '#look/sign.ts';
import { createEffect, createMemo, createResource, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js';
import { Answers } from './answers/Answers.tsx';
import { Hint } from './answers/Hint.tsx';
import { Company } from './company/Company.tsx';
import { createDesk } from './desk.ts';
import { Hand } from './hand/Hand.tsx';
import { chooseNation, Leaf, LEAF, type Shown } from './Leaf.tsx';
import { MordorRoad } from './fellowship/MordorRoad.tsx';
import { Road } from './fellowship/Road.tsx';
import { loadLand } from './map/loaded.ts';
import { WarMap } from './map/WarMap.tsx';
import { Politics } from './panels/Politics.tsx';
import { FellowshipTrack } from './panels/Tracks.tsx';
import { Device } from './pieces/Device.ts';
import type { WarProps } from './props.ts';
import { Scene } from './Scene.tsx';
import { regionOf } from './sites.ts';
import { regionsNamed } from './story/named.ts';
import { createTelling } from './story/Tale.tsx';
import { Theatre } from './story/Theatre.tsx';
import { soundsOf } from './sounds.ts';
import { type Tab, TAB_ICONS, TABS } from './tabs.ts';
import { HostMarks } from './team/HostMarks.tsx';
import { Lands } from './team/Lands.tsx';
import { Order } from './team/Order.tsx';
import { WhoseLand } from './team/WhoseLand.tsx';
import { Tray } from './tray/Tray.tsx';
import { Uses } from './tray/Uses.tsx';

/** East of this a leaf about a region lies on the western side. */
const MIDDLE = 560;
/** West of this a page on the western side lies over a region. */
const WEST = 330;

const NOWHERE: ReadonlySet<string> = new Set();

/** The drawn table of War of the Ring: the painted map, the tracks on its western sea, the dice, the hand, and a leaf for everything else. */
export function Board(props: WarProps): JSX.Element {
  const { words } = props;
  const desk = createDesk(props);
  const telling = createTelling(desk);
  const pointed = createMemo(() => (props.pointed == null ? telling.pointed() : regionsNamed(props.pointed)));
  createEffect(
    on(
      () => props.fresh,
      (fresh) => {
        for (const sound of soundsOf(fresh)) props.play(sound);
      },
    ),
  );
  const [land] = createResource(loadLand);
  const [shown, show] = createSignal<Shown | null>(null);
  const region = (): string | null => {
    const now = shown();
    return now !== null && 'region' in now ? now.region : null;
  };
  /** Where the question is, when it is about a place; a battle has its own marks. */
  const asked = (): string | null => (props.view.at === null || props.view.battle !== null ? null : regionOf(props.view.at));
  const chosen = createMemo(() => new Set([region(), desk.offers().from, asked()].filter((id) => id !== null)));
  /** What the card that is being read would touch. */
  const touched = createMemo((): ReadonlySet<string> => {
    const card = desk.reading();
    const regions = card === null || props.view.battle !== null ? [] : (props.view.events[card]?.regions ?? []);
    return regions.length === 0 ? NOWHERE : new Set(regions);
  });
  const nations = createMemo(
    () =>
      new Set(
        desk
          .offers()
          .on('nation')
          .map(({ site }) => site.nation),
      ),
  );
  const acrossOf = (id: string): number => land()?.byId.get(id)?.spot.x ?? 0;
  const side = (): 'left' | 'right' => (acrossOf(region() ?? '') > MIDDLE ? 'left' : 'right');
  /** An army of the east is formed on the western side: what it stands before stays in sight. */
  const isForming = (): boolean => {
    const from = props.view.forming?.from;
    return from !== undefined && acrossOf(regionOf(from)) > MIDDLE;
  };
  /** What may be touched would rather be hidden by a page on the eastern side than by one on the western. */
  const asksEast = (): boolean => {
    const across = [...desk.offers().regions].map(acrossOf);
    return across.filter((x) => x > MIDDLE).length > across.filter((x) => x < WEST).length;
  };
  const isOpen = (tab: Tab): boolean => {
    const now = shown();
    return now !== null && 'tab' in now && now.tab === tab;
  };
  const touch = (id: string, anchor: Element): void => {
    if (desk.touch(id, anchor)) show(null);
    else show(region() === id ? null : { region: id });
  };
  const letGo = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // First what lies on top: a menu puts itself away, then the leaf, then what is held.
    if (shown() !== null) {
      show(null);
      return;
    }
    desk.take(null);
    desk.pickDie(null);
  };
  document.addEventListener('keydown', letGo);
  onCleanup(() => document.removeEventListener('keydown', letGo));
  return (
    <div
      class="wr"
      data-motion={props.motion}
      data-offers={desk.offers().all.length}
      classList={{ busy: props.busy, leafed: shown() !== null, handed: desk.hand() }}
    >
      <Show when={land()} fallback={<div class="wr-map" aria-busy="true" />}>
        {(drawn) => (
          <WarMap
            land={drawn()}
            view={props.view}
            words={words}
            open={desk.offers().regions}
            chosen={chosen()}
            touched={touched()}
            played={props.mode === 'play'}
            asked={desk.offers().asked}
            moment={`${props.turn?.prompt?.id ?? ''} ${props.view.turn} ${props.view.stage} ${desk.offers().from ?? ''}`}
            onTouch={touch}
            onMissed={() => (region() === null ? desk.take(null) : show(null))}
            onList={(root) => desk.offers().asked && desk.ask({ title: words('table.all'), actions: desk.offers().all, anchor: root })}
            pointed={pointed()}
            beneath={<Lands desk={desk} land={drawn()} />}
            marks={(region, side, force) => <HostMarks desk={desk} region={region} side={side} force={force} />}
            above={(map, grow) => (
              <>
                <Road desk={desk} land={drawn()} grow={grow()} />
                <MordorRoad fellowship={props.view.fellowship} grow={grow()} />
                <Theatre desk={desk} land={drawn()} map={map} grow={grow()} />
              </>
            )}
          />
        )}
      </Show>
      <div class="wr-tracks">
        <Show
          when={props.view.team}
          fallback={
            <div class="wr-cart">
              <Politics
                nations={props.view.nations}
                words={words}
                open={nations()}
                onTouch={(nation, anchor) => chooseNation(desk, nation, anchor)}
              />
            </div>
          }
        >
          <div class="wr-cart wr-whose-cart">
            <WhoseLand desk={desk} />
          </div>
          <div class="wr-cart wr-order-cart">
            <Order desk={desk} />
          </div>
        </Show>
        <div class="wr-cart">
          <h3>
            {words('table.fellowship.title')}{' '}
            <small>
              <Show
                when={props.view.fellowship.mordor !== null}
                fallback={words(props.view.fellowship.hidden ? 'table.fellowship.hidden' : 'table.fellowship.revealed')}
              >
                {words('table.mordor.short', { count: props.view.fellowship.mordor ?? 0 })}
              </Show>
            </small>
          </h3>
          <FellowshipTrack fellowship={props.view.fellowship} words={words} />
        </div>
      </div>
      <div class="wr-foot">
        <Hand desk={desk} />
        <div class="wr-tray">
          <Order desk={desk} class="in-tray" />
          <Tray desk={desk} />
          <Show when={props.mode === 'play' && props.outcome === null}>
            <button type="button" class="wr-hand-button" aria-expanded={desk.hand()} onClick={() => desk.showHand(!desk.hand())}>
              <Icon name="scroll-unfurled" />
              <span>{words('table.hand.button')}</span>
              <b class="num">{desk.mine().cards?.length ?? 0}</b>
            </button>
          </Show>
        </div>
        <Show when={props.mode === 'play'}>
          <div class="wr-acts" classList={{ west: isForming() }} role="toolbar" aria-label={words('table.bar')}>
            <Hint desk={desk} />
            <Uses desk={desk} />
            <Company desk={desk} />
            <Answers desk={desk} />
          </div>
        </Show>
      </div>
      <Scene desk={desk} telling={telling} east={asksEast()} showRegion={(id) => show({ region: id })} />
      <nav class="wr-tabs" aria-label={words('table.tabs')}>
        <For each={TABS}>
          {(tab) => (
            <button
              type="button"
              aria-expanded={isOpen(tab)}
              {...sign(words(`table.sign.tab.${tab}`))}
              aria-controls={isOpen(tab) ? LEAF : undefined}
              onClick={() => show(isOpen(tab) ? null : { tab })}
            >
              <Device name={TAB_ICONS[tab]} />
              <span>{words(`table.tab.${tab}`)}</span>
            </button>
          )}
        </For>
      </nav>
      <Show when={shown()}>
        {(now) => (
          <Leaf
            desk={desk}
            shown={now()}
            land={land() ?? null}
            side={side()}
            showRegion={(id) => show({ region: id })}
            close={() => show(null)}
          />
        )}
      </Show>
      <Show when={desk.asking()} keyed>
        {(asking) => (
          <Choices
            asking={asking}
            busy={props.busy}
            say={(action) => desk.say(action)}
            choose={(action) => desk.act(action)}
            close={() => desk.ask(null)}
          />
        )}
      </Show>
    </div>
  );
}
