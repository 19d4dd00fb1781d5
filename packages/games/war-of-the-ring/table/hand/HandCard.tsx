import { capitalized } from '#look/capitalized.ts';
import { PlayingCard } from '#look/card/PlayingCard.tsx';
import type { Reader } from '#look/card/reader.ts';
import { type JSX, Show } from 'solid-js';
import type { Desk } from '../desk.ts';
import { CardBand } from '../pieces/CardBand.tsx';
import { cardSign } from '../pieces/cards.ts';
import { Device } from '../pieces/Device.ts';
import { faceDevice } from '../pieces/Die.tsx';
import { eventLines } from '../pieces/eventLines.ts';
import type { CardState } from './handOf.ts';

/** A card in the hand: its deck, the die that plays it, its title; in a battle first what it does there. Touched, it is read large. */
export function HandCard(props: {
  readonly id: string;
  readonly state: CardState;
  readonly desk: Desk;
  readonly reader: Reader<{ readonly id: string }>;
}): JSX.Element {
  const { desk, reader } = props;
  const { words } = desk.table;
  const sign = () => cardSign(props.id);
  const combat = () => desk.table.view.combat[props.id];
  const inBattle = () => desk.table.view.battle !== null && combat() !== undefined;
  const lines = () => eventLines(words(`eventText.${props.id}`));
  const met = () => desk.table.view.events[props.id]?.met ?? null;
  const event = () => words(`eventTitle.${props.id}`);
  const fight = () => (combat() === undefined ? '' : words(`combatTitle.${combat()}`));
  return (
    <PlayingCard
      reader={reader}
      shown={{ id: props.id }}
      class={`wr-held ${sign().deck}`}
      state={props.state}
      said={[event(), words(`deck.${sign().deck}`), words(`die.${sign().die}`), fight(), words(`table.hand.${props.state}`)]}
      touch={(anchor) => reader.open({ id: props.id }, anchor)}
      data-card={props.id}
      aria-haspopup="dialog"
    >
      <span class="wr-held-head" aria-hidden="true">
        <span>{capitalized(words(`deck.${sign().deck}`))}</span>
        <Device name={faceDevice(sign().die)} />
      </span>
      <Show
        when={inBattle()}
        fallback={
          <>
            <b aria-hidden="true">{event()}</b>
            <CardBand id={props.id} />
            <Show when={lines().condition}>
              {(condition) => (
                <span class="wr-held-condition" classList={{ unmet: met() === false }} aria-hidden="true">
                  {condition()}
                </span>
              )}
            </Show>
            <span class="wr-held-text" aria-hidden="true">
              {lines().event}
            </span>
            <i aria-hidden="true">{fight()}</i>
          </>
        }
      >
        <b aria-hidden="true">{fight()}</b>
        <span class="wr-held-text" aria-hidden="true">
          {words(`combatText.${combat()}`)}
        </span>
        <i aria-hidden="true">{event()}</i>
      </Show>
    </PlayingCard>
  );
}
