import { hatchFill } from '#look';
import { standingSign } from '#look/sign.ts';
import { For, type JSX, Show } from 'solid-js';
import type { NationView } from '../../view/view.ts';
import { NationShield } from '../pieces/NationShield.tsx';
import { nationOf } from '../pieces/nations.ts';
import { standing } from '../words.ts';
import type { Words } from '../keys.ts';

const STEPS = [3, 2, 1, 0] as const;

/** The political track: every nation on its way to war; a filled marker is active, a hollow one still passive. */
export function Politics(props: {
  readonly nations: readonly NationView[];
  readonly words: Words;
  /** Nations that may be touched now. */
  readonly open?: ReadonlySet<string>;
  readonly onTouch?: (nation: string, anchor: Element) => void;
}): JSX.Element {
  const { words } = props;
  return (
    <table class="wr-politics" {...standingSign(words('table.sign.politics'))}>
      <caption>
        {words('table.politics.title')} <small>{words('table.politics.steps')}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="sr">{words('table.politics.nation')}</span>
          </th>
          <For each={STEPS}>
            {(step) => (
              <th scope="col" classList={{ war: step === 0 }}>
                {step === 0 ? words('table.politics.war') : step}
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={props.nations}>
          {(nation) => (
            <tr>
              <th scope="row" aria-label={words(`table.nation.${nation.id}`)}>
                <Show
                  when={props.open?.has(nation.id)}
                  fallback={
                    <>
                      <NationShield nation={nation.id} /> <span>{words(`table.nation.${nation.id}`)}</span>
                    </>
                  }
                >
                  <button
                    type="button"
                    class="wr-nation open"
                    data-nation={nation.id}
                    onClick={(event) => props.onTouch?.(nation.id, event.currentTarget)}
                  >
                    <NationShield nation={nation.id} /> {words(`table.nation.${nation.id}`)}
                  </button>
                </Show>
              </th>
              <For each={STEPS}>
                {(step) => (
                  <td classList={{ war: step === 0 }} data-steps={step}>
                    <Show when={nation.steps === step}>
                      <Marker nation={nation} label={standing(words, nation)} />
                    </Show>
                  </td>
                )}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

function Marker(props: { readonly nation: NationView; readonly label: string }): JSX.Element {
  const paint = () => nationOf(props.nation.id);
  return (
    <svg class="wr-marker" viewBox="0 0 14 14" role="img" aria-label={props.label}>
      <circle cx="7" cy="7" r="5.6" fill={props.nation.active ? paint().fill : '#f9f0da'} stroke="#22160c" stroke-width="1.5" />
      <Show when={props.nation.active} fallback={<circle cx="7" cy="7" r="1.4" fill="#22160c" />}>
        <circle cx="7" cy="7" r="5.6" fill={hatchFill(paint().hatching)} opacity=".4" />
      </Show>
    </svg>
  );
}
