import type { Prompt as Question } from '#kernel';
import { type GameTable, Icon, type TableProps } from '#look';
import { type JSX, Show } from 'solid-js';
import { known, say } from '../i18n.ts';
import { goalOf } from './goalOf.ts';
import { SeatBadge } from './Seats.tsx';

/** The scribe's voice: what is asked of whom, in one sentence; another line of help; what can always be done. */
export function Prompt(props: {
  readonly table: TableProps;
  readonly drawn: GameTable | null;
  /** Where in the game we are, where no board shows it. */
  readonly where?: string;
  /** The game was ended without a result. */
  readonly abandoned?: boolean;
  /** A standing order answers just now. */
  readonly ordered?: boolean;
  /** What the board asks while something is held. */
  readonly held?: Question | null;
  readonly children?: JSX.Element;
}): JSX.Element {
  const asked = () => {
    const prompt = props.table.mode === 'play' ? (props.table.turn?.prompt ?? null) : null;
    return prompt === null ? null : (props.held ?? prompt);
  };
  const seat = () =>
    asked() !== null ? (props.table.turn?.seat ?? 0) : (props.table.waiting[0] ?? props.table.outcome?.winners[0] ?? null);
  const names = () => props.table.waiting.map((each) => `@seat.${each}`);
  const ownSeats = () => props.table.info.seats.filter(({ yours }) => yours).length;

  const question = (): string => {
    const { outcome, words } = props.table;
    if (props.abandoned === true) return say('row.abandoned');
    if (outcome !== null) {
      if (outcome.winners.length === 0) return say('prompt.lost');
      return words('prompt.won', { seats: outcome.winners.map((each) => `@seat.${each}`), count: outcome.winners.length });
    }
    const prompt = asked();
    if (prompt !== null) return words(`prompt.${prompt.id}`, prompt.params);
    if (props.ordered === true) return say('order.answers');
    if (names().length === 0) return say('prompt.pause');
    return words('prompt.waiting', { seats: names(), count: names().length });
  };
  /** What one plays for stands in the margin; where that is folded away, here, as long as nobody is asked. */
  const goal = (): string | false =>
    asked() === null &&
    props.table.mode !== 'replay' &&
    props.table.outcome === null &&
    props.abandoned !== true &&
    goalOf(props.table.info.game, props.drawn, props.table.view, props.table.words);
  const help = (): string => {
    const { outcome, words, info } = props.table;
    if (outcome !== null) return words(`outcome.${outcome.reason}`);
    const prompt = asked();
    if (prompt === null) return '';
    const key = `prompt.${prompt.id}_help`;
    const line = known(info.game, key) ? words(key, prompt.params) : '';
    // At one screen for several people it must be said whose turn it is.
    return ownSeats() > 1 && props.table.turn !== null
      ? `${words('prompt.for', { seat: `@seat.${props.table.turn.seat}` })} ${line}`
      : line;
  };

  return (
    <section class="prompt" classList={{ yours: asked() !== null }} aria-label={say('prompt.label')}>
      <Show when={seat() !== null ? { seat: seat() ?? 0 } : false}>
        {(who) => (
          <span class="turn">
            <SeatBadge
              drawn={props.drawn}
              view={props.table.view}
              seat={who().seat}
              name={props.table.info.seats[who().seat]?.name ?? null}
            />
          </span>
        )}
      </Show>
      <div class="asks">
        <Show when={props.where}>{(where) => <p class="where">{where()}</p>}</Show>
        <div class="q" aria-live="polite" aria-atomic="true">
          {question()}
          <small>{help()}</small>
        </div>
        <Show when={goal()}>{(words) => <p class="prompt-goal">{words()}</p>}</Show>
      </div>
      <Show when={props.table.mode === 'play' && props.table.turn?.canUndo === true}>
        <button type="button" class="btn ghost undo" disabled={props.table.busy} onClick={() => props.table.undo()}>
          <Icon name="return-arrow" />
          <span>{say('table.undo')}</span>
        </button>
      </Show>
      {props.children}
    </section>
  );
}
