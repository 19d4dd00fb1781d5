import './polite.css';
import type { Aversion } from '#wire';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { learn, say } from '../i18n.ts';
import { complaint } from '../ui/complaint.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Ruled } from '../ui/states.tsx';
import { polite, type Subject } from './api.ts';
import { tell } from './words.ts';

const HOW = ['mute', 'block'] as const satisfies readonly Aversion[];
const LONGEST = 500;

interface About {
  readonly subject: Subject;
  readonly name: string;
  /** What stands there, as it is shown once more before anything is done. */
  readonly words: string;
}

/** What one can do about somebody: no longer read him, have nothing to do with him, or report what he wrote. Nobody at the table hears of it. */
export function PoliteDialog(props: About & { readonly close: () => void; readonly done: () => void }): JSX.Element {
  const words = ask(
    () => 'polite',
    (room) => learn(room).then(() => room),
  );
  return (
    <Dialog title={words.value() === undefined ? props.name : tell('title', { name: props.name })} close={() => props.close()}>
      <Show when={words.value()} fallback={<Ruled />}>
        <Choices {...props} />
      </Show>
    </Dialog>
  );
}

function Choices(props: About & { readonly close: () => void; readonly done: () => void }): JSX.Element {
  const [done, setDone] = createSignal<'report' | Aversion | null>(null);
  const [fault, setFault] = createSignal<string | null>(null);
  const [note, setNote] = createSignal('');
  const act = async (what: 'report' | Aversion): Promise<void> => {
    setFault(null);
    try {
      if (what === 'report') await polite.report(props.subject, note().trim() === '' ? {} : { note: note().trim() });
      else await polite.avoid(props.subject, what);
      setDone(what);
      props.done();
    } catch (error) {
      setFault(complaint(error));
    }
  };
  return (
    <>
      <blockquote class="reported">{props.words}</blockquote>
      <Show when={fault()}>
        <p class="fault" role="alert">
          {fault()}
        </p>
      </Show>
      <Show
        when={done()}
        fallback={
          <>
            <For each={HOW}>
              {(how) => (
                <section class="polite">
                  <h3>{tell(how, { name: props.name })}</h3>
                  <p>{tell(`${how}_why`, { name: props.name })}</p>
                  <button type="button" class="btn" onClick={() => void act(how)}>
                    {tell(`${how}_act`)}
                  </button>
                </section>
              )}
            </For>
            <form
              class="polite"
              onSubmit={(event) => {
                event.preventDefault();
                void act('report');
              }}
            >
              <h3>{tell('report')}</h3>
              <p>{tell('report_why')}</p>
              <label class="field">
                <span>{tell('note')}</span>
                <input value={note()} maxlength={LONGEST} autocomplete="off" onInput={(event) => setNote(event.currentTarget.value)} />
              </label>
              <button type="submit" class="btn">
                {tell('report_act')}
              </button>
            </form>
          </>
        }
      >
        {(what) => (
          <>
            <p role="status">
              {tell(`${what()}_done`, { name: props.name })} {what() === 'report' ? '' : tell('undo')}
            </p>
            <div class="row end">
              <button type="button" class="btn seal" onClick={() => props.close()}>
                {say('close')}
              </button>
            </div>
          </>
        )}
      </Show>
    </>
  );
}
