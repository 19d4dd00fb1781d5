import { Icon } from '#look';
import { createSignal, type JSX, Show } from 'solid-js';
import { deleteTable } from '../local/tableDatabase.ts';
import { go } from '../router/router.ts';
import { Confirm } from '../ui/Dialog.tsx';
import { saveFile } from '../lib/saveFile.ts';
import { ErrorNotice } from '../ui/states.tsx';
import { t } from './text.ts';

/** Actions on an offline table: saving it as a file while the game goes on, and deleting it after a confirmation. */
export function OfflineTableActions(props: { readonly table: string; readonly game: string; readonly playing: boolean }): JSX.Element {
  const [dropping, setDropping] = createSignal(false);
  const [fault, setFault] = createSignal<unknown>(null);
  async function save(): Promise<void> {
    setFault(null);
    try {
      const { exportTableFile } = await import('./tableFile.ts');
      saveFile(`redbook-${props.game}-${props.table}.table.json`, await exportTableFile(props.table));
    } catch (error) {
      setFault(error);
    }
  }
  return (
    <>
      <Show when={props.playing}>
        <fieldset class="choice stack">
          <legend>{t('here')}</legend>
          <p class="quiet">{t('save_why')}</p>
          <div class="row">
            <button type="button" class="btn" onClick={() => void save()}>
              <Icon name="save-arrow" />
              {t('save')}
            </button>
          </div>
          <Show when={fault()}>{(error) => <ErrorNotice error={error()} />}</Show>
        </fieldset>
      </Show>
      <button type="button" class="btn" onClick={() => setDropping(true)}>
        <Icon name="cancel" />
        {t('drop')}
      </button>
      <Show when={dropping()}>
        <Confirm
          title={t('drop_title')}
          text={t('drop_text')}
          label={t('drop')}
          confirm={() => void deleteTable(props.table).then(() => go('/', 'replace'))}
          close={() => setDropping(false)}
        />
      </Show>
    </>
  );
}
