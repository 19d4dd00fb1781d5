import './days.css';
import { For, type JSX, Show } from 'solid-js';
import { Device } from './Device.ts';
import type { DiaryQuestion, DiaryDay, DiaryStep, DiaryTurn } from './diary.ts';
import { TURNS } from './tracks.ts';
import type { Words } from '../keys.ts';
import { runtimeKey } from '#look/localeKey.ts';

const ICONS: { readonly [kind in DiaryQuestion['kind']]: string } = {
  search: 'magnifying-glass',
  hunt: 'crossed-swords',
  perception: 'eye-target',
  card: 'crystal-ball',
};

/** The hunt as a calendar: a row a day, a column a turn; what Frodo did, and beneath it what the Nazgûl asked and were told. */
export function Days(props: {
  readonly words: Words;
  readonly label: string;
  readonly days: readonly DiaryDay[];
  /** How a step is shown: its number alone, or with where it led. */
  readonly step: (step: DiaryStep, day: number, turn: DiaryTurn['turn']) => JSX.Element;
}): JSX.Element {
  const { words } = props;
  return (
    <table class="hp-calendar" aria-label={props.label}>
      <thead>
        <tr>
          <th scope="col" class="hp-day-head">
            <span class="sr">{words('panel.dayHead')}</span>
          </th>
          <For each={TURNS}>
            {({ id, icon }) => (
              <th scope="col" title={words(`panel.turn.${id}`)}>
                <Device name={icon} />
                <span class="sr">{words(`panel.turn.${id}`)}</span>
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={props.days}>
          {(day) => (
            <tr>
              <th scope="row">{words('panel.day', { day: day.day })}</th>
              <For each={TURNS}>
                {({ id }) => (
                  <td>
                    <For each={day.turns.filter(({ turn }) => turn === id)}>
                      {(turn) => (
                        <>
                          <span class="hp-went">
                            <For each={turn.steps}>{(step) => props.step(step, day.day, turn.turn)}</For>
                            <Show when={turn.rested}>
                              <i class="hp-rested" title={words('panel.rested')}>
                                <Device name="campfire" />
                                <span class="sr">{words('panel.rested')}</span>
                              </i>
                            </Show>
                          </span>
                          <For each={turn.asked}>{(asked) => <Question words={words} asked={asked} />}</For>
                        </>
                      )}
                    </For>
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

/** Where, and yes or no; in full for whoever points at it or listens. */
function Question(props: { readonly words: Words; readonly asked: DiaryQuestion }): JSX.Element {
  const said = (): string => {
    const { type, ...params } = props.asked.event;
    return props.words(runtimeKey(`event.${type}`), params);
  };
  return (
    <span class="hp-asked" classList={{ yes: props.asked.yes }} title={said()}>
      <span class="sr">{said()}</span>
      <span aria-hidden="true">
        <Device name={ICONS[props.asked.kind]} />
        {props.asked.target}
        <b>{props.asked.yes ? '✓' : '✗'}</b>
      </span>
    </span>
  );
}
