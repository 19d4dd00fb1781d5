import { createMap, type DrawnMap } from '#look/map/createMap.ts';
import type { Spot } from '#look/map/geometry.ts';
import type { Desk } from '../desk.ts';
import type { LoadedSheet } from './loaded.ts';
import { createNews, type News } from './news.ts';
import type { OnMap } from './onMap.ts';
import { PAPER } from './sheet.ts';
import type { MapStory } from './telling.ts';
import { createTouching, type MapTouch } from './touching.ts';

/** What the map does: touches, sight, keys, news. */
interface AtWork {
  readonly map: DrawnMap;
  readonly touching: MapTouch;
  readonly news: News;
}

export function createAtWork(
  {
    desk,
    loaded,
    onMap,
    telling,
  }: { readonly desk: Desk; readonly loaded: LoadedSheet; readonly onMap: OnMap; readonly telling: MapStory },
  page: {
    spotOf(place: string): Spot | null;
    readonly pick: (first: string | null) => void;
  },
): AtWork {
  const { table } = desk;
  const { sheet } = loaded;
  const at = (place: string): Spot[] => {
    const spot = sheet.byId.get(place) ?? page.spotOf(place);
    return spot === null ? [] : [spot];
  };
  const touching = createTouching(desk, {
    titleOf: (id) => telling.told(id).name,
    read: (space) => map.read(space),
    skip: () => news.skip(),
    pick: page.pick,
  });
  const map = createMap({
    paper: PAPER,
    spaces: sheet.spaces,
    inset: { top: 40, bottom: 4 },
    isWanted: (id) => touching.state(id) !== 'idle',
    touch: touching.touch,
    missed: touching.missed,
    list: (root) => desk.offers.asked && root.parentElement?.querySelector<HTMLElement>('.hr-all')?.click(),
    watched: {
      wantedBesides: () => [...desk.offers.spots].flatMap((place) => (sheet.byId.has(place) ? [] : at(place))),
      happening: () => [table.view.foundAt, table.view.inquiry?.target ?? null].flatMap((place) => (place === null ? [] : at(place))),
      else: onMap.figures,
      asked: () => desk.offers.asked,
      moment: () => `${table.turn?.prompt?.id ?? ''} ${table.view.active ?? ''}`,
      covered: sceneOver,
    },
  });
  const news = createNews({ table, loaded }, { map, spotOf: (place) => page.spotOf(place), asked: () => desk.offers.asked });
  return { map, touching, news };
}

/** Pixels of the map's foot that lie under the scene; what is only told, and goes by itself, does not count. */
function sceneOver(map: HTMLElement): number {
  const scene = map.parentElement?.querySelector('.hr-scene') ?? null;
  if (scene === null || scene.matches('.past:not(:has(button))') || scene.childElementCount === 0) return 0;
  const [under, over] = [map.getBoundingClientRect(), scene.getBoundingClientRect()];
  // On a phone held sideways it stands beside the map.
  return over.left >= under.right ? 0 : Math.max(0, under.bottom - over.top);
}
