import type { Action } from '#kernel';
import { For, type JSX, Show } from 'solid-js';
import type { OptionText } from '../../game/optionText.ts';

/** Many short options stand side by side. */
const areShort = (options: readonly OptionText[], lead: string): boolean =>
  options.length > 6 && options.every(({ text }) => text.length - lead.length <= 18);

/** Options with their shortcut keys. */
export function OptionList(props: {
  readonly options: readonly OptionText[];
  readonly lead: string;
  readonly keys: ReadonlyMap<Action, number>;
  readonly target: Action | null;
  readonly busy: boolean;
  readonly act: (action: Action) => void;
}): JSX.Element {
  return (
    <ol class="options" classList={{ short: areShort(props.options, props.lead) }}>
      <For each={props.options}>
        {({ action, text, about }) => (
          <li>
            <button
              type="button"
              class="btn"
              aria-disabled={props.busy}
              aria-keyshortcuts={props.keys.get(action)?.toString()}
              classList={{ target: props.target === action }}
              onClick={() => props.act(action)}
            >
              <Show when={props.keys.get(action)}>
                {(key) => (
                  <span class="key num" aria-hidden="true">
                    {key()}
                  </span>
                )}
              </Show>
              <span class="what">
                <Show when={props.lead !== '' && text.startsWith(props.lead) && text.length > props.lead.length} fallback={text}>
                  <span class="sr">{props.lead}</span>
                  {text.slice(props.lead.length)}
                </Show>
                <Show when={about !== undefined}>
                  <small>{about}</small>
                </Show>
              </span>
              <Show when={props.target === action}>
                <span class="enter" aria-hidden="true">
                  ↵
                </span>
              </Show>
            </button>
          </li>
        )}
      </For>
    </ol>
  );
}
