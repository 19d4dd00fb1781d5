import { createMemo, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { Device } from '../pieces/Device.ts';
import { LazyBattleOdds } from '../odds/LazyOdds.tsx';
import { SIDE_PAINT, type SideId } from '../pieces/nations.ts';
import { CombatCard } from './CombatCard.tsx';
import { CombatDie } from './CombatDie.tsx';
import { diceOf, numbersFrom } from './dice.ts';
import { enemyOf } from './ranks.ts';
import { index, type Stage } from './stage.ts';

/** Between the hosts: the two combat cards, and the dice of both with their hits. The attacker's come first. */
export function Duel(props: { readonly stage: Stage }): JSX.Element {
  const sides = (): readonly SideId[] => [props.stage.battle().attacker, enemyOf(props.stage.battle().attacker)];
  return (
    <div class="wb-duel">
      <div class="wb-cards">
        <For each={sides()}>{(side) => <Laid stage={props.stage} side={side} />}</For>
      </div>
      <div class="wb-rolls">
        <For each={sides()}>{(side) => <Roll stage={props.stage} side={side} />}</For>
      </div>
      <LazyBattleOdds desk={props.stage.desk} />
    </div>
  );
}

/** The combat card of one side: none yet, face down, or revealed. One's own is read before it is revealed. */
function Laid(props: { readonly stage: Stage; readonly side: SideId }): JSX.Element {
  const { stage } = props;
  const { words } = stage.desk.table;
  const seat = (): number => stage.view().team?.commanders?.[index(props.side)] ?? stage.view().sides[index(props.side)].seat;
  const shown = (): string | null => stage.battle().cards[index(props.side)];
  const back = (): string | null => stage.battle().backs[index(props.side)];
  /** Chosen by whoever looks on, and not yet revealed. */
  const own = (): string | null => (seat() === stage.desk.table.mine && back() !== null ? stage.battle().chosen : null);
  const isChoosing = (): boolean => stage.battle().struck === null && stage.desk.table.waiting.includes(seat());
  const missing = (): string => {
    if (stage.battle().step !== 'cards' || stage.told(props.side)?.passed === true) return words('table.battle.card.none');
    return words(isChoosing() ? 'table.battle.card.waits' : 'table.battle.card.later');
  };
  const [whole, setWhole] = createSignal(false);
  const read = (card: string, note: string, cancelled: boolean): JSX.Element => (
    <button
      type="button"
      class="wb-read"
      classList={{ whole: whole() }}
      aria-expanded={whole()}
      title={words('table.battle.card.read')}
      onClick={() => setWhole(!whole())}
    >
      <CombatCard stage={stage} card={card} note={note} cancelled={cancelled} />
    </button>
  );
  const isCancelled = (): boolean => stage.battle().fighters[index(props.side)].cancelled;
  return (
    <div class={`wb-laid ${props.side}`} classList={{ turns: stage.told(props.side)?.fresh.card === true }}>
      <Switch fallback={<p class="wb-empty">{missing()}</p>}>
        <Match when={shown()} keyed>
          {(card) => read(card, words(isCancelled() ? 'table.battle.card.cancelled' : `table.side.${props.side}`), isCancelled())}
        </Match>
        <Match when={own()} keyed>
          {(card) => read(card, words('table.battle.card.mine'), false)}
        </Match>
        <Match when={back()}>
          {(deck) => (
            <div class={`wb-back ${deck()}`}>
              <Device name={SIDE_PAINT[props.side].device} />
              <span>{words('table.battle.card.down', { deck: `@deck.${deck()}` })}</span>
            </div>
          )}
        </Match>
      </Switch>
    </div>
  );
}

/** The dice of one side and what they brought; before the roll their places, and the numbers that will hit. */
function Roll(props: { readonly stage: Stage; readonly side: SideId }): JSX.Element {
  const { stage } = props;
  const { words } = stage.desk.table;
  const at = () => index(props.side);
  const told = () => stage.told(props.side);
  const dice = createMemo(() => diceOf(stage.battle(), at(), told()));
  const fighter = () => stage.battle().fighters[at()];
  const notes = (): readonly string[] => {
    const now = told();
    if (now === null) return [];
    return [
      ...(now.added > 0 ? [words('table.battle.added', { count: now.added })] : []),
      ...(now.cancelled > 0 ? [words('table.battle.cancelled', { count: now.cancelled })] : []),
      ...now.extra.map(({ dice: rolled, count }) => words('table.battle.extra', { dice: rolled.join(', '), count })),
    ];
  };
  return (
    <div class={`wb-roll ${props.side}`} classList={{ second: props.side !== stage.battle().attacker, waits: dice().length === 0 }}>
      <div class="wb-dice" role="group" aria-label={words('table.battle.dice', { side: `@table.side.${props.side}` })}>
        <Show
          when={dice().length > 0}
          fallback={<For each={Array.from({ length: fighter().dice })}>{() => <span class="wb-slot" aria-hidden="true" />}</For>}
        >
          <For each={dice()}>{(die, n) => <CombatDie die={die} side={props.side} at={n()} words={words} />}</For>
        </Show>
      </div>
      <p class="wb-hits num">
        <Show
          when={dice().length > 0}
          fallback={
            <>
              <b>{numbersFrom(fighter().hitsFrom.roll)}</b> <small>{words('table.battle.hitOn')}</small>
            </>
          }
        >
          <b>{stage.battle().hits[at()]}</b> <small>{words('table.battle.hits', { count: stage.battle().hits[at()] })}</small>
        </Show>
        <For each={notes()}>{(note) => <small>{note}</small>}</For>
      </p>
    </div>
  );
}
