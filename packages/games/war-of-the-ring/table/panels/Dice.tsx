import { Icon, type Words } from '#look';
import { For, type JSX, Show } from 'solid-js';
import type { SideView, WarView } from '../../view.ts';
import { Die, type DieState } from '../pieces/Die.tsx';
import type { SideId } from '../pieces/nations.ts';

export interface TrayDie {
  readonly face: string | null;
  readonly state: DieState;
}

/** The dice of a side as they lie: the one in use, those that are left, those that were spent; before the roll all wait. */
export function trayOf(view: WarView, side: SideView): TrayDie[] {
  const rolled = view.stage === 'action' || view.stage === 'battle' || view.stage === 'over';
  const inUse = view.doing?.side === side.id && view.doing.die !== null ? [view.doing.die] : [];
  const spent = Math.max(0, side.pool - side.dice.length - inUse.length - side.huntBox);
  if (!rolled) return Array.from({ length: side.pool }, () => ({ face: null, state: 'unrolled' }));
  return [
    ...inUse.map((face) => ({ face, state: 'used' as const })),
    ...side.dice.map((face) => ({ face, state: 'ready' as const })),
    ...Array.from({ length: spent }, () => ({ face: null, state: 'spent' as const })),
  ];
}

/** Action dice of both sides, with the Elven Rings and the tokens beside them. */
export function Dice(props: { readonly view: WarView; readonly words: Words }): JSX.Element {
  return (
    <div class="wr-dice">
      <For each={props.view.sides.map(({ id }) => id)}>{(id) => <SideDice id={id} view={props.view} words={props.words} />}</For>
    </div>
  );
}

function SideDice(props: { readonly id: SideId; readonly view: WarView; readonly words: Words }): JSX.Element {
  const { words } = props;
  const side = () => props.view.sides[props.id === 'shadow' ? 1 : 0];
  const goal = () => (props.id === 'shadow' ? 10 : 4);
  return (
    <section class={`wr-side ${props.id}`} classList={{ acting: props.view.toAct === props.id && props.view.stage !== 'over' }}>
      <h3>
        {words(`table.side.${props.id}`)}
        <small>
          <span class="wr-points">{words('table.points', { points: side().points, goal: goal() })}</span>
          <Show when={side().huntBox > 0}>
            {' · '}
            {words('table.hunt.inBox', { count: side().huntBox })}
          </Show>
        </small>
      </h3>
      <div class="wr-row">
        <For each={trayOf(props.view, side())}>{(die) => <Die side={props.id} face={die.face} state={die.state} words={words} />}</For>
        <Show when={side().rings > 0}>
          <span class="wr-rings" classList={{ used: side().ringUsed }}>
            <span class="sr">{words('table.rings', { count: side().rings })}</span>
            <For each={Array.from({ length: side().rings })}>{() => <Icon name="the-ring" />}</For>
          </span>
        </Show>
        <For each={side().tokens}>{(token) => <span class="wr-token">{words(`token.${token}`)}</span>}</For>
      </div>
    </section>
  );
}
