import './motions.css';
import './nazgulTrail.css';
import { Icon } from '#look';
import { sign, standingSign } from '#look/sign.ts';
import { createMemo, Index, type JSX, Show } from 'solid-js';
import type { PlayerView } from '../view/view.ts';
import { type Part, squareParts } from './squareParts.ts';
import type { Words } from './keys.ts';

interface NazgulTrailProps {
  readonly player: PlayerView;
  readonly threat: number;
  /** Squares Gandalf may split now; null when it is not the moment to touch any. */
  readonly splittable: ReadonlySet<number> | null;
  readonly words: Words;
  readonly split: (square: number) => void;
  readonly askWhy: (square: number, anchor: Element) => void;
}

/** The square trail of the Nazgûl: squares whole or split, crossed off from left to right. */
export function NazgulTrail(props: NazgulTrailProps): JSX.Element {
  const squares = createMemo(() => squareParts(props.player, props.threat));
  return (
    <section class="jm-naz" aria-label={props.words('table.nazgul.label')}>
      <h3>
        <span>{props.words('table.nazgul.label')}</span>
        <small>{props.words('table.nazgul.left', { count: props.player.spaces })}</small>
      </h3>
      <ol {...standingSign(props.words('table.sign.square'))}>
        <Index each={squares()}>
          {(parts, index) => (
            <li>
              <Square {...props} number={index + 1} last={index === squares().length - 1} parts={parts()} />
            </li>
          )}
        </Index>
      </ol>
    </section>
  );
}

function Square(
  props: NazgulTrailProps & { readonly number: number; readonly last: boolean; readonly parts: readonly Part[] },
): JSX.Element {
  const split = () => props.parts.length === 2;
  const wasSplit = split();
  const open = () => props.splittable?.has(props.number) ?? false;
  const label = (): string => {
    const crossed = props.parts.filter((part) => part.crossed).length;
    const state = crossed === props.parts.length ? 'crossed' : crossed > 0 ? 'half' : split() ? 'split' : 'open';
    return props.words(`table.square.${state}`, { number: props.number });
  };
  const meaning = () => {
    if (props.parts.every((part) => part.crossed)) return 'table.sign.crossed';
    return props.last ? 'table.sign.last' : split() ? 'table.sign.split' : 'table.sign.square';
  };
  const looks = () => ({
    split: split(),
    cut: split() && !wasSplit,
    last: props.last,
    open: open(),
    barred: props.splittable !== null && !open(),
  });
  const parts = () => (
    <>
      <Index each={props.parts}>{(part) => <Space part={part()} last={props.last} />}</Index>
      <Show when={props.splittable !== null && !open()}>
        <span class="jm-query" aria-hidden="true">
          ?
        </span>
      </Show>
    </>
  );
  return (
    <Show
      when={props.splittable !== null}
      fallback={
        <span class="jm-sq" classList={looks()} role="img" aria-label={label()} {...sign(props.words(meaning()))}>
          {parts()}
        </span>
      }
    >
      <button
        type="button"
        class="jm-sq"
        classList={looks()}
        {...sign(props.words(meaning()))}
        onClick={(event) => (open() ? props.split(props.number) : props.askWhy(props.number, event.currentTarget))}
      >
        <span class="sr">{props.words(open() ? 'table.square.splitThis' : 'table.square.whyNot', { square: label() })}</span>
        {parts()}
      </button>
    </Show>
  );
}

function Space(props: { readonly part: Part; readonly last: boolean }): JSX.Element {
  const old = props.part.crossed;
  return (
    <span class="jm-space" classList={{ next: props.part.next }}>
      <Show when={props.last || (props.part.next && !props.part.threatened)}>
        <Icon name="hood" class={props.last ? 'seal-of-nine' : 'shade'} />
      </Show>
      <Show when={props.part.crossed || props.part.threatened}>
        <svg
          class="jm-x"
          classList={{ drawn: props.part.crossed && !old, feared: !props.part.crossed }}
          viewBox="0 0 60 60"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d="M9 9Q28 32 51 52" pathLength="1" vector-effect="non-scaling-stroke" />
          <path class="then" d="M52 8Q32 30 8 51" pathLength="1" vector-effect="non-scaling-stroke" />
        </svg>
      </Show>
    </span>
  );
}
