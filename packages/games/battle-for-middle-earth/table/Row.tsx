import './card.css';
import './row.css';
import { sign } from '#look/sign.ts';
import { For, Index, type JSX, Show } from 'solid-js';
import type { BattleView, EnemyView } from '../view/view.ts';
import { Enemy, Mordor, Pile } from './Card.tsx';
import { act, type Desk, enemyState, touchEnemy } from './hands.ts';
import { Device } from './Sym.tsx';

/** The row of enemies with the Mordor cards below its positions, and both piles. */
export function Row(props: { readonly desk: Desk }): JSX.Element {
  const { words } = props.desk.table;
  const view = (): BattleView => props.desk.table.view;
  const enemies = () => view().row.flatMap((enemy, position) => (enemy === null ? [] : [{ enemy, position }]));
  /** Cards until Mordor strikes. */
  const blow = () => view().mordor.filter((card) => card === null).length;
  return (
    <section class="bm-row" classList={{ struck: view().losing !== null }} aria-label={words('table.row.label')}>
      <Index each={view().row}>
        {(enemy, position) => (
          <Show when={enemy() === null}>
            {<span class="play-card bm-card bm-gap" style={{ 'grid-column': position + 1 }} aria-hidden="true" />}
          </Show>
        )}
      </Index>
      <For each={enemies().map(({ enemy }) => enemy.id)}>
        {(id) => {
          const found = () => enemies().find(({ enemy }) => enemy.id === id);
          return (
            <Show when={found()}>
              {(here) => (
                <div class="bm-position" style={{ 'grid-column': here().position + 1 }}>
                  <Enemy
                    card={here().enemy}
                    state={enemyState(props.desk, here().enemy)}
                    note={beatenBy(props.desk, here().enemy)}
                    words={words}
                    touch={(anchor) => touchEnemy(props.desk, here().enemy, anchor)}
                  />
                  <Chips desk={props.desk} enemy={here().enemy} />
                </div>
              )}
            </Show>
          );
        }}
      </For>
      <Index each={view().mordor}>
        {(card, position) => (
          <div class="bm-under" style={{ 'grid-column': position + 1 }}>
            <Mordor card={card()} position={position + 1} strikes={view().losing !== null && position === 2} words={words} />
          </div>
        )}
      </Index>
      <p class="bm-blow" classList={{ near: blow() === 1 }}>
        <Show when={view().losing === null && blow() > 0}>
          <Device name="burning-eye" /> {words('table.mordor.blow', { count: blow() })}
        </Show>
      </p>
      <div class="bm-piles">
        <div>
          <Pile kind="eye" count={view().enemyPile} words={words} />
          <span class="bm-discard" data-home="eye-discard">
            {words('table.pile.discarded', { count: view().enemyDiscard.length })}
          </span>
        </div>
        <div>
          <Pile
            kind="ring"
            count={view().ringPile}
            words={words}
            offered={props.desk.offers.of('draw').length > 0}
            touch={() => act(props.desk, { type: 'draw' })}
          />
          <span class="bm-discard" data-home="ring-discard">
            {words('table.pile.discarded', { count: discarded(view()) })}
          </span>
        </div>
      </div>
    </section>
  );
}

const discarded = ({ ringDiscard }: BattleView): number =>
  ringDiscard.companions.length + ringDiscard.mordor.reduce((sum, { count }) => sum + count, 0);

const ownTeams = ({ table }: Desk) => table.view.players[table.mine]?.teams ?? [];

/** Teams of one's own that can beat this enemy now, in words. */
function beatenBy(desk: Desk, enemy: EnemyView): string {
  const able = ownTeams(desk).filter(({ against }) => against.some((each) => each.enemy === enemy.id && each.how !== null));
  return able.length === 0 ? '' : desk.table.words('table.row.beatenBy', { teams: able.map(({ number }) => number) });
}

const CHIP_SIGNS = { printed: 'table.sign.now', doubling: 'table.sign.doubling', borrowing: 'table.sign.borrowing' } as const;
const MEANS = { printed: 'check-mark', doubling: 'polar-star', borrowing: 'shaking-hands' } as const;

/** The same as small signs: the number of the team, and whether it must double or borrow. */
function Chips(props: { readonly desk: Desk; readonly enemy: EnemyView }): JSX.Element {
  return (
    <span class="bm-chips" aria-hidden="true">
      <For each={ownTeams(props.desk)}>
        {(team) => {
          const how = () => team.against.find(({ enemy }) => enemy === props.enemy.id)?.how ?? null;
          return (
            <Show when={how()}>
              {(means) => (
                <span class={`bm-chip ${means()}`} {...sign(props.desk.table.words(CHIP_SIGNS[means()]))}>
                  {team.number}
                  <Device name={MEANS[means()]} />
                </span>
              )}
            </Show>
          );
        }}
      </For>
    </span>
  );
}
