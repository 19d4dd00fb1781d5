import { createMemo, type JSX } from 'solid-js';
import { Device } from './Device.ts';
import { passageOf } from './passage.ts';
import type { PanelProps } from './panel.ts';

/** Between the parts: how the first one ended, what goes on, and what is new. */
export function Passage(props: PanelProps): JSX.Element {
  const passage = createMemo(() => passageOf(props.events));
  const role = () => props.view.mine?.role ?? 'watcher';
  const ended = (): string => {
    const { end, exit, points } = passage();
    return props.words(`panel.passage.${end}`, { exit: exit ?? '', count: points });
  };
  return (
    <div class="hp-passage">
      <h3 class="rubric">
        <Device name="scroll-unfurled" /> {props.words('part.2')}
      </h3>
      <p>
        {ended()} {props.words('panel.passage.carried', { corruption: props.view.corruption })}
      </p>
      <p>{props.words(role() === 'ring-bearer' ? 'panel.passage.yours' : 'panel.passage.his')}</p>
    </div>
  );
}
