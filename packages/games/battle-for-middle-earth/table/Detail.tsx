import './detail.css';
import { type CardSpot, cardSpot } from '#look';
import type { TableProps } from '#look';
import { createEffect, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import type { BattleView } from '../view.ts';
import { Arch } from './Card.tsx';
import { keepReading, leaveReading, type Reading, reading, stopReading } from './detail.ts';
import { ABILITY_RULES, COMPANION_RULES, ENEMY_RULES, MORDOR_RULES } from './marks.ts';
import { Device, Sym } from './Sym.tsx';

const rulesOf = (read: Reading): readonly string[] => {
  if (read.kind === 'enemy') return ENEMY_RULES;
  if (read.kind === 'mordor') return MORDOR_RULES;
  return read.card.ability === null ? COMPANION_RULES : ABILITY_RULES[read.card.ability];
};

/** A card read large: its symbols and ability in words, and the rules behind them. */
export function Detail(props: { readonly table: TableProps<BattleView> }): JSX.Element {
  onCleanup(stopReading);
  return (
    <Show when={reading()} keyed>
      {(read) => <Large table={props.table} read={read} />}
    </Show>
  );
}

function Large(props: { readonly table: TableProps<BattleView>; readonly read: Reading }): JSX.Element {
  const { words } = props.table;
  const { read } = props;
  let page: HTMLElement | undefined;
  const [spot, setSpot] = createSignal<CardSpot>({ left: 0, top: 0, over: false });
  createEffect(() => {
    const size = { width: page?.offsetWidth ?? 0, height: page?.offsetHeight ?? 0 };
    const screen = { width: innerWidth, height: innerHeight };
    setSpot(cardSpot(read.anchor.getBoundingClientRect(), size, screen));
  });
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') stopReading();
    else if (event.key === '?') props.table.showRules(name(), rulesOf(read), read.anchor);
  };
  const onPress = (event: PointerEvent): void => {
    if (page !== undefined && !page.contains(event.target as Node)) stopReading();
  };
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerdown', onPress);
  onCleanup(() => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('pointerdown', onPress);
  });
  const name = (): string =>
    read.kind === 'enemy'
      ? words(`enemy.${read.card.kind}`)
      : read.kind === 'mordor'
        ? words(`mordor.${read.card.id}`)
        : words(`card.${read.card.kind}`);
  const text = (): string => {
    if (read.kind === 'mordor') return words(`command.${read.card.command}`);
    if (read.kind === 'enemy') return words(read.card.captain ? 'table.detail.captain' : 'table.detail.enemy', { count: read.card.points });
    return read.card.ability === null ? words('table.detail.plain') : words(`abilityText.${read.card.ability}`);
  };
  const symbols = () => (read.kind === 'mordor' ? [] : read.card.symbols);
  return (
    <aside
      ref={page}
      class={`bm-detail ${read.kind}`}
      classList={{ through: spot().over && !read.pinned }}
      style={{ left: `${spot().left}px`, top: `${spot().top}px` }}
      role="note"
      onPointerEnter={keepReading}
      onPointerLeave={() => leaveReading()}
    >
      <h3>{name()}</h3>
      <Show when={read.kind !== 'mordor'} fallback={<Device name="burning-eye" class="bm-detail-eye" />}>
        <Arch kind={read.kind === 'mordor' ? '' : read.card.kind} />
      </Show>
      <ul>
        <For each={symbols()}>
          {(symbol) => (
            <li>
              <Sym symbol={symbol} /> {words(`symbol.${symbol}`)}
            </li>
          )}
        </For>
      </ul>
      <p>{text()}</p>
      <button type="button" class="bm-rule" tabindex="-1" onClick={() => props.table.showRules(name(), rulesOf(read), read.anchor)}>
        {words('table.detail.rules')} <span class="cite">{rulesOf(read)[0]}</span>
      </button>
    </aside>
  );
}
