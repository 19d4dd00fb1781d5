import type { Box } from '#games';
import { Icon } from '#look';
import { Index, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { LevelSelect } from '../ui/LevelSelect.tsx';
import { draft, isHere, type SeatDraft, type SeatKind } from './plan.ts';

/** Who sits where: as many seats as the box allows, each with its kind. */
export function SeatFields(props: {
  readonly box: Box;
  /** The table stands in this browser: nobody can come. */
  readonly here: boolean;
  readonly seats: readonly SeatDraft[];
  /** How a seat is called: what it plays, where that is not all the same. */
  readonly nameOf: (index: number) => string;
  readonly change: (seats: readonly SeatDraft[]) => void;
}): JSX.Element {
  const put = (index: number, part: Partial<SeatDraft>): void =>
    props.change(props.seats.map((seat, place) => (place === index ? { ...seat, ...part } : seat)));
  const remove = (index: number): (() => void) | undefined =>
    props.seats.length > props.box.players.min ? () => props.change(props.seats.filter((_, place) => place !== index)) : undefined;
  const add = (): void => props.change([...props.seats, draft(props.box, props.box.bots.length > 0 ? 'bot' : 'open')]);
  return (
    <fieldset>
      <legend>{say('new.seats')}</legend>
      <ol class="seat-list">
        <Index each={props.seats}>
          {(seat, index) => (
            <SeatField
              box={props.box}
              here={props.here}
              index={index}
              seats={props.seats.length}
              seat={seat()}
              name={props.nameOf(index)}
              put={(part) => put(index, part)}
              remove={remove(index)}
            />
          )}
        </Index>
      </ol>
      <Show when={props.box.ratings !== undefined && props.seats.some(({ kind }) => kind === 'bot')}>
        <p class="field">
          <small>{say('new.rated_help')}</small>
        </p>
      </Show>
      <Show when={props.seats.length < props.box.players.max}>
        <button type="button" class="btn" onClick={add}>
          <Icon name="meeple" />
          {say('new.add')}
        </button>
      </Show>
    </fieldset>
  );
}

const KINDS: readonly SeatKind[] = ['me', 'open', 'invited', 'bot', 'hot-seat'];

function SeatField(props: {
  readonly box: Box;
  readonly here: boolean;
  readonly index: number;
  /** How many there are. */
  readonly seats: number;
  readonly seat: SeatDraft;
  readonly name: string;
  readonly put: (part: Partial<SeatDraft>) => void;
  /** Missing where the box needs the seat. */
  readonly remove: (() => void) | undefined;
}): JSX.Element {
  const kinds = (): readonly SeatKind[] =>
    KINDS.filter((kind) => (kind !== 'bot' || props.box.bots.length > 0) && (!props.here || isHere(kind)));
  return (
    <li>
      <SelectField
        title={props.name}
        values={kinds()}
        value={props.seat.kind}
        word={(kind) => say(`new.kind_${kind}`)}
        choose={(kind) => props.put({ kind })}
      />
      <Show when={props.seat.kind === 'bot'}>
        <LevelSelect
          box={props.box}
          seats={props.seats}
          level={props.seat.level}
          label={say('new.level')}
          choose={(level) => props.put({ level })}
        />
      </Show>
      <Show when={props.seat.kind === 'hot-seat'}>
        <label class="field">
          <span>{say('new.their_name')}</span>
          <input value={props.seat.name} maxlength="40" onInput={(event) => props.put({ name: event.currentTarget.value })} />
        </label>
      </Show>
      <Show when={props.remove}>
        {(remove) => (
          <button type="button" class="btn ghost x" onClick={() => remove()()}>
            <Icon name="cancel" />
            <span class="sr">{say('new.remove', { seat: props.name })}</span>
          </button>
        )}
      </Show>
    </li>
  );
}
