import './lab.css';
import '../style/forms.css';
import { Initial } from '#look';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { Dialog } from '../ui/Dialog.tsx';
import { Page } from '../ui/Page.tsx';
import { WithWords } from '../ui/Fetched.tsx';
import { LabForm } from './LabForm.tsx';
import { createNarrow } from '../ui/narrow.ts';
import { Results } from './Results.tsx';
import { runName } from './runName.ts';
import { choose, chosen, type Run, runs } from './runs.ts';
import { save } from './save.ts';
import { tell, whole } from './words.ts';

/** The lab: what bots make of a game, by the thousand, in this browser. */
export function LabPage(): JSX.Element {
  return <WithWords of="lab">{() => <Lab />}</WithWords>;
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
            {tell('earlier')} <small>{tell('earlier_help')}</small>
          </legend>
          <For each={runs()}>
            {(run) => (
              <div class="lab-run">
                <label class="check">
                  <input type="checkbox" checked={ticked().has(run.id)} onChange={(event) => tick(run.id, event.currentTarget.checked)} />
                  <span class="sr">{tell('tick', { name: runName(run.plan) })}</span>
                </label>
                <button type="button" class="btn ghost" aria-current={run === chosen()} onClick={() => choose(run)}>
                  {run.id}. {runName(run.plan)}
                </button>
                <small class="num">{tell('of_games', { count: run.shown().counted })}</small>
              </div>
            )}
          </For>
        </fieldset>
      </Show>
    </>
  );
  return (
    <Page title={tell('title')} bare class="lab">
      <div class="book">
        <section class="page vellum fillet" aria-labelledby="lab-what">
          <div class="lab-hero">
            <Initial letter={tell('initial')} />
            <h1 id="lab-what">
              <span class="sr">{tell('what')}</span>
              <span aria-hidden="true">{tell('rest')}</span>
            </h1>
            <p>{tell('promise')}</p>
          </div>
          <Show when={!narrow()}>{form()}</Show>
        </section>
        <section class="page vellum fillet" aria-label={tell('results')}>
          <Show when={chosen()} keyed fallback={<p class="lab-says">{tell('nothing')}</p>}>
            {(run) => <Results run={run} ticked={beside(run)} />}
          </Show>
        </section>
      </div>
      <Show when={narrow()}>
        <div class="lab-tray">
          <button type="button" class="btn" classList={{ seal: chosen() === null }} aria-haspopup="dialog" onClick={() => setSheet(true)}>
            {tell('set_up')}
          </button>
          <Show when={chosen()}>
            {(run) => (
              <button type="button" class="btn" onClick={() => void save(run(), 'json')}>
                {tell('save')}
              </button>
            )}
          </Show>
        </div>
      </Show>
      <Show when={sheet() && narrow()}>
        <Dialog title={tell('set_up')} close={() => setSheet(false)} class="lab-sheet">
          {form()}
        </Dialog>
      </Show>
      <p class="sr" aria-live="polite">
        <Show when={chosen()?.phase() === 'done'}>{tell('finished', { count: whole(chosen()?.shown().counted ?? 0) })}</Show>
      </p>
    </Page>
  );
}
