import './card.css';
import { type JSX, splitProps } from 'solid-js';
import type { Reader } from './reader.ts';

/** How a card lies: idle, offered (gold), chosen (lifted), barred (touch it to ask why). */
export type CardState = 'idle' | 'offered' | 'chosen' | 'barred';

interface CardProps<Shown extends object> {
  readonly reader: Reader<Shown>;
  /** What is read large. */
  readonly shown: Shown;
  readonly class: string;
  readonly state: CardState;
  /** On dark ground, as the cards of the enemy are. */
  readonly dark?: boolean;
  /** The card in words, for whoever listens: name first. What is empty is left out. */
  readonly said: readonly (string | undefined)[];
  /** `byFinger`: nobody has read it by coming near with a mouse. */
  readonly touch?: (anchor: HTMLElement, byFinger: boolean) => void;
  readonly children: JSX.Element;
}

/** A playing card: it can be read large by mouse, finger and keyboard, and touched. What stands on it is given. */
export function PlayingCard<Shown extends object>(
  props: CardProps<Shown> & Omit<JSX.ButtonHTMLAttributes<HTMLButtonElement>, keyof CardProps<Shown>>,
): JSX.Element {
  const [own, rest] = splitProps(props, ['reader', 'shown', 'class', 'state', 'dark', 'said', 'touch', 'children']);
  return (
    <button
      type="button"
      // One string: a class that changes would take those of a classList away.
      class={`play-card face ${own.dark === true ? 'dark' : ''} ${own.class} ${own.state}`}
      {...rest}
      {...own.reader.readable(() => own.shown)}
      onClick={(event) => {
        if (own.reader.wasLongPress()) return;
        own.reader.close();
        own.touch?.(event.currentTarget, event instanceof PointerEvent && event.pointerType === 'touch');
      }}
    >
      <span class="sr">{own.said.filter((part) => part !== undefined && part !== '').join('; ')}</span>
      {own.children}
    </button>
  );
}
