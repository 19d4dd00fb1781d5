import { createMemo, For, type JSX, Show } from 'solid-js';
import type { WarAction } from '../../rules/verbs.ts';
import type { Desk } from '../desk.ts';
import { Figure } from '../pieces/Figure.tsx';
import { figureSign } from '../pieces/figureSign.ts';
import { NationShield } from '../pieces/NationShield.tsx';
import { keyOf, siteOf } from '../sites.ts';
import { AnswerButton } from './AnswerButton.tsx';
import { type Answers as Given, answersOf } from './answersOf.ts';

/** Answers that concern no piece on the map: one seal-red button that goes on, the others quiet, numbers in a row. */
export function Answers(props: { readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const { words } = desk.table;
  const given = createMemo<Given>(() => answersOf(desk.offers(), desk.seen()));
  const button = (action: WarAction, seal: boolean): JSX.Element => (
    <AnswerButton desk={desk} action={action} seal={seal}>
      <Sign action={action} />
      <span>{desk.say(action)}</span>
    </AnswerButton>
  );
  return (
    <Show when={given().numbers.length + given().quiet.length > 0 || given().main !== null}>
      <div class="wr-answers">
        <Show when={given().numbers.length > 0}>
          <div class="wr-amounts" role="group" aria-label={words('table.numbers')}>
            <For each={given().numbers}>
              {({ number, action }) => (
                <button
                  type="button"
                  class="btn num"
                  disabled={desk.table.busy}
                  data-act={keyOf(action)}
                  aria-label={desk.say(action)}
                  onClick={() => desk.act(action)}
                >
                  {number}
                </button>
              )}
            </For>
          </div>
        </Show>
        <Show when={given().quiet.length > 0 || given().main !== null}>
          <div class="wr-buttons">
            <For each={given().quiet}>{(action) => button(action, false)}</For>
            <Show when={given().main} keyed>
              {(main) => button(main, true)}
            </Show>
          </div>
        </Show>
      </div>
    </Show>
  );
}

/** What an answer is about, where that can be drawn. */
function Sign(props: { readonly action: WarAction }): JSX.Element {
  const site = () => siteOf(props.action);
  const nation = (): string | null => {
    const about = site();
    return about.on === 'nation' ? about.nation : null;
  };
  const figure = (): string | null => {
    const about = site();
    return about.on === 'figure' ? about.figure : null;
  };
  return (
    <>
      <Show when={nation()} keyed>
        {(id) => <NationShield nation={id} />}
      </Show>
      <Show when={figure()} keyed>
        {(id) => <Figure {...figureSign(id)} />}
      </Show>
    </>
  );
}
