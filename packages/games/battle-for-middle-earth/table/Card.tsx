import './card.css';
import './pile.css';
import './mordor.css';
import type { Words } from '#look';
import { For, type JSX, Show } from 'solid-js';
import type { CompanionView, EnemyView, MordorView } from '../view.ts';
import { readable, wasLongPress } from './detail.ts';
import { artOf } from './marks.ts';
import { Device, Sym } from './Sym.tsx';

/** How a card lies: idle, offered (gold), chosen (lifted), barred (touch it to ask why). */
export type CardState = 'idle' | 'offered' | 'chosen' | 'barred';

const RAYS = Array.from({ length: 18 }, (_, index) => index * 20);

/** The painted arch: a wash of colour, rays and a device in gold. */
export function Arch(props: { readonly kind: string }): JSX.Element {
  const art = () => artOf(props.kind);
  return (
    <span class="bm-arch" style={{ background: `radial-gradient(circle at 50% 35%, ${art().bright}, ${art().dark})` }}>
      <svg class="bm-rays" viewBox="-50 -50 100 100" preserveAspectRatio="none" aria-hidden="true">
        <For each={RAYS}>{(turn) => <path transform={`rotate(${turn})`} d="M0 0L-4-90h8z" fill="#fff2c8" />}</For>
      </svg>
      <Device name={art().icon} class="no-shine" />
    </span>
  );
}

interface Touchable {
  readonly state?: CardState;
  readonly touch?: (anchor: HTMLElement) => void;
  readonly words: Words;
  /** Said after the name: what the card can do now. */
  readonly note?: string;
  readonly index?: number;
}

const named = (words: Words, name: string, symbols: readonly string[], more: readonly (string | undefined)[]): string =>
  [name, symbols.map((symbol) => words(`symbol.${symbol}`)).join(', '), ...more]
    .filter((part) => part !== undefined && part !== '')
    .join('; ');

export function Companion(props: Touchable & { readonly card: CompanionView; readonly small?: boolean }): JSX.Element {
  const name = () => props.words(`card.${props.card.kind}`);
  const ability = () => (props.card.ability === null ? '' : props.words(`ability.${props.card.ability}`));
  return (
    <button
      type="button"
      class={`bm-card bm-companion ${props.state ?? 'idle'} ${props.small === true ? 'bm-small' : ''}`}
      style={{ '--index': props.index ?? 0 }}
      data-key={`c:${props.card.id}`}
      aria-pressed={props.state === 'chosen'}
      {...readable(() => ({ kind: 'companion', card: props.card }))}
      onClick={(event) => wasLongPress() || props.touch?.(event.currentTarget)}
    >
      <span class="sr">{named(props.words, name(), props.card.symbols, [ability(), props.note])}</span>
      <span class="bm-name" aria-hidden="true">
        {name()}
      </span>
      <Show when={props.small !== true}>
        <Arch kind={props.card.kind} />
      </Show>
      <span class="bm-syms" aria-hidden="true">
        <For each={props.card.symbols}>{(symbol) => <Sym symbol={symbol} />}</For>
      </span>
      <Show when={props.small !== true}>
        <span class="bm-text" aria-hidden="true">
          {ability()}
        </span>
      </Show>
    </button>
  );
}

export function Enemy(props: Touchable & { readonly card: EnemyView }): JSX.Element {
  const name = () => props.words(`enemy.${props.card.kind}`);
  return (
    <button
      type="button"
      class={`bm-card bm-foe ${props.state ?? 'idle'}`}
      style={{ '--index': props.index ?? 0 }}
      data-key={`e:${props.card.id}`}
      aria-pressed={props.state === 'chosen'}
      {...readable(() => ({ kind: 'enemy', card: props.card }))}
      onClick={(event) => wasLongPress() || props.touch?.(event.currentTarget)}
    >
      <span class="sr">
        {named(props.words, name(), props.card.symbols, [
          props.card.captain ? props.words('table.captain') : undefined,
          props.words('table.points', { count: props.card.points }),
          props.note,
        ])}
      </span>
      <span class="bm-points num" aria-hidden="true">
        {props.card.points}
      </span>
      <Show when={props.card.captain}>
        <span class="bm-captain" aria-hidden="true">
          <Device name="crown" />
        </span>
      </Show>
      <span class="bm-name" classList={{ long: /\S{10}/.test(name()) }} aria-hidden="true">
        {name()}
      </span>
      <Arch kind={props.card.kind} />
      <span class="bm-syms" aria-hidden="true">
        <For each={props.card.symbols}>{(symbol) => <Sym symbol={symbol} />}</For>
      </span>
    </button>
  );
}

/** A Mordor card below a position of the row, or the place for one. */
export function Mordor(props: {
  readonly card: MordorView | null;
  readonly position: number;
  readonly strikes: boolean;
  readonly words: Words;
}): JSX.Element {
  return (
    <Show
      when={props.card}
      fallback={
        <span class="bm-mordor empty" aria-hidden="true">
          <Device name="burning-eye" />
        </span>
      }
    >
      {(card) => (
        <button
          type="button"
          class="bm-mordor"
          classList={{ strikes: props.strikes }}
          data-key={`m:${props.position}:${card().id}`}
          {...readable(() => ({ kind: 'mordor', card: card() }))}
        >
          <Device name="burning-eye" />
          <span>
            <span class="sr">{props.words('table.mordor.on', { position: props.position })}</span>
            {props.words(`mordor.${card().id}`)}
          </span>
        </button>
      )}
    </Show>
  );
}

/** A pile with its back up: the Ring or the Eye, and how many cards are in it. */
export function Pile(props: {
  readonly kind: 'ring' | 'eye';
  readonly count: number;
  readonly words: Words;
  readonly offered?: boolean;
  readonly touch?: () => void;
}): JSX.Element {
  const inside = (): JSX.Element => (
    <>
      <Device name={props.kind === 'ring' ? 'the-ring' : 'burning-eye'} />
      <em class="num">
        <span class="bm-what">{props.words(`table.pile.${props.kind}`)}</span> {props.count}
      </em>
    </>
  );
  return (
    <Show
      when={props.touch !== undefined && props.offered === true}
      fallback={
        <span class={`bm-card bm-back ${props.kind}`} classList={{ spent: props.count === 0 }} data-home={props.kind}>
          {inside()}
        </span>
      }
    >
      <button type="button" class={`bm-card bm-back ${props.kind} offered`} data-home={props.kind} onClick={() => props.touch?.()}>
        {inside()}
      </button>
    </Show>
  );
}
