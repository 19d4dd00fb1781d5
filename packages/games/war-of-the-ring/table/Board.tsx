import './war.css';
import { Choices } from '#look/Choices.tsx';
import { createEffect, createMemo, createResource, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import { Coast } from './Coast.tsx';
import { createDesk } from './desk.ts';
import { Foot } from './Foot.tsx';
import { Leaf, type LeafPage } from './Leaf.tsx';
import { MordorRoad } from './fellowship/MordorRoad.tsx';
import { Road } from './fellowship/Road.tsx';
import { areRatherEastern, isEastern } from './map/halves.ts';
import { loadLand } from './map/loaded.ts';
import { WarMap } from './map/WarMap.tsx';
import type { WarProps } from './props.ts';
import { Scene } from './Scene.tsx';
import { regionOf } from './sites.ts';
import { regionsNamed } from './story/named.ts';
import { createPlay } from './story/createPlay.ts';
import { createTelling } from './story/Tale.tsx';
import { Theatre } from './story/Theatre.tsx';
import { soundsOf } from './sounds.ts';
import type { Tab } from './tabs.ts';
import { Tabs } from './Tabs.tsx';
import { HostMarks } from './team/HostMarks.tsx';
import { Lands } from './team/Lands.tsx';

const NOWHERE: ReadonlySet<string> = new Set();

/** The drawn table of War of the Ring: the painted map, the tracks on its western sea, the dice, the hand, and a leaf for everything else. */
export function Board(props: WarProps): JSX.Element {
  const { words } = props;
  const [fetched] = createResource(loadLand);
  // Asked for before it is there it would take the whole page away for a moment, and with it the place where the keyboard stands.
  const land = () => (fetched.loading ? undefined : fetched());
  const desk = createDesk(props, (region) => land()?.byId.get(region)?.neighbours ?? []);
  const telling = createTelling(desk);
  const play = createPlay(props, land);
  const pointed = createMemo(() => (props.pointed == null ? telling.pointed() : regionsNamed(props.pointed)));
  createEffect(
    on(
      () => props.fresh,
      (fresh) => {
        for (const sound of soundsOf(fresh)) props.play(sound);
      },
    ),
  );
  const [shown, show] = createSignal<LeafPage | null>(null);
  const region = (): string | null => {
    const now = shown();
    return now !== null && 'region' in now ? now.region : null;
  };
  /** Where the question is, when it is about a place; a battle has its own marks. */
  const asked = (): string | null => (props.view.at === null || props.view.battle !== null ? null : regionOf(props.view.at));
  const chosen = createMemo(
    () => new Set([region(), desk.offers().from, desk.planner.ready(), desk.planner.flier(), asked()].filter((id) => id !== null)),
  );
  /** What the card that is being read would touch. */
  const touched = createMemo((): ReadonlySet<string> => {
    const card = desk.reading();
    const regions = card === null || props.view.battle !== null ? [] : (props.view.events[card]?.regions ?? []);
    return regions.length === 0 ? NOWHERE : new Set(regions);
  });
  const side = (): 'left' | 'right' => (isEastern(land(), region() ?? '') ? 'left' : 'right');
  /** An army of the east is formed on the western side: what it stands before stays in sight. */
  const isForming = (): boolean => {
    const from = props.view.forming?.from;
    return from !== undefined && isEastern(land(), regionOf(from));
  };
  const opened = (): Tab | null => {
    const now = shown();
    return now !== null && 'tab' in now ? now.tab : null;
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
    desk.letGo();
  };
  document.addEventListener('keydown', letGo);
  onCleanup(() => document.removeEventListener('keydown', letGo));
  return (
    <div
      class="wr"
      data-motion={props.motion}
      data-offers={desk.offers().all.length}
      classList={{ busy: props.busy || desk.isUnderWay(), leafed: shown() !== null, handed: desk.hand() }}
    >
      <Show when={land()} fallback={<div class="wr-map" aria-busy="true" />}>
        {(drawn) => (
          <WarMap
            land={drawn()}
            view={props.view}
            standing={play.standing()}
            words={words}
            open={desk.regions()}
            chosen={chosen()}
            touched={touched()}
            played={props.mode === 'play'}
            asked={desk.offers().asked}
            moment={`${props.turn?.prompt?.id ?? ''} ${props.view.turn} ${props.view.stage} ${desk.offers().from ?? ''}`}
            onTouch={touch}
            onMissed={() => (region() === null ? desk.letGo() : show(null))}
            onList={(root) => desk.offers().asked && desk.ask({ title: words('table.all'), actions: desk.offers().all, anchor: root })}
            pointed={pointed()}
            beneath={<Lands desk={desk} land={drawn()} />}
            marks={(region, side, force) => <HostMarks desk={desk} region={region} side={side} force={force} />}
            above={(map, grow) => (
              <>
                <Road desk={desk} land={drawn()} grow={grow()} />
                <MordorRoad fellowship={props.view.fellowship} grow={grow()} />
                <Theatre desk={desk} play={play} land={drawn()} map={map} grow={grow()} />
              </>
            )}
          />
        )}
      </Show>
      <Coast desk={desk} />
      <Foot desk={desk} west={isForming()} />
      <Scene
        desk={desk}
        telling={telling}
        east={areRatherEastern(land(), desk.offers().regions)}
        showRegion={(id) => show({ region: id })}
      />
      <Tabs words={words} open={opened()} choose={(tab) => show(tab === null ? null : { tab })} />
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
