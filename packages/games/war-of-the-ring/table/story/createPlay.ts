import { type Accessor, createMemo, createSignal } from 'solid-js';
import type { WarView } from '../../view/view.ts';
import type { Land } from '../map/geometry.ts';
import type { WarProps } from '../props.ts';
import { type Act, playOf } from './playOf.ts';

/** What has just happened, as it is seen to happen on the map. */
export interface Play {
  readonly acts: Accessor<readonly Act[]>;
  /** Ends it; without acts there is nothing to end. */
  readonly finish: () => void;
  /** The table as its pieces stand: as before until the play is over, so that no number changes before its army arrives. */
  readonly standing: Accessor<WarView>;
}

const NO_ACTS: readonly Act[] = [];

export function createPlay(table: WarProps, land: Accessor<Land | undefined>): Play {
  const [finished, setFinished] = createSignal<WarProps['fresh'] | null>(null);
  const acts = createMemo((): readonly Act[] => {
    const drawn = land();
    return table.motion === 'full' && drawn !== undefined && table.fresh !== finished() ? playOf(table.fresh, drawn) : NO_ACTS;
  }, NO_ACTS);
  let news = table.fresh;
  let last = table.view;
  let before = table.view;
  const standing = createMemo((): WarView => {
    if (table.fresh !== news) {
      news = table.fresh;
      before = last;
    }
    last = table.view;
    return acts().length > 0 ? before : table.view;
  });
  return { acts, finish: () => acts().length > 0 && setFinished(() => table.fresh), standing };
}
