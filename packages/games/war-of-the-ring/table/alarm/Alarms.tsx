import './alarm.css';
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { WarProps } from '../props.ts';
import { type Alarm, alarmsOf } from './alarmsOf.ts';

/** What may soon decide the war, at the head of the tray. */
export function Alarms(props: { readonly table: WarProps }): JSX.Element {
  const { words } = props.table;
  const alarms = createMemo(() => alarmsOf(props.table.view));
  const text = (alarm: Alarm): string => {
    switch (alarm.kind) {
      case 'shadowPoints':
        return words('table.alarm.shadowPoints', { points: alarm.points });
      case 'freePoints':
        return words('table.alarm.freePoints', { points: alarm.points });
      case 'corruption':
        return words('table.alarm.corruption', { count: alarm.left });
      case 'lastStep':
        return words('table.alarm.lastStep');
      default:
        return alarm satisfies never;
    }
  };
  return (
    <Show when={alarms().length > 0}>
      <ul class="wr-alarms" role="status">
        <For each={alarms()}>{(alarm) => <li>{text(alarm)}</li>}</For>
      </ul>
    </Show>
  );
}
