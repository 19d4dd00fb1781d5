import { Icon, type Words } from '#look';
import { For, type JSX, Show } from 'solid-js';
import type { WarView } from '../../view.ts';
import { Die } from '../pieces/Die.tsx';
import type { SideId } from '../pieces/nations.ts';
import { trayOf } from './tray.ts';

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
        <Show when={side().rings > 0}>
          <span class="wr-rings" classList={{ used: side().ringUsed }}>
            <span class="sr">{words('table.rings', { count: side().rings })}</span>
            <For each={Array.from({ length: side().rings })}>{() => <Icon name="the-ring" />}</For>
          </span>
        </Show>
      </h3>
      <div class="wr-row">
        <For each={trayOf(props.view, side())}>{(die) => <Die side={props.id} face={die.face} state={die.state} words={words} />}</For>
        <For each={side().tokens}>{(token) => <span class="wr-token">{words(`token.${token}`)}</span>}</For>
      </div>
    </section>
  );
}
