import './war.css';
import { createEffect, createMemo, createResource, createSignal, For, type JSX, on, Show } from 'solid-js';
import { BattleScene } from './battle/BattleScene.tsx';
import { createDesk } from './desk.ts';
import { Leaf, LEAF, type Shown } from './Leaf.tsx';
import { loadLand } from './map/loaded.ts';
import { WarMap } from './map/WarMap.tsx';
import { Dice } from './panels/Dice.tsx';
import { Politics } from './panels/Politics.tsx';
import { FellowshipTrack } from './panels/Tracks.tsx';
import { Device } from './pieces/Device.ts';
import type { WarProps } from './props.ts';
import { soundsOf } from './sounds.ts';
import { type Tab, TAB_ICONS, TABS } from './tabs.ts';

const NONE: ReadonlySet<string> = new Set();
/** East of this a leaf about a region lies on the western side. */
const MIDDLE = 560;

/** The drawn table of War of the Ring: the painted map, the tracks on its western sea, the dice, and a leaf for everything else. */
export function Board(props: WarProps): JSX.Element {
  const { words } = props;
  const desk = createDesk(props);
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
  const chosen = createMemo(() => (region() === null ? NONE : new Set([region() ?? ''])));
  const side = (): 'left' | 'right' => ((land()?.byId.get(region() ?? '')?.spot.x ?? 0) > MIDDLE ? 'left' : 'right');
  const isOpen = (tab: Tab): boolean => {
    const now = shown();
    return now !== null && 'tab' in now && now.tab === tab;
  };
  return (
    <div class="wr" data-motion={props.motion} classList={{ busy: props.busy, leafed: shown() !== null }}>
      <Show when={land()} fallback={<div class="wr-map" aria-busy="true" />}>
        {(drawn) => (
          <WarMap
            land={drawn()}
            view={props.view}
            words={words}
            open={NONE}
            chosen={chosen()}
            asked={props.turn !== null && props.turn.options.length > 0}
            moment={`${props.turn?.prompt?.id ?? ''} ${props.view.turn} ${props.view.stage}`}
            onTouch={(id) => show(region() === id ? null : { region: id })}
            onMissed={() => region() !== null && show(null)}
          />
        )}
      </Show>
      <div class="wr-tracks">
        <div class="wr-cart">
          <Politics nations={props.view.nations} words={words} />
        </div>
        <div class="wr-cart">
          <h3>
            {words('table.fellowship.title')}{' '}
            <small>{words(props.view.fellowship.hidden ? 'table.fellowship.hidden' : 'table.fellowship.revealed')}</small>
          </h3>
          <FellowshipTrack fellowship={props.view.fellowship} words={words} />
        </div>
      </div>
      <div class="wr-tray">
        <Dice view={props.view} words={words} />
      </div>
      <BattleScene desk={desk} />
      <nav class="wr-tabs" aria-label={words('table.tabs')}>
        <For each={TABS}>
          {(tab) => (
            <button
              type="button"
              aria-expanded={isOpen(tab)}
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
            shown={now()}
            land={land() ?? null}
            view={props.view}
            words={words}
            side={side()}
            showRegion={(id) => show({ region: id })}
            close={() => show(null)}
          />
        )}
      </Show>
    </div>
  );
}
