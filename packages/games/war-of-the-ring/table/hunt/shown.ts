import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Desk } from '../desk.ts';
import { isBeginning } from '../story/beginnings.ts';
import { type Hunt, huntOf, isSeen } from '../huntOf.ts';
import { momentOf } from '../huntMoments.ts';

/** Whether the scene lies open, and on which hunt. */
export interface ShownHunt {
  readonly about: 'hunt' | 'road' | 'company';
  readonly hunt: Hunt | null;
  /** The viewer has to answer: it cannot be put away. */
  readonly asked: boolean;
}

/**
 * The scene opens when the viewer is asked about a hunt, while one is under way, and after one that came since the viewer's last act: whoever called
 * it sees what came of it, even when the others have gone on. A battle goes before.
 */
export function createShown({ table, scene, offers }: Desk): { readonly shown: Accessor<ShownHunt | null>; readonly close: () => void } {
  const last = createMemo(() => huntOf(table.events));
  const [closed, close] = createSignal(-1);
  /** How much had been heard when the viewer last answered. */
  const [acted, act] = createSignal(table.events.length);
  createEffect(
    on(
      () => table.busy,
      (busy) => busy && act(table.events.length),
      { defer: true },
    ),
  );
  const shown = createMemo((): ShownHunt | null => {
    const now = last();
    const present = now !== null && !now.over ? now.hunt : null;
    const moment = scene() === 'hunt' ? momentOf(table.turn?.prompt?.id) : null;
    if (moment !== null) return { about: moment.about, hunt: moment.about === 'hunt' || present !== null ? present : null, asked: true };
    if (now === null || table.view.battle !== null || table.outcome !== null || !isSeen(now.hunt) || now.hunt.number <= closed())
      return null;
    // Whoever has begun to act needs the map.
    const isBusy = offers().asked && !isBeginning(table.turn?.prompt?.id);
    return !now.over || (table.mode === 'play' && !isBusy && now.hunt.number >= acted())
      ? { about: 'hunt', hunt: now.hunt, asked: false }
      : null;
  });
  return { shown, close: () => close(last()?.hunt.number ?? -1) };
}
