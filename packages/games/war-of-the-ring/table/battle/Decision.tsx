import { createReader } from '#look/card/reader.ts';
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js';
import type { WarAction } from '../../rules/verbs.ts';
import { muster } from '../company/companyOf.ts';
import { Large } from '../hand/Large.tsx';
import { AnswerButton } from '../answers/AnswerButton.tsx';
import { keyOf } from '../sites.ts';
import { sideAt } from '../sideAt.ts';
import { CombatCard } from './CombatCard.tsx';
import type { Stage } from './stage.ts';
import type { Volley } from './volley.ts';

/** The foot of the leaf: the cards that may fight, a number to be set, and the answers; one of them is sealed. */
export function Decision(props: { readonly stage: Stage }): JSX.Element {
  const { stage } = props;
  const { desk } = stage;
  const { words } = desk.table;
  const choices = stage.choices;
  const hint = (): string => {
    const { figures, cards, answers } = choices();
    if (stage.volley() !== null) return words('table.battle.volleyHint');
    if (stage.meant().length > 0) return '';
    if (figures.size > 0 && answers.length === 0) return words('table.battle.pickFigure');
    if (figures.size > 0) return words('table.battle.mayPickFigure');
    return cards.length > 0 ? words('table.battle.pickCard') : '';
  };
  const cost = (): string => {
    const types = choices().answers.map(({ type }) => type);
    if (types.includes('extendAssault')) return words('table.battle.cost.extend');
    if (types.includes('withdraw')) return words('table.battle.cost.withdraw');
    // The besieged never retreat (WR-SIEGE-14).
    return types.includes('pressOn') && stage.battle().kind !== 'assault' ? words('table.battle.cost.pressOn') : '';
  };
  const button = (action: WarAction, seal: boolean): JSX.Element => (
    <AnswerButton desk={desk} action={action} seal={seal}>
      {say(stage, action)}
    </AnswerButton>
  );
  const isVolley = (): boolean => stage.volley() !== null;
  const main = (): WarAction | null => (isVolley() ? null : (stage.meant()[0] ?? choices().main));
  return (
    <Show when={desk.scene() === 'battle'}>
      <footer class="wb-foot">
        <Show when={stage.battle().step === 'cards' && desk.offers().of('noCombatCard').length > 0}>
          <Hand stage={stage} />
        </Show>
        <div class="wb-acts" role="toolbar" aria-label={words('table.battle.answers')}>
          <Show when={hint() !== '' || cost() !== ''}>
            <p class="wb-hint">{hint() === '' ? cost() : hint()}</p>
          </Show>
          <Show when={choices().numbers.length > 0}>
            <Stepper stage={stage} />
          </Show>
          <For each={choices().answers.filter((action) => action !== main())}>{(action) => button(action, false)}</For>
          <For each={isVolley() ? [] : stage.meant().slice(1)}>{(action) => button(action, false)}</For>
          <Show when={stage.volley()}>{(volley) => <VolleySeal stage={stage} volley={volley()} />}</Show>
          <Show when={main()} keyed>
            {(action) => button(action, true)}
          </Show>
        </div>
      </footer>
    </Show>
  );
}

/** All losses at once, as they are marked. */
function VolleySeal(props: { readonly stage: Stage; readonly volley: Volley }): JSX.Element {
  const { desk } = props.stage;
  return (
    <button
      type="button"
      class="btn seal"
      disabled={desk.table.busy}
      data-act={props.volley.actions.slice(0, 1).map(keyOf).join('')}
      onClick={() => desk.actAll(props.volley.actions)}
    >
      {desk.table.words('table.battle.takeHits', { count: props.volley.hits })}
    </button>
  );
}

/** The seal names what it does: the card by its lower half, which only whoever sees the card knows; how many advance. */
function say(stage: Stage, action: WarAction): string {
  const { words } = stage.desk.table;
  const { forming, combat } = stage.view();
  if (action.type === 'playCombatCard') return words('table.battle.playCard', { title: `@combatTitle.${combat[action.card]}` });
  if (action.type === 'depart' && forming !== null) return words('table.battle.advance', muster(forming));
  return stage.desk.say(action);
}

/** The cards in hand by their lower halves, as far as there is room; whole they are read large. One that cannot be played now says why. */
function Hand(props: { readonly stage: Stage }): JSX.Element {
  const { stage } = props;
  const { table } = stage.desk;
  const { words } = table;
  const offered = createMemo(() => new Set(stage.choices().cards.map(({ card }) => card)));
  const held = createMemo(() => {
    const mine = table.turn === null ? null : sideAt(stage.view(), table.turn.seat);
    return [...new Set([...offered(), ...(mine?.cards ?? [])])];
  });
  const reader = createReader<{ readonly id: string }>();
  const touch = (card: string, anchor: Element): void => {
    if (reader.wasLongPress()) return;
    reader.close();
    if (offered().has(card)) stage.pick(card);
    else table.askWhy(words(`combatTitle.${stage.view().combat[card]}`), { type: 'playCombatCard', card }, anchor);
  };
  return (
    <Show when={held().length > 0}>
      <div class="wb-hand" role="group" aria-label={words('table.battle.hand')}>
        <For each={held()}>
          {(card) => (
            <button
              type="button"
              class="wb-choice"
              data-card={card}
              classList={{ open: offered().has(card), picked: stage.picked() === card }}
              aria-disabled={offered().has(card) ? undefined : 'true'}
              aria-pressed={stage.picked() === card}
              {...reader.readable(() => ({ id: card }))}
              onClick={(event) => touch(card, event.currentTarget)}
            >
              <CombatCard stage={stage} card={card} note={words(`eventTitle.${card}`)} />
            </button>
          )}
        </For>
      </div>
      <Show when={reader.reading()} keyed>
        {(reading) => <Large desk={stage.desk} reader={reader} reading={reading} held={null} />}
      </Show>
    </Show>
  );
}

/** A number between the fewest and the most that may be said. */
function Stepper(props: { readonly stage: Stage }): JSX.Element {
  const { stage } = props;
  const { desk } = stage;
  const { words } = desk.table;
  const numbers = () => stage.choices().numbers;
  /** Rolling every miss again is what one mostly wants; of anything else as little as may be. */
  const first = (): number => (numbers()[0]?.action.type === 'reroll' ? numbers().length - 1 : 0);
  const [at, set] = createSignal(first());
  createEffect(
    on(
      () => desk.table.turn?.options,
      () => set(first()),
      { defer: true },
    ),
  );
  const now = () => numbers()[Math.min(at(), numbers().length - 1)];
  const step = (by: number): void => void set(Math.max(0, Math.min(numbers().length - 1, at() + by)));
  return (
    <div class="wb-stepper" role="group" aria-label={words('table.battle.number')}>
      <button
        type="button"
        class="btn"
        disabled={desk.table.busy || at() <= 0}
        aria-label={words('table.battle.less')}
        onClick={() => step(-1)}
      >
        −
      </button>
      <output class="num">{now()?.number}</output>
      <button
        type="button"
        class="btn"
        disabled={desk.table.busy || at() >= numbers().length - 1}
        aria-label={words('table.battle.more')}
        onClick={() => step(1)}
      >
        +
      </button>
      <Show when={now()}>
        {(chosen) => (
          <button
            type="button"
            class="btn seal"
            disabled={desk.table.busy}
            data-act={keyOf(chosen().action)}
            onClick={() => desk.act(chosen().action)}
          >
            {stage.desk.say(chosen().action)}
          </button>
        )}
      </Show>
    </div>
  );
}
