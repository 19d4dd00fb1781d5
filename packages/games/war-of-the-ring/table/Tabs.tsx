import { sign } from '#look/sign.ts';
import { For, type JSX } from 'solid-js';
import { LEAF } from './Leaf.tsx';
import { Device } from './pieces/Device.ts';
import type { WarProps } from './props.ts';
import { type Tab, TAB_ICONS, TABS } from './tabs.ts';

/** What can be laid open beside the map; at most one at a time. */
export function Tabs(props: {
  readonly words: WarProps['words'];
  readonly open: Tab | null;
  /** Opens one, or puts it away. */
  readonly choose: (tab: Tab | null) => void;
}): JSX.Element {
  const { words } = props;
  const isOpen = (tab: Tab): boolean => props.open === tab;
  return (
    <nav class="wr-tabs" aria-label={words('table.tabs')}>
      <For each={TABS}>
        {(tab) => (
          <button
            type="button"
            aria-label={words(`table.tab.${tab}`)}
            aria-expanded={isOpen(tab)}
            {...sign(words(`table.sign.tab.${tab}`))}
            aria-controls={isOpen(tab) ? LEAF : undefined}
            onClick={() => props.choose(isOpen(tab) ? null : tab)}
          >
            <Device name={TAB_ICONS[tab]} />
            <span>{words(`table.tab.${tab}`)}</span>
          </button>
        )}
      </For>
    </nav>
  );
}
