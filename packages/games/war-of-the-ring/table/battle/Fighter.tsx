import { type JSX, Match, Show, Switch } from 'solid-js';
import type { WarAction } from '../../rules/verbs.ts';
import { Figure } from '../pieces/Figure.tsx';
import { figureSign } from '../pieces/figureSign.ts';
import type { Fallen } from './rounds.ts';
import type { Stage } from './stage.ts';

/** What becomes of a figure when this is done: an elite that is reduced stays, the others leave. */
const isReducing = (action: WarAction | undefined): boolean => action?.type === 'reduceElite';
const isLosing = (action: WarAction | undefined): boolean => action?.type === 'loseRegular' || action?.type === 'loseElite';

/** One figure: in gold when it may be chosen; crossed out by the quill when it falls, with an arrow down when it is reduced. */
export function Fighter(props: {
  readonly stage: Stage;
  readonly figure: string;
  /** Its number among those of its kind. */
  readonly number?: number;
  readonly fallen?: Fallen;
  /** Stands aside: nobody chooses it. */
  readonly apart?: boolean;
}): JSX.Element {
  const { stage } = props;
  const { desk } = stage;
  const { words } = desk.table;
  const sign = () => figureSign(props.figure);
  const isOffered = (): boolean => props.fallen === undefined && props.apart !== true && stage.choices().figures.has(props.figure);
  /** What becomes of it when all losses are sealed. */
  const fate = () => (isOffered() ? stage.volley()?.fateOf(props.figure, props.number ?? 0) : null);
  const isPicked = (): boolean => {
    if (!isOffered()) return false;
    return stage.volley() === null ? stage.picked() === props.figure && stage.marked() === (props.number ?? 0) : fate() !== null;
  };
  const meant = (): WarAction | undefined => (isPicked() && stage.volley() === null ? stage.meant()[0] : undefined);
  const piece = (): JSX.Element => (
    <>
      <Figure kind={sign().kind} name={sign().name} />
      <Switch>
        <Match when={props.fallen?.how === 'reduced' || fate() === 'reduced' || isReducing(meant())}>
          <span class="wb-down" aria-hidden="true">
            ↓
          </span>
        </Match>
        <Match when={props.fallen?.how === 'lost' || fate() === 'falls' || isLosing(meant())}>
          <Cross />
        </Match>
      </Switch>
    </>
  );
  const name = (): string => {
    const figure = { figure: `@figure.${props.figure}` };
    if (props.fallen !== undefined) return words(`table.battle.fallen.${props.fallen.how}`, figure);
    const now = fate();
    if (now != null) return words(`table.battle.fate.${now}`, figure);
    return words(`figure.${props.figure}`);
  };
  return (
    <Show
      when={isOffered()}
      fallback={
        <span
          class="wb-figure"
          classList={{
            fallen: props.fallen?.how === 'lost',
            reduced: props.fallen?.how === 'reduced',
            falls: props.fallen?.fresh === true,
          }}
          role="img"
          aria-label={name()}
          title={name()}
        >
          {piece()}
        </span>
      }
    >
      <button
        type="button"
        class="wb-figure open"
        data-figure={props.figure}
        classList={{ picked: isPicked() }}
        disabled={desk.table.busy}
        aria-pressed={isPicked()}
        aria-label={name()}
        title={(stage.choices().figures.get(props.figure) ?? []).map((action) => desk.say(action)).join(' / ')}
        onClick={() => stage.pick(props.figure, props.number)}
      >
        {piece()}
      </button>
    </Show>
  );
}

/** Two strokes of the quill. */
function Cross(): JSX.Element {
  return (
    <svg class="wb-cross" viewBox="0 0 42 48" aria-hidden="true">
      <path d="M6 6Q20 24 37 43M37 5Q22 24 5 42" class="bed" />
      <path d="M6 6Q20 24 37 43M37 5Q22 24 5 42" class="ink" />
    </svg>
  );
}
