import type { Words } from '#look';
import { type JSX, Match, Switch } from 'solid-js';
import type { WarView } from '../view.ts';
import type { Land } from './map/geometry.ts';
import { Cards } from './panels/Cards.tsx';
import { Fellowship } from './panels/Fellowship.tsx';
import { Legend } from './panels/Legend.tsx';
import { People } from './panels/People.tsx';
import { Politics } from './panels/Politics.tsx';
import { RegionSheet } from './panels/RegionSheet.tsx';
import { Reserves } from './panels/Reserves.tsx';
import type { Tab } from './tabs.ts';

/** What the leaf shows: one of the tabs, or a region by its name. */
export type Shown = { readonly tab: Tab } | { readonly region: string };

export const LEAF = 'wr-leaf';

/** What scrolls must be reachable by keyboard. */
function scrollable(page: HTMLElement): void {
  page.tabIndex = 0;
}

/** A page laid on the table: never over what it speaks of. */
export function Leaf(props: {
  readonly shown: Shown;
  readonly land: Land | null;
  readonly view: WarView;
  readonly words: Words;
  /** On which side of the map it lies, where it lies over it. */
  readonly side: 'left' | 'right';
  readonly showRegion: (region: string) => void;
  readonly close: () => void;
}): JSX.Element {
  const { words } = props;
  const tab = (): Tab | null => ('tab' in props.shown ? props.shown.tab : null);
  const region = () => ('region' in props.shown ? (props.land?.byId.get(props.shown.region) ?? null) : null);
  const title = (): string => ('tab' in props.shown ? words(`table.tab.${props.shown.tab}`) : words(`region.${props.shown.region}`));
  return (
    <aside class={`${LEAF} vellum ${props.side}`} id={LEAF} aria-label={title()}>
      <header class="wr-leaf-head">
        <h2>{title()}</h2>
        <button type="button" onClick={() => props.close()} aria-label={words('table.close')}>
          ×
        </button>
      </header>
      <div class="wr-page" ref={scrollable} role="region" aria-label={title()}>
        <Switch>
          <Match when={region()} keyed>
            {(known) => <RegionSheet region={known} view={props.view} words={words} showRegion={(id) => props.showRegion(id)} />}
          </Match>
          <Match when={tab() === 'nations'}>
            <Politics nations={props.view.nations} words={words} />
          </Match>
          <Match when={tab() === 'fellowship'}>
            <Fellowship view={props.view} words={words} showRegion={(id) => props.showRegion(id)} />
          </Match>
          <Match when={tab() === 'cards'}>
            <Cards view={props.view} words={words} />
          </Match>
          <Match when={tab() === 'figures'}>
            <Reserves view={props.view} words={words} />
          </Match>
          <Match when={tab() === 'people'}>
            <People view={props.view} words={words} showRegion={(id) => props.showRegion(id)} />
          </Match>
          <Match when={tab() === 'legend'}>
            <Legend words={words} />
          </Match>
        </Switch>
      </div>
    </aside>
  );
}
