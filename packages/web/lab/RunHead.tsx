import { type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { runName } from './runName.ts';
import type { Run } from './runs.ts';
import { tell } from './words.ts';

/** What is being played, and how far it is. */
export function RunHead(props: { readonly run: Run }): JSX.Element {
  const { run } = props;
  const { games, setups } = run.plan;
  const counted = () => run.shown().counted;
  const going = () => run.phase() === 'running' || run.phase() === 'paused';
  const left = () => Math.ceil(((games - counted()) * setups.length) / Math.max(0.01, run.shown().speed));
  const status = (): string => {
    const count = tell('progress', { done: counted(), of: games });
    if (run.phase() === 'running')
      return run.shown().speed === 0
        ? count
        : `${count} · ${tell('speed', { speed: Math.round(run.shown().speed) })} · ${tell('left', { seconds: left() })}`;
    return `${count} · ${tell(`phase_${run.phase()}`)}`;
  };
  return (
    <div class="lab-head">
      <h2>
        {say(`shelf.${setups[0].game}.title`)}: <span class="rubric">{runName(run.plan)}</span>
      </h2>
      <div class="lab-buttons">
        <Show when={going()}>
          <button type="button" class="btn seal" onClick={() => (run.phase() === 'paused' ? run.goOn() : run.pause())}>
            {tell(run.phase() === 'paused' ? 'go_on' : 'pause')}
          </button>
          <button type="button" class="btn" onClick={() => run.stop()}>
            {tell('stop')}
          </button>
        </Show>
      </div>
      <progress class="lab-bar" max={games} value={counted()} aria-label={tell('progress_label')} />
      <p class="quiet num" data-test="status">
        {status()} · {tell('with_seed', { seed: String(run.plan.seed) })}
      </p>
    </div>
  );
}
