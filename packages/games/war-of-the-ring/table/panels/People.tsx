import { createSignal, For, type JSX, Show } from 'solid-js';
import type { WarView } from '../../view/view.ts';
import { CHARACTER_IDS, signOf } from '../pieces/characters.ts';
import { MedalPiece } from '../pieces/Medal.tsx';
import { CharacterPage } from './CharacterPage.tsx';
import { isKnown, whereIs } from './whereabouts.ts';
import type { Words } from '../keys.ts';

/** Everybody with a name, where they are, and on a touch what they can do, large enough to read. */
export function People(props: {
  readonly view: WarView;
  readonly words: Words;
  readonly showRegion: (region: string) => void;
}): JSX.Element {
  const { words } = props;
  const [open, setOpen] = createSignal<string | null>(null);
  const told = (id: string): string => {
    const where = whereIs(props.view, id);
    return where.kind === 'map' ? words(`region.${where.region}`) : words(`table.people.${where.kind}`);
  };
  return (
    <Show
      when={open()}
      keyed
      fallback={
        <For each={['free-peoples', 'shadow'] as const}>
          {(side) => (
            <section>
              <h3>{words(`table.side.${side}`)}</h3>
              <ul class="wr-people">
                <For each={CHARACTER_IDS.filter((id) => signOf(id).side === side && isKnown(props.view, id))}>
                  {(id) => (
                    <li>
                      <button type="button" class={whereIs(props.view, id).kind} onClick={() => setOpen(id)}>
                        <MedalPiece id={id} />
                        <span>
                          <b>{words(`figure.${id}`)}</b>
                          <small>{told(id)}</small>
                        </span>
                      </button>
                    </li>
                  )}
                </For>
              </ul>
            </section>
          )}
        </For>
      }
    >
      {(id) => (
        <CharacterPage
          id={id}
          where={whereIs(props.view, id)}
          words={words}
          showRegion={(region) => props.showRegion(region)}
          back={() => setOpen(null)}
        />
      )}
    </Show>
  );
}
