import { type JSX, Match, Switch } from 'solid-js';
import type { WarAction } from '../rules/verbs.ts';
import type { Desk } from './desk.ts';
import { Folio } from './Folio.tsx';
import { Here } from './here/Here.tsx';
import type { Land } from './map/geometry.ts';
import { Armies } from './panels/Armies.tsx';
import { Cards } from './panels/Cards.tsx';
import { Fellowship } from './panels/Fellowship.tsx';
import { Legend } from './panels/Legend.tsx';
import { People } from './panels/People.tsx';
import { Politics } from './panels/Politics.tsx';
import { RegionSheet } from './panels/RegionSheet.tsx';
import { Reserves } from './panels/Reserves.tsx';
import type { Tab } from './tabs.ts';

/** What the leaf shows: one of the tabs, or a region by its name. */
export type LeafPage = { readonly tab: Tab } | { readonly region: string };

export const LEAF = 'wr-leaf';

const decksOf = (desk: Desk, deck: string): readonly WarAction[] =>
  desk
    .offers()
    .on('deck')
    .filter(({ site }) => site.deck === deck)
    .map(({ action }) => action);

/** A nation of the political track was touched. */
export const chooseNation = (desk: Desk, nation: string, anchor: Element): void =>
  desk.choose(
    desk.table.words(`table.nation.${nation}`),
    desk
      .offers()
      .on('nation')
      .filter(({ site }) => site.nation === nation)
      .map(({ action }) => action),
    anchor,
  );

/** A page laid on the table: never over what it speaks of. */
export function Leaf(props: {
  readonly desk: Desk;
  readonly shown: LeafPage;
  readonly land: Land | null;
  /** On which side of the map it lies, where it lies over it. */
  readonly side: 'left' | 'right';
  readonly showRegion: (region: string) => void;
  readonly close: () => void;
}): JSX.Element {
  const { desk } = props;
  const { words } = desk.table;
  const view = () => desk.table.view;
  const nations = () =>
    new Set(
      desk
        .offers()
        .on('nation')
        .map(({ site }) => site.nation),
    );
  const tab = (): Tab | null => ('tab' in props.shown ? props.shown.tab : null);
  const region = () => ('region' in props.shown ? (props.land?.byId.get(props.shown.region) ?? null) : null);
  const reader = () => ({ info: desk.table.info, mine: desk.table.mode === 'play' ? desk.table.mine : null });
  const title = (): string => ('tab' in props.shown ? words(`table.tab.${props.shown.tab}`) : words(`region.${props.shown.region}`));
  return (
    <Folio class={`${LEAF} ${props.side}`} id={LEAF} title={title()} close={{ label: words('table.close'), do: () => props.close() }}>
      <Switch>
        <Match when={region()} keyed>
          {(known) => (
            <RegionSheet region={known} view={view()} words={words} reader={reader()} showRegion={(id) => props.showRegion(id)}>
              <Here desk={desk} region={known} done={() => props.close()} />
            </RegionSheet>
          )}
        </Match>
        <Match when={tab() === 'nations'}>
          <Politics
            nations={view().nations}
            words={words}
            open={nations()}
            onTouch={(nation, anchor) => chooseNation(desk, nation, anchor)}
          />
        </Match>
        <Match when={tab() === 'fellowship'}>
          <Fellowship view={view()} words={words} showRegion={(id) => props.showRegion(id)} />
        </Match>
        <Match when={tab() === 'cards'}>
          <Cards
            view={view()}
            words={words}
            decks={{
              open: (side, deck) => side === desk.mine().id && decksOf(desk, deck).length > 0,
              touch: (deck, anchor) => desk.choose(words(`deck.${deck}`), decksOf(desk, deck), anchor),
            }}
          />
        </Match>
        <Match when={tab() === 'figures'}>
          <Armies view={view()} words={words} showRegion={(id) => props.showRegion(id)} />
          <Reserves view={view()} words={words} />
        </Match>
        <Match when={tab() === 'people'}>
          <People view={view()} words={words} showRegion={(id) => props.showRegion(id)} />
        </Match>
        <Match when={tab() === 'legend'}>
          <Legend words={words} />
        </Match>
      </Switch>
    </Folio>
  );
}
