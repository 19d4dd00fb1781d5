import { paced } from '#look/pace.ts';
import type { DrawnMap } from '#look/map/createMap.ts';
import type { Spot } from '#look/map/geometry.ts';
import { playRides } from '#look/map/rides.ts';
import { type Accessor, createEffect, createSignal, on, onCleanup, untrack } from 'solid-js';
import type { HuntProps } from '../props.ts';
import { soundsOf } from '../sounds.ts';
import type { LoadedSheet } from './loaded.ts';
import { type Flash, flashesOf, ridesOf } from './motion.ts';

type MapFlash = Flash & Spot;

/** How long an answer stays on the map. */
const STAYS = 1700;

/** The news are seen to happen; a touch skips them. */
export interface News {
  readonly flashes: Accessor<readonly MapFlash[]>;
  readonly skip: () => void;
}

export function createNews(
  { table, loaded }: { readonly table: HuntProps; readonly loaded: LoadedSheet },
  page: {
    readonly map: DrawnMap;
    spotOf(place: string): Spot | null;
    readonly asked: () => boolean;
  },
): News {
  const { sheet, ways } = loaded;
  let stop: () => void = () => {};
  const [flashes, flash] = createSignal<readonly MapFlash[]>([]);
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
        const root = page.map.root();
        for (const sound of soundsOf(fresh)) table.play(sound);
        skip();
        if (table.motion !== 'full' || fresh.length === 0 || root === undefined) return;
        const hosted = untrack(() => table.view.nazgul.find(({ witchKing }) => witchKing)?.id ?? null);
        const rides = ridesOf(fresh, sheet, ways, hosted);
        stop = playRides(root, rides);
        const seen = flashesOf(fresh).flatMap((each) => {
          const at = sheet.byId.get(each.at) ?? page.spotOf(each.at);
          return at === null || at === undefined ? [] : [{ ...each, x: at.x, y: at.y }];
        });
        flash(seen);
        clearTimeout(fading);
        if (seen.length > 0) fading = setTimeout(() => flash([]), paced(STAYS));
        // On a phone one looks where something happens.
        if (!page.map.sight.wide() && !page.asked()) {
          const ends = rides.flatMap(({ line }) => [line[0], line[line.length - 1]].map(([x, y]) => ({ x, y })));
          page.map.sight.reveal(seen.length > 0 ? seen : ends);
        }
      },
    ),
  );
  return { flashes, skip };
}
