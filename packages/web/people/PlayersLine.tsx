import type { TableInfo } from '#wire';
import { For, type JSX, Show } from 'solid-js';
import { WithPeopleLocale } from './WithPeopleLocale.tsx';
import { createSeatProfiles } from './seatProfiles.ts';
import { t } from './text.ts';

/** Links to the profiles of the players, where they have one. */
export function PlayersLine(props: { readonly info: TableInfo }): JSX.Element {
  const profiles = createSeatProfiles(() => props.info);
  const shown = () =>
    props.info.seats.flatMap(({ name }, seat) => {
      const person = profiles(seat);
      return person === null || name === null ? [] : [{ person, name }];
    });
  return (
    <Show when={shown().length > 0}>
      <WithPeopleLocale>
        <p class="series">
          {t('profiles')}{' '}
          <For each={shown()}>
            {({ person, name }, index) => (
              <>
                {index() > 0 ? ', ' : ''}
                <a href={`/person/${person}`}>{name}</a>
              </>
            )}
          </For>
        </p>
      </WithPeopleLocale>
    </Show>
  );
}
