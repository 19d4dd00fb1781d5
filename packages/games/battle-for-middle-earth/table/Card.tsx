import './card.css';
import './pile.css';
import './mordor.css';
import { Arch } from '#look/card/Arch.tsx';
import { type CardState, PlayingCard } from '#look/card/PlayingCard.tsx';
import { sign, standingSign } from '#look/sign.ts';
import { For, type JSX, Show } from 'solid-js';
import type { CompanionView, EnemyView, MordorView } from '../view/view.ts';
import { reader } from './detail.ts';
import { artOf } from './marks.ts';
import { Device, Sym } from './Sym.tsx';
import type { Words } from './keys.ts';

/** What is painted on a card. */
export function Painting(props: { readonly kind: string }): JSX.Element {
  return (
    <Arch wash={artOf(props.kind)}>
      <Device name={artOf(props.kind).icon} class="no-shine" />
    </Arch>
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

const said = (words: Words, symbols: readonly string[]): string => symbols.map((symbol) => words(`symbol.${symbol}`)).join(', ');

export function Companion(props: Touchable & { readonly card: CompanionView; readonly small?: boolean }): JSX.Element {
  const name = () => props.words(`card.${props.card.kind}`);
  const ability = () => (props.card.ability === null ? '' : props.words(`ability.${props.card.ability}`));
  return (
    <PlayingCard
      reader={reader}
      shown={{ kind: 'companion', card: props.card }}
      class={`bm-card bm-companion ${props.small === true ? 'bm-small' : ''}`}
      state={props.state ?? 'idle'}
      said={[name(), said(props.words, props.card.symbols), ability(), props.note]}
      touch={(anchor) => props.touch?.(anchor)}
      style={{ '--index': props.index ?? 0 }}
      data-key={`c:${props.card.id}`}
      aria-pressed={props.state === 'chosen'}
    >
      <span class="bm-name" aria-hidden="true">
        {name()}
      </span>
      <Show when={props.small !== true}>
        <Painting kind={props.card.kind} />
      </Show>
      <span class="bm-syms" aria-hidden="true">
        <For each={props.card.symbols}>{(symbol) => <Sym symbol={symbol} />}</For>
      </span>
      <Show when={props.small !== true}>
        <span class="bm-text" aria-hidden="true">
          {ability()}
        </span>
      </Show>
    </PlayingCard>
  );
}

export function Enemy(props: Touchable & { readonly card: EnemyView }): JSX.Element {
  const name = () => props.words(`enemy.${props.card.kind}`);
  return (
    <PlayingCard
      reader={reader}
      shown={{ kind: 'enemy', card: props.card }}
      class="bm-card bm-foe"
      dark={true}
      state={props.state ?? 'idle'}
      said={[
        name(),
        said(props.words, props.card.symbols),
        props.card.captain ? props.words('table.captain') : undefined,
        props.words('table.points', { count: props.card.points }),
        props.note,
      ]}
      touch={(anchor) => props.touch?.(anchor)}
      style={{ '--index': props.index ?? 0 }}
      data-key={`e:${props.card.id}`}
      aria-pressed={props.state === 'chosen'}
    >
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
      <Painting kind={props.card.kind} />
      <span class="bm-syms" aria-hidden="true">
        <For each={props.card.symbols}>{(symbol) => <Sym symbol={symbol} />}</For>
      </span>
    </PlayingCard>
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
          {...reader.readable(() => ({ kind: 'mordor', card: card() }))}
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

const PILE_SIGNS = { ring: 'table.sign.ring', eye: 'table.sign.eye' } as const;

/** A pile with its back up: the Ring or the Eye, and how many cards are in it. */
export function Pile(props: {
  readonly kind: 'ring' | 'eye';
  readonly count: number;
  readonly words: Words;
  readonly offered?: boolean;
  readonly touch?: () => void;
}): JSX.Element {
  const said = (): string => `${props.words(`table.pile.${props.kind}`)} ${props.count}`;
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
        <span
          class={`play-card bm-card bm-back ${props.kind}`}
          classList={{ spent: props.count === 0 }}
          data-home={props.kind}
          role="img"
          aria-label={said()}
          {...standingSign(props.words(PILE_SIGNS[props.kind]))}
        >
          {inside()}
        </span>
      }
    >
      <button
        type="button"
        class={`play-card bm-card bm-back ${props.kind} offered`}
        aria-label={said()}
        {...sign(props.words(PILE_SIGNS[props.kind]))}
        data-home={props.kind}
        onClick={() => props.touch?.()}
      >
        {inside()}
      </button>
    </Show>
  );
}
