import type { Box } from '#games';
import { Icon } from '#look';
import { Index, type JSX, Show } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { LevelSelect } from '../ui/LevelSelect.tsx';
import { seatDraft, isOfflineKind, type SeatDraft, type SeatKind } from './tablePlan.ts';

/** The seats: as many as the box allows, each with its kind. */
export function SeatFields(props: {
  readonly box: Box;
  /** The table is in this browser: no player can join it. */
  readonly here: boolean;
  readonly seats: readonly SeatDraft[];
  /** The name of a seat. */
  readonly nameOf: (index: number) => string;
  readonly change: (seats: readonly SeatDraft[]) => void;
}): JSX.Element {
  const put = (index: number, part: Partial<SeatDraft>): void =>
    props.change(props.seats.map((seat, place) => (place === index ? { ...seat, ...part } : seat)));
  const remove = (index: number): (() => void) | undefined =>
    props.seats.length > props.box.players.min ? () => props.change(props.seats.filter((_, place) => place !== index)) : undefined;
  const add = (): void => props.change([...props.seats, seatDraft(props.box, props.box.bots.length > 0 ? 'bot' : 'open')]);
  return (
    <fieldset>
      <legend>{t('new.seats')}</legend>
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
          <small>{t('new.rated_help')}</small>
        </p>
      </Show>
      <Show when={props.seats.length < props.box.players.max}>
        <button type="button" class="btn" onClick={add}>
          <Icon name="meeple" />
          {t('new.add')}
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
  /** Number of seats. */
  readonly seats: number;
  readonly seat: SeatDraft;
  readonly name: string;
  readonly put: (part: Partial<SeatDraft>) => void;
  /** Missing where the box needs the seat. */
  readonly remove: (() => void) | undefined;
}): JSX.Element {
  const kinds = (): readonly SeatKind[] =>
    KINDS.filter((kind) => (kind !== 'bot' || props.box.bots.length > 0) && (!props.here || isOfflineKind(kind)));
  return (
    <li>
      <SelectField
        title={props.name}
        values={kinds()}
        value={props.seat.kind}
        word={(kind) => t(`new.kind_${kind}`)}
        choose={(kind) => props.put({ kind })}
      />
      <Show when={props.seat.kind === 'bot'}>
        <LevelSelect
          box={props.box}
          seats={props.seats}
          level={props.seat.level}
          label={t('new.level')}
          choose={(level) => props.put({ level })}
        />
      </Show>
      <Show when={props.seat.kind === 'hot-seat'}>
        <label class="field">
          <span>{t('new.their_name')}</span>
          <input value={props.seat.name} maxlength="40" onInput={(event) => props.put({ name: event.currentTarget.value })} />
        </label>
      </Show>
      <Show when={props.remove}>
        {(remove) => (
          <button type="button" class="btn ghost x" onClick={() => remove()()}>
            <Icon name="cancel" />
            <span class="sr">{t('new.remove', { seat: props.name })}</span>
          </button>
        )}
      </Show>
    </li>
  );
}
