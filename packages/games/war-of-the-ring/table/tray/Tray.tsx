import { Icon } from '#look';
import { sign, standingSign } from '#look/sign.ts';
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { Desk } from '../desk.ts';
import { Die } from '../pieces/Die.tsx';
import type { SideId } from '../pieces/nations.ts';
import { type TrayDie, trayOf } from './trayOf.ts';

/** Action dice of both sides, with the Elven Rings and the tokens beside them. Those of mine that may be used are touched. */
export function Tray(props: { readonly desk: Desk }): JSX.Element {
  return (
    <div class="wr-dice">
      <For each={props.desk.table.view.sides.map(({ id }) => id)}>{(id) => <SideDice id={id} desk={props.desk} />}</For>
    </div>
  );
}

function SideDice(props: { readonly id: SideId; readonly desk: Desk }): JSX.Element {
  const { desk } = props;
  const { words } = desk.table;
  const view = () => desk.table.view;
  const side = () => view().sides[props.id === 'shadow' ? 1 : 0];
  const goal = () => (props.id === 'shadow' ? 10 : 4);
  const isMine = () => desk.mine().id === props.id;
  const tokens = (token: string) =>
    desk
      .offers()
      .on('token')
      .filter(({ site }) => isMine() && site.token === token)
      .map(({ action }) => action);
  return (
    <section
      class={`wr-side ${props.id}`}
      classList={{ acting: view().toAct === props.id && view().stage !== 'over', mine: isMine() && desk.table.mode === 'play' }}
    >
      <h3>
        {words(`table.side.${props.id}`)}
        <small>
          <span class="wr-points" {...standingSign(words(`table.sign.points.${props.id}`))}>
            {words('table.points', { points: side().points, goal: goal() })}
          </span>
          <Show when={side().huntBox > 0}>
            {' · '}
            {words('table.hunt.inBox', { count: side().huntBox })}
          </Show>
        </small>
        <Show when={side().rings > 0}>
          <span class="wr-rings" classList={{ used: side().ringUsed }} {...standingSign(words('table.sign.rings'))}>
            <span class="sr">{words('table.rings', { count: side().rings })}</span>
            <For each={Array.from({ length: side().rings })}>{() => <Icon name="the-ring" />}</For>
          </span>
        </Show>
      </h3>
      <div class="wr-row" role="group" aria-label={words('table.sign.dice')} {...standingSign(words('table.sign.dice'))}>
        <DiceRow id={props.id} desk={desk} dice={trayOf(view(), side())} isMine={isMine()} />
        <For each={side().tokens}>
          {(token) => (
            <Show when={tokens(token).length > 0} fallback={<span class="wr-token">{words(`token.${token}`)}</span>}>
              <button
                type="button"
                class="wr-token open"
                disabled={desk.table.busy}
                data-token={token}
                onClick={(event) => desk.choose(words(`token.${token}`), tokens(token), event.currentTarget)}
              >
                {words(`token.${token}`)}
              </button>
            </Show>
          )}
        </For>
      </div>
    </section>
  );
}

function DiceRow(props: {
  readonly id: SideId;
  readonly desk: Desk;
  readonly dice: readonly TrayDie[];
  readonly isMine: boolean;
}): JSX.Element {
  const { desk } = props;
  const { words } = desk.table;
  /** Of several dice that show the same, the one that was touched. */
  const [spot, setSpot] = createSignal(-1);
  const actions = (face: string | null) =>
    props.isMine
      ? desk
          .offers()
          .on('die')
          .filter(({ site }) => site.die === face)
          .map(({ action }) => action)
      : [];
  const touch = (index: number, face: string, anchor: Element): void => {
    const meant = actions(face);
    // A die that is only named is an answer; one that is spent has uses to choose from.
    if (meant.every(({ type }) => type === 'chooseDie')) desk.choose(words(`die.${face}`), meant, anchor);
    else {
      desk.pickDie(desk.die() === face && spot() === index ? null : face);
      setSpot(index);
    }
  };
  return (
    <For each={props.dice}>
      {(die, index) => (
        <Show
          when={die.state === 'ready' && actions(die.face).length > 0 ? die.face : false}
          fallback={<Die side={props.id} face={die.face} state={die.state} words={words} />}
        >
          {(face) => (
            <button
              type="button"
              class="wr-die-button"
              classList={{
                picked: desk.die() === face() && spot() === index(),
                planned: desk.planner.dice().has(face()) && props.dice.findIndex((each) => each.face === face()) === index(),
              }}
              disabled={desk.table.busy}
              data-die={face()}
              {...sign(words(`table.legend.die.${face()}`))}
              aria-pressed={desk.die() === face() && spot() === index()}
              onClick={(event) => touch(index(), face(), event.currentTarget)}
            >
              <Die side={props.id} face={face()} state="ready" words={words} />
            </button>
          )}
        </Show>
      )}
    </For>
  );
}
