import { For, type JSX, lazy, Match, Show, Suspense, Switch } from 'solid-js';
import type { HuntAction } from '../rules/state.ts';
import type { HuntView } from '../view/view.ts';
import type { Desk } from './desk.ts';
import { createDock, type Tab } from './dock.ts';
import { Device } from './panels/Device.ts';
import { faceIcon } from './panels/dice.ts';
import { Cards, Dice, Tracks } from './panels/index.ts';
import type { Words } from './keys.ts';

const Journal = lazy(async () => ({ default: (await import('./panels/Journal.tsx')).Journal }));
const Ending = lazy(async () => ({ default: (await import('./panels/Ending.tsx')).Ending }));

/** Beside the map, on small screens under it: the tracks and dice, the cards, the journal or the notes, and at the end the truth. */
export function Dock(props: { readonly desk: Desk }): JSX.Element {
  const { table } = props.desk;
  const { words } = table;
  let panel: HTMLDivElement | undefined;
  const dock = createDock(props.desk, () => panel);
  const isBearer = () => table.view.mine?.role === 'ring-bearer';
  const named = (which: Tab): string => words(`table.dock.${which === 'journal' && !isBearer() ? 'notes' : which}`);
  /** On a small screen the map is needed to lay it. */
  const lay = (token: HuntAction): void => {
    dock.makeRoom();
    props.desk.act(token);
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = dock.tabs()[(dock.tabs().indexOf(dock.now()) + step + dock.tabs().length) % dock.tabs().length];
    if (step === 0 || next === undefined) return;
    dock.show(next);
    document.getElementById(`hr-tab-${next}`)?.focus();
  };
  return (
    <section
      class="hr-dock"
      classList={{ open: dock.open(), rider: table.view.mine?.role === 'wraith' }}
      aria-label={words('table.dock.label')}
    >
      <div class="hr-head">
        <button type="button" class="hr-fold" aria-expanded={dock.open()} onClick={dock.toggle}>
          <span aria-hidden="true">{dock.open() ? '›' : '‹'}</span>
          <span class="sr">{words(dock.open() ? 'table.dock.close' : 'table.dock.open')}</span>
        </button>
        <div class="hr-tabs tabs" role="tablist" aria-label={words('table.dock.label')}>
          <For each={dock.tabs()}>
            {(which) => (
              <button
                type="button"
                role="tab"
                id={`hr-tab-${which}`}
                aria-controls={dock.open() ? 'hr-panel' : undefined}
                aria-selected={dock.open() && dock.now() === which}
                tabindex={dock.now() === which ? 0 : -1}
                onKeyDown={onKey}
                onClick={() => dock.choose(which)}
              >
                {named(which)}
                <Show when={dock.offered(which) > 0}>
                  <span class="bead num" aria-hidden="true">
                    {dock.offered(which)}
                  </span>
                </Show>
              </button>
            )}
          </For>
        </div>
      </div>
      <Show when={!dock.open()}>
        <Glance view={table.view} words={words} open={() => dock.choose('table')} />
      </Show>
      <Show when={dock.open()}>
        <div ref={panel} class="hr-panel vellum" role="tabpanel" id="hr-panel" aria-labelledby={`hr-tab-${dock.now()}`} tabindex="0">
          <Suspense>
            <Switch>
              <Match when={dock.now() === 'table'}>
                <Dice {...table} offers={props.desk.offers} />
                <Tracks {...table} offers={props.desk.offers} />
              </Match>
              <Match when={dock.now() === 'cards'}>
                <Cards {...table} offers={props.desk.offers} />
              </Match>
              <Match when={dock.now() === 'journal'}>
                <Journal {...table} offers={props.desk.offers} lay={lay} point={(action) => props.desk.point(action)} />
              </Match>
              <Match when={dock.now() === 'ending'}>
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
