import './privateNote.css';
import { createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { createQuery } from '../../lib/createQuery.ts';
import { t } from '../../i18n/i18n.ts';
import { api } from '../../net/api.ts';
import { isOffline } from '../../offline/offlineId.ts';
import { storage } from '../../lib/storage.ts';
import { ErrorNotice, Skeleton } from '../../ui/states.tsx';

/** Debounce in milliseconds before the note is saved. */
const PAUSE = 800;
const MOST = 4000;

const draftKey = (table: string): string => `redbook.note.${table}`;

/** The unsaved draft: the network may be gone, or the page closed too soon. */
function draftOf(table: string): string | null {
  const kept = storage.get(draftKey(table));
  return kept === null || kept === '' ? null : kept.slice(1);
}
const keepDraft = (table: string, text: string | null): void => storage.set(draftKey(table), text === null ? '' : `:${text}`);

const read = async (table: string): Promise<string> =>
  isOffline(table) ? (await import('../../local/tableDatabase.ts')).readNote(table) : api.note(table);
const write = async (table: string, text: string): Promise<unknown> =>
  isOffline(table) ? (await import('../../local/tableDatabase.ts')).writeNote(table, text) : api.writeNote(table, text);

/** A player's private note at a table, autosaved after a debounce: on the server, or in this browser for an offline table. */
export function PrivateNote(props: { readonly table: string }): JSX.Element {
  const { table } = props;
  const [state, setState] = createSignal<'rest' | 'waits' | 'kept' | 'failed'>('rest');
  const [text, setText] = createSignal('');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = createQuery(
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
      // The player may have typed more meanwhile.
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
      <Show when={note.error() === null} fallback={<ErrorNotice error={note.error()} retry={note.retry} />}>
        <Show when={note.value()} fallback={<Skeleton />}>
          <label class="field">
            <span>{t('note.label')}</span>
            <textarea maxlength={MOST} value={text()} onInput={(event) => onInput(event.currentTarget.value)} />
          </label>
          <p class="quiet" role="status">
            {t(`note.${state()}`)}
          </p>
        </Show>
      </Show>
    </div>
  );
}
