import { Icon } from '#look';
import { createEffect, createSignal, For, type JSX, on, Show } from 'solid-js';
import type { BattleStep, BattleView } from '../../view/view.ts';
import type { Desk } from '../desk.ts';
import { sideAt } from '../sideAt.ts';
import { regionOf } from '../sites.ts';
import { Decision } from './Decision.tsx';
import { Duel } from './Duel.tsx';
import { Host } from './Host.tsx';
import { enemyOf } from './ranks.ts';
import { createStage, type Stage } from './stage.ts';

const STEPS: readonly BattleStep[] = ['cards', 'roll', 'reroll', 'losses', 'onward'];

/** The battle under way: a leaf beneath the map, with both hosts, their dice and cards, and every answer that is asked for. */
export function BattleScene(props: { readonly desk: Desk }): JSX.Element {
  const { table } = props.desk;
  const { words } = table;
  /** The last one that was seen: the leaf is taken away only after the battle is. */
  let last: BattleView | null = null;
  const battle = (): BattleView => {
    last = table.view.battle ?? last;
    if (last === null) throw new Error('There is no battle to show');
    return last;
  };
  const stage = createStage(props.desk, battle);
  const title = (): string => words(`table.battle.title.${battle().kind}`, { region: `@region.${regionOf(battle().to)}` });
  /** A tap ends every movement; the next news moves again. */
  const [still, setStill] = createSignal(false);
  createEffect(
    on(
      () => table.fresh,
      () => setStill(false),
      { defer: true },
    ),
  );
  let leaf: HTMLElement | undefined;
  const show = (figure: string): void =>
    void requestAnimationFrame(() => leaf?.querySelector(figure)?.scrollIntoView({ block: 'nearest' }));
  // What may be chosen comes into sight, once it is laid out, and stays there when the answers beneath it grow.
  createEffect(
    on(
      () => stage.choices().figures.size > 0,
      (mayChoose) => mayChoose && show('.wb-figure.open'),
    ),
  );
  createEffect(on(stage.picked, (picked) => picked !== null && show('.wb-figure.picked')));
  const mine = (): string => sideAt(table.view, table.mine).id;
  return (
    <section
      ref={leaf}
      class="wr-battle wr-folio vellum"
      classList={{ still: still(), 'mine-left': mine() === battle().attacker }}
      aria-label={title()}
      onPointerDown={() => setStill(true)}
    >
      <span class="wb-sign" aria-hidden="true">
        <Icon name="crossed-swords" />
      </span>
      <header class="wb-head">
        <h2>{title()}</h2>
        <p>
          <Show when={battle().round > 0}>{words('table.battle.round', { round: battle().round })}</Show>
          <Past stage={stage} />
        </p>
        <ol class="wb-steps" aria-label={words('table.battle.steps')}>
          <For each={STEPS}>
            {(step) => (
              <li
                classList={{ past: STEPS.indexOf(step) < STEPS.indexOf(battle().step), now: step === battle().step }}
                aria-current={step === battle().step ? 'step' : undefined}
              >
                {words(`table.battle.step.${step}`)}
              </li>
            )}
          </For>
        </ol>
      </header>
      <div class="wb-field">
        <Host stage={stage} side={battle().attacker} />
        <Duel stage={stage} />
        <Host stage={stage} side={enemyOf(battle().attacker)} />
      </div>
      <Decision stage={stage} />
    </section>
  );
}

/** How many hits the rounds before brought. */
function Past(props: { readonly stage: Stage }): JSX.Element {
  const { words } = props.stage.desk.table;
  return (
    <For each={props.stage.rounds().slice(0, -1).slice(-1)}>
      {({ round, sides }) => <span>{words('table.battle.past', { round, free: sides[0].hits, shadow: sides[1].hits })}</span>}
    </For>
  );
}
