import { Icon } from '#look';
import { type JSX, Show } from 'solid-js';
import type { Layers } from './layers.ts';
import { spotWord } from './words.ts';
import { LegendKey } from './LegendKey.tsx';
import { type Belief, likeliest, shadesOf } from './map/beliefs.ts';
import type { Words } from './keys.ts';

/** The key to the map: what the Riders may believe, and which layers are shown. */
export function Legend(props: {
  readonly words: Words;
  readonly part: 1 | 2;
  readonly belief: Belief | null;
  /** Belief is allowed at this table. */
  readonly allowed: boolean;
  /** This viewer has a thread of his own, or the truth is told. */
  readonly threaded: boolean;
  /** The Ring-bearer looks on his own map. */
  readonly own: boolean;
  readonly layers: Layers;
  readonly change: (layers: Layers) => void;
  readonly open: boolean;
  readonly toggle: () => void;
}): JSX.Element {
  const { words } = props;
  const summary = (): string => {
    const belief = props.belief;
    if (belief === null) return words('table.belief.none');
    const areas = likeliest(belief, 3).filter((area) => shadesOf(belief).get(area)?.certainty === 'likely');
    return words('table.belief.summary', { count: belief.last.size, areas: areas.map((area) => spotWord(props.part, area)) });
  };
  return (
    <aside class="hr-cart hr-legend" classList={{ open: props.open }} aria-label={words('table.legend.label')}>
      <button
        type="button"
        class="hr-legend-head"
        aria-label={words(props.allowed ? 'table.belief.title' : 'table.legend.title')}
        aria-expanded={props.open}
        onClick={() => props.toggle()}
      >
        <Icon name="eye-target" /> <span>{words(props.allowed ? 'table.belief.title' : 'table.legend.title')}</span>
        <Show when={props.allowed && props.layers.belief && !props.open}>
          <Key />
        </Show>
      </button>
      <Show when={props.open}>
        <Show when={props.allowed}>
          <Show when={props.layers.belief}>
            <div class="hr-key">
              <span>{words('table.belief.key.faint')}</span>
              <Key />
              <span>{words('table.belief.key.likely')}</span>
            </div>
            <p aria-live="polite">{summary()}</p>
          </Show>
          <label class="hr-switch">
            <input
              type="checkbox"
              checked={props.layers.belief}
              onChange={(event) => props.change({ ...props.layers, belief: event.currentTarget.checked })}
            />
            <span>{words('table.belief.show')}</span>
          </label>
        </Show>
        <Show when={props.threaded}>
          <label class="hr-switch">
            <input
              type="checkbox"
              checked={props.layers.thread}
              onChange={(event) => props.change({ ...props.layers, thread: event.currentTarget.checked })}
            />
            <span>{words('table.thread.show')}</span>
          </label>
        </Show>
        <LegendKey words={words} part={props.part} own={props.own} />
      </Show>
    </aside>
  );
}

/** From faint to likely: deeper and more closely hatched. */
function Key(): JSX.Element {
  return (
    <svg class="hr-key-bar" width="130" height="20" viewBox="0 0 130 20" aria-hidden="true">
      <defs>
        <linearGradient id="hr-key">
          <stop offset="0" stop-color="#6a4a80" stop-opacity=".08" />
          <stop offset="1" stop-color="#6a4a80" stop-opacity=".8" />
        </linearGradient>
      </defs>
      <rect width="130" height="20" rx="4" fill="url(#hr-key)" stroke="#6a4a80" />
      <rect x="44" width="43" height="20" fill="url(#hr-falling)" opacity=".7" />
      <rect x="87" width="43" height="20" rx="4" fill="url(#hr-crossed)" opacity=".8" />
    </svg>
  );
}
