import type { Words } from '#look';
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { WarView } from '../../view.ts';
import { CHARACTER_IDS, signOf } from '../pieces/characters.ts';
import { MedalPiece } from '../pieces/Medal.tsx';
import { CharacterPage } from './CharacterPage.tsx';

export type Whereabouts =
  | { readonly kind: 'fellowship' | 'notYet' | 'fallen' }
  | { readonly kind: 'map'; readonly region: string; readonly besieged: boolean };

/** Where a character is, as everybody may know it. */
export function whereIs(view: WarView, id: string): Whereabouts {
  const { fellowship, eliminated, regions } = view;
  if (id === 'ring-bearers' || fellowship.companions.includes(id) || fellowship.guide === id) return { kind: 'fellowship' };
  if (eliminated.includes(id)) return { kind: 'fallen' };
  const region = regions.find(({ field, inside }) => field.characters.includes(id) || inside.characters.includes(id));
  return region === undefined ? { kind: 'notYet' } : { kind: 'map', region: region.id, besieged: region.inside.characters.includes(id) };
}

/** Who has become somebody else is told under the new name. */
const isShown = (view: WarView, id: string): boolean =>
  !(id === 'strider' && whereIs(view, 'aragorn').kind !== 'notYet' && whereIs(view, id).kind === 'notYet') &&
  !(id === 'gandalf-grey' && whereIs(view, 'gandalf-white').kind !== 'notYet' && whereIs(view, id).kind === 'notYet');

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
                <For each={CHARACTER_IDS.filter((id) => signOf(id).side === side && isShown(props.view, id))}>
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
