import './panels.css';
import { sign } from '#look/sign.ts';
import { createEffect, createMemo, createSignal, For, Index, type JSX, on, Show } from 'solid-js';
import type { HuntAction } from '../../rules/state.ts';
import { isActivation } from '../../rules/wraiths/prompts.ts';
import type { DieView } from '../../view/view.ts';
import { optionParams } from '../words.ts';
import { Device } from './Device.ts';
import { createTumbling } from './createTumbling.ts';
import { actsWith, dieName, faceIcon, faceSign, isPlainChoice, POWERS } from './dice.ts';
import { act, type PanelProps } from './panel.ts';
import { runtimeKey } from '#look/localeKey.ts';

/** The dice of the Wraiths, and what each may be spent on. Everybody sees them; only the one who rides may touch them. */
export function Dice(props: PanelProps): JSX.Element {
  /** The die that is held, by its place in the row. */
  const [chosen, choose] = createSignal<number | null>(null);
  const { isRolling, still, faceNow, tumbling } = createTumbling(props);
  // The table moves on: no die is held any more.
  createEffect(
    on(
      () => props.turn?.options,
      () => choose(null),
    ),
  );
  const acts = createMemo((): readonly HuntAction[] => {
    const die = props.view.dice[chosen() ?? -1];
    return die === undefined ? [] : actsWith(props.offers, die);
  });
  /** With two dice there are many ways to say the same: they are folded away. */
  const pairs = () => acts().filter((action) => 'second' in action);
  const singles = () => acts().filter((action) => !('second' in action));
  const button = (action: HuntAction): JSX.Element => (
    <button type="button" class="hp-gold" disabled={props.busy} onClick={() => act(props, action)}>
      {useWords(props, action)}
    </button>
  );
  const left = () => props.view.dice.filter(({ spent }) => !spent).length;
  const riding = () => isActivation(props.turn?.prompt?.id) && props.offers.asked;
  const state = (die: DieView, index: number): string => {
    if (die.spent) return 'spent';
    if (actsWith(props.offers, die).length === 0) return riding() ? 'barred' : 'idle';
    return chosen() === index ? 'chosen' : 'offered';
  };
  const touch = (die: DieView, index: number, anchor: Element): void => {
    if (isRolling()) return still();
    const can = actsWith(props.offers, die);
    if (isPlainChoice(can)) return act(props, can[0]);
    if (can.length > 0) {
      choose(chosen() === index ? null : index);
      return;
    }
    const question = props.words('panel.why.die', { die: `@face.${die.face}` });
    const named = dieName(die);
    if (die.spent || !riding() || named === null) props.showRules(question, rulesOfFace(die), anchor);
    else props.askWhy(question, { type: 'huntWith', die: named }, anchor);
  };
  return (
    <section class="hp hp-dice" aria-label={props.words('panel.dice.label')} onPointerDown={() => isRolling() && still()}>
      <h3>
        {props.words('panel.dice.title')} <small class="num">{props.words('panel.dice.left', { count: left() })}</small>
      </h3>
      <ul class="hp-row">
        <Index each={props.view.dice} fallback={<li class="quiet">{props.words('panel.dice.none')}</li>}>
          {(die, index) => (
            <li>
              <button
                type="button"
                // One string: a class that changes would take those of a classList away.
                class={`hp-die ${state(die(), index)}${die().witchKing ? ' king' : ''}${tumbling(index) ? ' tumbling' : ''}`}
                style={{ '--index': index }}
                aria-pressed={state(die(), index) === 'chosen'}
                {...sign(props.words(faceSign(die().face)))}
                onClick={(event) => touch(die(), index, event.currentTarget)}
              >
                <span class="sr">
                  {[
                    props.words(`face.${die().face}`),
                    die().witchKing ? props.words('die.witch-king') : '',
                    state(die(), index) === 'idle' ? '' : props.words(`panel.state.${state(die(), index)}`),
                  ]
                    .filter((part) => part !== '')
                    .join('; ')}
                </span>
                <Device name={faceIcon(faceNow(die(), index))} />
                <b aria-hidden="true">{props.words(`panel.letter.${faceNow(die(), index)}`)}</b>
                <Show when={die().witchKing}>
                  <i class="hp-king" aria-hidden="true">
                    <Device name="crowned-skull" />
                  </i>
                </Show>
              </button>
            </li>
          )}
        </Index>
      </ul>
      <Show when={acts().length > 0}>
        <div class="hp-acts" role="group" aria-label={props.words('panel.dice.uses')}>
          <For each={singles()}>{button}</For>
          <Show when={pairs().length > 0}>
            <details class="hp-ways">
              <summary>{props.words('panel.dice.pairs', { count: pairs().length })}</summary>
              <div class="hp-acts">
                <For each={pairs()}>{button}</For>
              </div>
            </details>
          </Show>
        </div>
      </Show>
      <Powers {...props} />
    </section>
  );
}

/** What spending the die would do, in a verb; a card says which of its effects. */
function useWords(props: PanelProps, action: HuntAction): string {
  const params = optionParams(props.view, action);
  if (action.type !== 'playSorcery') return props.words(runtimeKey(`panel.use.${action.type}`), params);
  return `${props.words('panel.use.playSorcery', params)} ${props.words(`sorceryText.${action.sorcery}.${action.effect}`)}`;
}

const FACE_RULES: { readonly [face: string]: readonly string[] | undefined } = {
  ring: ['HR-DICE-04'],
  sword: ['HR-DICE-05', 'HR-DICE-06'],
  sorcery: ['HR-DICE-07'],
  shadow: ['HR-DICE-08', 'HR-FELL-06'],
  'morgul-ring': ['HR-WKDIE-06', 'HR-WKDIE-02'],
  pursuit: ['HR-WKDIE-07', 'HR-WKDIE-02'],
  'morgul-shadow': ['HR-WKDIE-08', 'HR-WKDIE-02'],
};

const rulesOfFace = ({ face, spent }: DieView): readonly string[] => [...(spent ? ['HR-DICE-02'] : []), ...(FACE_RULES[face] ?? [])];

/** The Black Riders card: one power for each Information token the Wraiths have. */
function Powers(props: PanelProps): JSX.Element {
  const has = (index: number): boolean => index < props.view.information.length;
  return (
    <details class="hp-powers">
      <summary>
        {props.words('panel.powers.title')}{' '}
        <small class="num">{props.words('panel.of', { count: props.view.information.length, most: POWERS.length })}</small>
      </summary>
      <ol>
        <For each={POWERS}>
          {({ rule, icon }, index) => (
            <li classList={{ has: has(index()) }}>
              <Device name={has(index()) ? icon : 'padlock'} />
              <span>
                {props.words(`panel.powers.${index() + 1}`)}
                <Show when={has(index())} fallback={<span class="sr">{props.words('panel.powers.locked')}</span>}>
                  <small>{props.words('panel.powers.by', { area: `@area.1-${props.view.information[index()] ?? ''}` })}</small>
                </Show>
              </span>
              <button
                type="button"
                class="rule-link"
                onClick={(event) => props.showRules(props.words(`panel.powers.${index() + 1}`), [rule], event.currentTarget)}
              >
                <span class="cite">{rule}</span>
              </button>
            </li>
          )}
        </For>
      </ol>
    </details>
  );
}
