import { type JSX, Show } from 'solid-js';
import { runName } from './runName.ts';
import type { Run } from './runs.ts';
import { t } from './text.ts';
import { dynamicText } from '../i18n/i18n.ts';

/** What is being played, and how far it is. */
export function RunHeader(props: { readonly run: Run }): JSX.Element {
  const { run } = props;
  const { games, setups } = run.plan;
  const counted = () => run.progress().counted;
  const going = () => run.phase() === 'running' || run.phase() === 'paused';
  const left = () => Math.ceil(((games - counted()) * setups.length) / Math.max(0.01, run.progress().speed));
  const status = (): string => {
    const count = t('progress', { done: counted(), of: games });
    const phase = run.phase();
    if (phase === 'running')
      return run.progress().speed === 0
        ? count
        : `${count} · ${t('speed', { speed: Math.round(run.progress().speed) })} · ${t('left', { seconds: left() })}`;
    return `${count} · ${t(`phase_${phase}`)}`;
  };
  return (
    <div class="lab-head">
      <h2>
        {dynamicText(`shelf.${setups[0].game}.title`)}: <span class="rubric">{runName(run.plan)}</span>
      </h2>
      <div class="lab-buttons">
        <Show when={going()}>
          <button type="button" class="btn seal" onClick={() => (run.phase() === 'paused' ? run.resume() : run.pause())}>
            {t(run.phase() === 'paused' ? 'go_on' : 'pause')}
          </button>
          <button type="button" class="btn" onClick={() => run.stop()}>
            {t('stop')}
          </button>
        </Show>
      </div>
      <progress class="lab-bar" max={games} value={counted()} aria-label={t('progress_label')} />
      <p class="quiet num" data-test="status">
        {status()} · {t('with_seed', { seed: String(run.plan.seed) })}
      </p>
    </div>
  );
}
