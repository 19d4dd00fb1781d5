import './note.css';
import { createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { say } from '../i18n.ts';
import { api } from '../net/api.ts';
import { isOffline } from '../offline/id.ts';
import { storage } from '../settings.ts';
import { Fault, Ruled } from '../ui/states.tsx';

/** After so many milliseconds without a letter, it is kept. */
const PAUSE = 800;
const MOST = 4000;

const draftKey = (table: string): string => `redbook.note.${table}`;

/** What was written and not yet kept: the network may be gone, or the page closed too soon. */
function draftOf(table: string): string | null {
  const kept = storage.get(draftKey(table));
  return kept === null || kept === '' ? null : kept.slice(1);
}
const keepDraft = (table: string, text: string | null): void => storage.set(draftKey(table), text === null ? '' : `:${text}`);

const read = async (table: string): Promise<string> =>
  isOffline(table) ? (await import('../local/store.ts')).readNote(table) : api.note(table);
const write = async (table: string, text: string): Promise<unknown> =>
  isOffline(table) ? (await import('../local/store.ts')).writeNote(table, text) : api.writeNote(table, text);

/** A note to oneself at a table: on the server for a table there, in this browser for one that stands here. Nobody else reads it. */
export function NoteToSelf(props: { readonly table: string }): JSX.Element {
  const { table } = props;
  const [state, setState] = createSignal<'rest' | 'waits' | 'kept' | 'failed'>('rest');
  const [text, setText] = createSignal('');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = ask(
    () => table,
    async (id) => {
      const draft = draftOf(id);
      setText(draft ?? (await read(id)));
      if (draft !== null) void save();
      return true;
    },
  );
  async function save(): Promise<void> {
    clearTimeout(timer);
    const written = text();
    try {
      await write(table, written);
      // More may have been written meanwhile.
      if (text() !== written) return;
      keepDraft(table, null);
      setState('kept');
    } catch {
      setState('failed');
    }
  }
  const onInput = (value: string): void => {
    setText(value);
    keepDraft(table, value);
    setState('waits');
    clearTimeout(timer);
    timer = setTimeout(() => void save(), PAUSE);
  };
  const again = (): void => {
    if (state() === 'failed') void save();
  };
  addEventListener('online', again);
  onCleanup(() => {
    removeEventListener('online', again);
    if (state() === 'waits') void save();
  });
  return (
    <div class="note">
      <Show when={note.error() === null} fallback={<Fault error={note.error()} again={note.again} />}>
        <Show when={note.value()} fallback={<Ruled />}>
          <label class="field">
            <span>{say('note.label')}</span>
            <textarea maxlength={MOST} value={text()} onInput={(event) => onInput(event.currentTarget.value)} />
          </label>
          <p class="quiet" role="status">
            {say(`note.${state()}`)}
          </p>
        </Show>
      </Show>
    </div>
  );
}
