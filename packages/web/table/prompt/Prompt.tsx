import type { Prompt as Question } from '#kernel';
import { type GameTable, Icon, type TableProps } from '#look';
import { type JSX, Show } from 'solid-js';
import { hasText, t } from '../../i18n/i18n.ts';
import { goalText } from '../goalText.ts';
import { SeatBadge } from '../SeatBadge.tsx';

/** The prompt: what is asked of which seat, a line of help, and undo. */
export function Prompt(props: {
  readonly table: TableProps;
  readonly drawn: GameTable | null;
  /** Progress of the game, where no board shows it. */
  readonly where?: string;
  /** The game was abandoned. */
  readonly abandoned?: boolean;
  /** A standing order is answering. */
  readonly ordered?: boolean;
  /** The board's own prompt, while a piece is held. */
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
    const { outcome, words: tGame } = props.table;
    if (props.abandoned === true) return t('row.abandoned');
    if (outcome !== null) {
      if (outcome.winners.length === 0) return t('prompt.lost');
      return tGame('prompt.won', { seats: outcome.winners.map((each) => `@seat.${each}`), count: outcome.winners.length });
    }
    const prompt = asked();
    if (prompt !== null) return tGame(`prompt.${prompt.id}`, prompt.params);
    if (props.ordered === true) return t('order.answers');
    if (names().length === 0) return t('prompt.pause');
    return tGame('prompt.waiting', { seats: names(), count: names().length });
  };
  /** The goal stands in the sidebar; where that is folded away, here, while the player has no prompt. */
  const goal = (): string | false =>
    asked() === null &&
    props.table.mode !== 'replay' &&
    props.table.outcome === null &&
    props.abandoned !== true &&
    goalText(
      props.table.info.game,
      props.drawn,
      props.table.view,
      props.table.mode === 'play' ? props.table.mine : null,
      props.table.words,
    );
  const help = (): string => {
    const { outcome, words: tGame, info } = props.table;
    if (outcome !== null) return tGame(`outcome.${outcome.reason}`);
    const prompt = asked();
    if (prompt === null) return '';
    const key = `prompt.${prompt.id}_help`;
    const line = hasText(info.game, key) ? tGame(key, prompt.params) : '';
    // With several players at one screen the prompt names the seat.
    return ownSeats() > 1 && props.table.turn !== null
      ? `${tGame('prompt.for', { seat: `@seat.${props.table.turn.seat}` })} ${line}`
      : line;
  };

  return (
    <section class="prompt" classList={{ yours: asked() !== null }} aria-label={t('prompt.label')}>
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
        <button
          type="button"
          class="btn ghost undo"
          aria-label={t('table.undo')}
          disabled={props.table.busy}
          onClick={() => props.table.undo()}
        >
          <Icon name="return-arrow" />
          <span>{t('table.undo')}</span>
        </button>
      </Show>
      {props.children}
    </section>
  );
}
