import '../ui/forms.css';
import type { GameRecord } from '#kernel';
import { gameIds } from '#games';
import { isObject } from '#kernel/plain.ts';
import { isGameRecord } from '#kernel/recordForm.ts';
import { createSignal, type JSX, Show } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { FileInput } from '../ui/FileInput.tsx';
import { ErrorNotice } from '../ui/states.tsx';

/** A record file; the rules check the rest. Null when it is no record at all. */
const recordIn = (given: unknown): GameRecord | null => (isGameRecord(given) && gameIds().includes(given.game) ? given : null);

/** A table that was saved before its game was over (`offline/tableFile.ts`). */
const isTable = (given: unknown): boolean => isObject(given) && given.format === 'redbook-table';

/** A drop zone and file input for a record; on some pages also for an unfinished table's file. */
export function RecordPicker(props: {
  readonly pick: (record: GameRecord) => void;
  readonly pickTable?: (given: unknown) => Promise<void>;
}): JSX.Element {
  const [fault, setFault] = createSignal<unknown>(null);
  const [over, setOver] = createSignal(false);
  const what = () => (props.pickTable === undefined ? 'record.pick' : 'record.pick_table');
  const read = async (file: File | undefined): Promise<void> => {
    setFault(null);
    if (file === undefined) return;
    try {
      const given: unknown = JSON.parse(await file.text());
      const record = recordIn(given);
      if (isTable(given) && props.pickTable !== undefined) await props.pickTable(given);
      else if (record === null) setFault(t(isTable(given) ? 'record.is_table' : 'record.not_record'));
      else props.pick(record);
    } catch (error) {
      setFault(error);
    }
  };
  // Dropping is a convenience for the mouse; the file input does the same.
  const droppable = (place: HTMLElement): void => {
    place.addEventListener('dragover', (event) => {
      event.preventDefault();
      setOver(true);
    });
    place.addEventListener('dragleave', () => setOver(false));
    place.addEventListener('drop', (event) => {
      event.preventDefault();
      setOver(false);
      void read(event.dataTransfer?.files[0]);
    });
  };
  return (
    <>
      <div class="drop" classList={{ over: over() }} ref={droppable}>
        <span>{t(what())}</span>
        <FileInput about={t(what())} accept="application/json,.json" pick={(file) => void read(file)} />
      </div>
      <Show when={fault()}>{(error) => <ErrorNotice error={error()} />}</Show>
    </>
  );
}
