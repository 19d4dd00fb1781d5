import '#look/card/card.css';
import { capitalized } from '#look/capitalized.ts';
import { type JSX, Show } from 'solid-js';
import { CardBand } from './CardBand.tsx';
import { cardSign } from './cards.ts';
import { Condition } from './Condition.tsx';
import { Device } from './Device.ts';
import { faceDevice } from './Die.tsx';
import { eventLines } from './eventLines.ts';
import type { Words } from '../keys.ts';

/** An event card to be read, on the paper of every card: the die that plays it, its event, and beneath the double rule what it does in battle; in a battle the other way round. */
export function EventCard(props: {
  readonly id: string;
  readonly combat: string | null;
  readonly inBattle?: boolean;
  /** Whether its condition is met now, where that is known. */
  readonly met?: boolean | null;
  readonly words: Words;
}): JSX.Element {
  const sign = () => cardSign(props.id);
  const lines = () => eventLines(props.words(`eventText.${props.id}`));
  return (
    <article
      class={`play-card face wr-card ${sign().side} ${sign().deck}${props.inBattle === true && props.combat !== null ? ' fighting' : ''}`}
    >
      <header>
        <span>{capitalized(props.words(`deck.${sign().deck}`))}</span>
        <span class="sr">{props.words(`die.${sign().die}`)}</span>
        <Device name={faceDevice(sign().die)} />
      </header>
      <div class="wr-event">
        <h3>{props.words(`eventTitle.${props.id}`)}</h3>
        <CardBand id={props.id} />
        <Show when={lines().condition}>{(condition) => <Condition text={condition()} met={props.met ?? null} words={props.words} />}</Show>
        <p>{lines().event}</p>
      </div>
      <Show when={props.combat}>
        {(combat) => (
          <section>
            <h4>{props.words(`combatTitle.${combat()}`)}</h4>
            <p>{props.words(`combatText.${combat()}`)}</p>
          </section>
        )}
      </Show>
    </article>
  );
}
