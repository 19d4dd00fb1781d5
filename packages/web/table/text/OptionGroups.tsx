import type { Action } from '#kernel';
import { For, type JSX, Show } from 'solid-js';
import { t } from '../../i18n/i18n.ts';
import { OptionList } from './OptionList.tsx';
import type { OptionGroup } from './groupOptions.ts';
import type { OptionSearch } from './optionSearch.ts';

interface OptionHandlers {
  readonly busy: boolean;
  readonly act: (action: Action) => void;
}

/** Options under their headings. */
export function OptionGroups(props: OptionHandlers & { readonly of: OptionSearch }): JSX.Element {
  const choices = (group: OptionGroup): JSX.Element => (
    <OptionList
      options={group.options}
      lead={group.lead}
      keys={props.of.keys()}
      target={props.of.target()}
      busy={props.busy}
      act={props.act}
    />
  );
  return (
    <For each={props.of.groups()}>
      {(group, place) => (
        <Show
          when={group.heading !== ''}
          fallback={
            <>
              <Show when={props.of.groups().length > 1}>
                <h3 class="alone">{t('text.other')}</h3>
              </Show>
              {choices(group)}
            </>
          }
        >
          <details
            class="choices"
            open={props.of.isOpen(group, place())}
            onToggle={(event) => {
              const { open } = event.currentTarget;
              if (open !== props.of.isOpen(group, place())) props.of.turn(group, open);
            }}
          >
            <summary>
              <h3>{group.heading}</h3> <span class="num">{group.options.length}</span>
            </summary>
            {choices(group)}
          </details>
        </Show>
      )}
    </For>
  );
}

const NO_KEYS: ReadonlyMap<Action, number> = new Map();

/** Asides: folded away, and without shortcut keys. */
export function Asides(props: OptionHandlers & { readonly groups: readonly OptionGroup[]; readonly count: number }): JSX.Element {
  return (
    <details class="choices asides">
      <summary>
        <h3>{t('text.asides')}</h3> <span class="num">{props.count}</span>
      </summary>
      <For each={props.groups}>
        {(group) => {
          const choices = (): JSX.Element => (
            <OptionList options={group.options} lead={group.lead} keys={NO_KEYS} target={null} busy={props.busy} act={props.act} />
          );
          return (
            <Show when={group.heading !== ''} fallback={choices()}>
              <details class="choices">
                <summary>
                  <h4>{group.heading}</h4> <span class="num">{group.options.length}</span>
                </summary>
                {choices()}
              </details>
            </Show>
          );
        }}
      </For>
    </details>
  );
}
