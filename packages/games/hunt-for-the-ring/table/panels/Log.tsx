import './log.css';
import { For, type JSX, Show } from 'solid-js';
import type { JourneyView } from '../../view/view.ts';
import { spotWord } from '../words.ts';
import { beadsOf, type LogBead } from './tracks.ts';
import type { Words } from '../keys.ts';

/** A log as beads on a thread: the step under each, dots as dots, a slash where Frodo stayed. */
export function Log(props: {
  readonly words: Words;
  readonly part: 1 | 2;
  readonly log: readonly string[];
  readonly label: string;
  /** The bead that is Frodo's last area. */
  readonly last?: number;
}): JSX.Element {
  return (
    <ol class="hp-beads" aria-label={props.label}>
      <For each={beadsOf(props.log)}>
        {(bead) => (
          <li class={bead.kind} classList={{ last: bead.step === props.last }}>
            <Inside words={props.words} part={props.part} bead={bead} />
          </li>
        )}
      </For>
    </ol>
  );
}

function Inside(props: { readonly words: Words; readonly part: 1 | 2; readonly bead: LogBead }): JSX.Element {
  const said = (): string => {
    const { kind, entry, step } = props.bead;
    if (kind === 'unknown') return props.words('panel.journal.step', { step });
    return props.words('panel.journal.bead', {
      step,
      entry: kind === 'dot' || kind === 'slash' ? `@entry.${entry}` : spotWord(props.part, entry),
    });
  };
  const sign = (): string => (props.bead.kind === 'dot' ? '' : props.bead.kind === 'slash' ? '╱' : props.bead.entry);
  return (
    <>
      <span class="sr">{said()}</span>
      <Show when={props.bead.kind !== 'unknown'}>
        <b aria-hidden="true">{sign()}</b>
      </Show>
      <small class="num" aria-hidden="true">
        {props.bead.step}
      </small>
    </>
  );
}

/** One entry by itself: where, and at which step; the step alone for whoever must not know where. */
export function EntryBead(props: {
  readonly words: Words;
  readonly part: 1 | 2;
  readonly bead: LogBead;
  readonly last: boolean;
}): JSX.Element {
  return (
    <span class={`hp-entry ${props.bead.kind}`} classList={{ last: props.last }}>
      <Inside words={props.words} part={props.part} bead={props.bead} />
    </span>
  );
}

/** A Journey card: row by row, with havens marked; rows still ahead are pale. */
export function Route(props: {
  readonly words: Words;
  readonly journey: JourneyView;
  /** How far Frodo has come on it; null for a card that is only looked at. */
  readonly step: number | null;
}): JSX.Element {
  return (
    <ol class="hp-beads hp-route" aria-label={props.words(`journey.${props.journey.id}`)}>
      <For each={props.journey.rows}>
        {(row, index) => (
          <li
            class={row === 'dot' ? 'dot' : /^[A-Z]$/.test(row) ? 'exit' : 'area'}
            classList={{
              ahead: props.step !== null && index() > props.step,
              last: index() === props.step,
              haven: props.journey.havens.includes(row),
            }}
            aria-current={index() === props.step ? 'step' : undefined}
          >
            <span class="sr">
              {props.words('panel.journal.bead', { step: index(), entry: row === 'dot' ? '@entry.dot' : spotWord(2, row) })}
              <Show when={props.journey.havens.includes(row)}> {props.words('panel.journal.haven')}</Show>
            </span>
            <b aria-hidden="true">{row === 'dot' ? '' : row}</b>
            <small class="num" aria-hidden="true">
              {index()}
            </small>
          </li>
        )}
      </For>
    </ol>
  );
}
