import './moderation.css';
import type { Aversion } from '#wire';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { loadNamespace } from '../i18n/i18n.ts';
import { errorText } from '../ui/errorText.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Skeleton } from '../ui/states.tsx';
import { moderation, type ModerationTarget } from './api.ts';
import { t } from './text.ts';

const HOW = ['mute', 'block'] as const satisfies readonly Aversion[];
const LONGEST = 500;

interface ModerationSubject {
  readonly subject: ModerationTarget;
  readonly name: string;
  /** The reported text, shown again before anything is done. */
  readonly words: string;
}

/** Mute, block or report a player. The table is not told. */
export function ModerationDialog(props: ModerationSubject & { readonly close: () => void; readonly done: () => void }): JSX.Element {
  const texts = createQuery(
    () => 'moderation',
    (room) => loadNamespace(room).then(() => room),
  );
  return (
    <Dialog title={texts.value() === undefined ? props.name : t('title', { name: props.name })} close={() => props.close()}>
      <Show when={texts.value()} fallback={<Skeleton />}>
        <Choices {...props} />
      </Show>
    </Dialog>
  );
}

function Choices(props: ModerationSubject & { readonly close: () => void; readonly done: () => void }): JSX.Element {
  const [done, setDone] = createSignal<'report' | Aversion | null>(null);
  const [fault, setFault] = createSignal<string | null>(null);
  const [note, setNote] = createSignal('');
  const act = async (what: 'report' | Aversion): Promise<void> => {
    setFault(null);
    try {
      if (what === 'report') await moderation.report(props.subject, note().trim() === '' ? {} : { note: note().trim() });
      else await moderation.avoid(props.subject, what);
      setDone(what);
      props.done();
    } catch (error) {
      setFault(errorText(error));
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
                  <h3>{t(how, { name: props.name })}</h3>
                  <p>{t(`${how}_why`, { name: props.name })}</p>
                  <button type="button" class="btn" onClick={() => void act(how)}>
                    {t(`${how}_act`)}
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
              <h3>{t('report')}</h3>
              <p>{t('report_why')}</p>
              <label class="field">
                <span>{t('note')}</span>
                <input value={note()} maxlength={LONGEST} autocomplete="off" onInput={(event) => setNote(event.currentTarget.value)} />
              </label>
              <button type="submit" class="btn">
                {t('report_act')}
              </button>
            </form>
          </>
        }
      >
        {(what) => (
          <>
            <p role="status">
              {t(`${what()}_done`, { name: props.name })} {what() === 'report' ? '' : t('undo')}
            </p>
            <div class="row end">
              <button type="button" class="btn seal" onClick={() => props.close()}>
                {t('close')}
              </button>
            </div>
          </>
        )}
      </Show>
    </>
  );
}
