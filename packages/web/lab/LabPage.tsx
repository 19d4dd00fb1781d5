import './lab.css';
import '../ui/forms.css';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { Dialog } from '../ui/Dialog.tsx';
import { Page } from '../ui/Page.tsx';
import { InitialHead } from '../ui/InitialHead.tsx';
import { WithLocale } from '../ui/QueryPage.tsx';
import { LabForm } from './LabForm.tsx';
import { createNarrow } from '../lib/createNarrow.ts';
import { Results } from './Results.tsx';
import { runName } from './runName.ts';
import { selectRun, selectedRun, type Run, runs } from './runs.ts';
import { exportRun } from './exportRun.ts';
import { t, whole } from './text.ts';

/** The lab: what bots make of a game, by the thousand, in this browser. */
export function LabPage(): JSX.Element {
  return <WithLocale of="lab">{() => <Lab />}</WithLocale>;
}

function Lab(): JSX.Element {
  const narrow = createNarrow();
  const [sheet, setSheet] = createSignal(false);
  const [ticked, setTicked] = createSignal<ReadonlySet<number>>(new Set());
  const tick = (id: number, on: boolean): void => {
    const next = new Set(ticked());
    if (on) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  /** Runs of the same game lie beside each other in the plot. */
  const beside = (run: Run): readonly Run[] =>
    runs().filter((other) => other !== run && ticked().has(other.id) && other.plan.setups[0].game === run.plan.setups[0].game);
  const form = () => (
    <>
      <LabForm begun={() => setSheet(false)} />
      <Show when={runs().length > 0}>
        <fieldset class="lab-set lab-earlier">
          <legend>
            {t('earlier')} <small>{t('earlier_help')}</small>
          </legend>
          <For each={runs()}>
            {(run) => (
              <div class="lab-run">
                <label class="check">
                  <input type="checkbox" checked={ticked().has(run.id)} onChange={(event) => tick(run.id, event.currentTarget.checked)} />
                  <span class="sr">{t('tick', { name: runName(run.plan) })}</span>
                </label>
                <button type="button" class="btn ghost" aria-current={run === selectedRun()} onClick={() => selectRun(run)}>
                  {run.id}. {runName(run.plan)}
                </button>
                <small class="num">{t('of_games', { count: run.progress().counted })}</small>
              </div>
            )}
          </For>
        </fieldset>
      </Show>
    </>
  );
  return (
    <Page title={t('title')} bare class="lab">
      <div class="book">
        <section class="page vellum fillet" aria-label={t('what')}>
          <InitialHead title={t('what')} initial={t('initial')} rest={t('rest')} lead={t('promise')} />
          <Show when={!narrow()}>{form()}</Show>
        </section>
        <section class="page vellum fillet" aria-label={t('results')}>
          <Show when={selectedRun()} keyed fallback={<p class="lab-says">{t('nothing')}</p>}>
            {(run) => <Results run={run} ticked={beside(run)} />}
          </Show>
        </section>
      </div>
      <Show when={narrow()}>
        <div class="lab-tray">
          <button
            type="button"
            class="btn"
            classList={{ seal: selectedRun() === null }}
            aria-haspopup="dialog"
            onClick={() => setSheet(true)}
          >
            {t('set_up')}
          </button>
          <Show when={selectedRun()}>
            {(run) => (
              <button type="button" class="btn" onClick={() => void exportRun(run(), 'json')}>
                {t('save')}
              </button>
            )}
          </Show>
        </div>
      </Show>
      <Show when={sheet() && narrow()}>
        <Dialog title={t('set_up')} close={() => setSheet(false)} class="lab-sheet">
          {form()}
        </Dialog>
      </Show>
      <p class="sr" aria-live="polite">
        <Show when={selectedRun()?.phase() === 'done'}>{t('finished', { count: whole(selectedRun()?.progress().counted ?? 0) })}</Show>
      </p>
    </Page>
  );
}
