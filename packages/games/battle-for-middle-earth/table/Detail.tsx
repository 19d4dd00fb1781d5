import './detail.css';
import { LargeCard } from '#look/card/LargeCard.tsx';
import { For, type JSX, onCleanup, Show } from 'solid-js';
import { Painting } from './Card.tsx';
import { reader, type BattleReading } from './detail.ts';
import { ABILITY_RULES, COMPANION_RULES, ENEMY_RULES, MORDOR_RULES } from './marks.ts';
import type { BattleProps } from './props.ts';
import { Device, Sym } from './Sym.tsx';

const rulesOf = (read: BattleReading): readonly string[] => {
  if (read.kind === 'enemy') return ENEMY_RULES;
  if (read.kind === 'mordor') return MORDOR_RULES;
  return read.card.ability === null ? COMPANION_RULES : ABILITY_RULES[read.card.ability];
};

/** A card read large: its symbols and ability in words, and the rules behind them. */
export function Detail(props: { readonly table: BattleProps }): JSX.Element {
  onCleanup(reader.close);
  return (
    <Show when={reader.reading()} keyed>
      {(read) => <Large table={props.table} read={read} />}
    </Show>
  );
}

function Large(props: { readonly table: BattleProps; readonly read: BattleReading }): JSX.Element {
  const { words } = props.table;
  const { read } = props;
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
    <LargeCard
      table={props.table}
      reader={reader}
      reading={read}
      class={`bm-detail ${read.kind}`}
      dark={read.kind !== 'companion'}
      name={name()}
      words={{ close: words('close'), rules: words('table.detail.rules') }}
      rules={rulesOf(read)}
    >
      <h3>{name()}</h3>
      <Show when={read.kind !== 'mordor'} fallback={<Device name="burning-eye" class="bm-detail-eye" />}>
        <Painting kind={read.kind === 'mordor' ? '' : read.card.kind} />
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
      <p class="bm-detail-text">{text()}</p>
    </LargeCard>
  );
}
