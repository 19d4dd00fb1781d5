import type { TableInfo } from '#wire';
import { For, type JSX, Show } from 'solid-js';
import { Learned } from './Learned.tsx';
import { createProfiles } from './profiles.ts';
import { tell } from './words.ts';

/** The ways to the profiles of those who played, where somebody has one. */
export function PlayersLine(props: { readonly info: TableInfo }): JSX.Element {
  const profiles = createProfiles(() => props.info);
  const shown = () =>
    props.info.seats.flatMap(({ name }, seat) => {
      const person = profiles(seat);
      return person === null || name === null ? [] : [{ person, name }];
    });
  return (
    <Show when={shown().length > 0}>
      <Learned>
        <p class="series">
          {tell('profiles')}{' '}
          <For each={shown()}>
            {({ person, name }, index) => (
              <>
                {index() > 0 ? ', ' : ''}
                <a href={`/person/${person}`}>{name}</a>
              </>
            )}
          </For>
        </p>
      </Learned>
    </Show>
  );
}
