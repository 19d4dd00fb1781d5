import './journal.css';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { spotWord } from '../words.ts';
import type { FinishedHunt } from './course.ts';
import { Days } from './Days.tsx';
import { Device } from './Device.ts';
import { diaryOf } from './diary.ts';
import { EntryBead, Log } from './Log.tsx';
import type { PanelProps } from './panel.ts';
import { beadOf } from './tracks.ts';

/** The days of a part: Frodo's steps with what is known of where they led, and what the Nazgûl asked. */
export function DaysOf(props: {
  readonly table: PanelProps;
  readonly part: 1 | 2;
  /** The entries of the log or the rows of the card, for whoever may read them. */
  readonly entries: readonly string[] | null;
  readonly label: string;
  /** The true journal of a finished hunt: it knows routes that were given up, too. */
  readonly journal?: FinishedHunt['journal'] | undefined;
}): JSX.Element {
  const days = createMemo(() => diaryOf(props.table.events, props.table.view.part).filter(({ part }) => part === props.part));
  const isNow = (step: number): boolean => props.part === props.table.view.part && step === props.table.view.step;
  return (
    <Show
      when={days().length > 0}
      fallback={
        <Show when={props.entries}>
          {(entries) => (
            <Log words={props.table.words} part={props.part} log={entries().slice(0, props.table.view.step + 1)} label={props.label} />
          )}
        </Show>
      }
    >
      <Days
        words={props.table.words}
        label={props.label}
        days={days()}
        step={({ step, old }, day, turn) => {
          const told = () =>
            props.journal?.find((each) => each.part === props.part && each.step === step && each.day === day && each.turn === turn)?.entry;
          const entry = () => told() ?? (old ? undefined : props.entries?.[step]);
          return (
            <EntryBead
              words={props.table.words}
              part={props.part}
              bead={beadOf(entry() ?? null, step)}
              last={props.entries === null ? isNow(step) : isNow(step) && !old}
            />
          );
        }}
      />
    </Show>
  );
}

/** What the hunt has brought to light so far: open to all. */
export function Found(props: PanelProps): JSX.Element {
  return (
    <div class="hp-page">
      <h3>{props.words('panel.journal.public')}</h3>
      <ul class="hp-public">
        <For each={props.view.trail} fallback={<li class="quiet">{props.words('panel.journal.noTrail')}</li>}>
          {({ area, side }) => (
            <li>
              <Device name={side === 'eye' ? 'eye-target' : 'broadsword'} />
              <span>{props.words(`panel.journal.trail.${side}`, { area: spotWord(props.view.part, area) })}</span>
            </li>
          )}
        </For>
        <Show when={props.view.part === 2}>
          <li>
            <Device name="wizard-staff" />
            <span>
              {props.words(props.view.deeds.done.length === 0 ? 'panel.journal.noDeeds' : 'panel.journal.deedsDone', {
                areas: props.view.deeds.done.map((area) => spotWord(2, area)),
                supply: props.view.deeds.supply,
              })}
            </span>
          </li>
        </Show>
        <Show when={props.view.gandalfAt}>
          {(area) => (
            <li>
              <Device name="pointy-hat" />
              <span>{props.words('panel.journal.gandalfAt', { area: spotWord(2, area()) })}</span>
            </li>
          )}
        </Show>
        <Show when={props.view.rivendell}>
          {(exit) => (
            <li>
              <Device name="castle" />
              <span>{props.words('panel.journal.rivendell', { exit: spotWord(2, exit()) })}</span>
            </li>
          )}
        </Show>
        <Show when={props.view.seal}>
          {(seal) => (
            <li>
              <Device name="wax-seal" />
              <span>
                {props.words('panel.journal.seal', { number: seal().number })} <code>{seal().value}</code>
              </span>
            </li>
          )}
        </Show>
      </ul>
    </div>
  );
}
