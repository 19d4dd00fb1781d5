import '../style/forms.css';
import type { GameRecord } from '#kernel';
import { gameIds } from '#games';
import { isObject } from '#kernel/plain.ts';
import { unchecked } from '#kernel/unchecked.ts';
import { createSignal, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { FilePick } from './FilePick.tsx';
import { Fault } from './states.tsx';

/** A record file; the rules check the rest. Null when it is no record at all. */
function recordIn(given: unknown): GameRecord | null {
  const isRecord =
    isObject(given) &&
    given.format === 'redbook-record' &&
    gameIds().some((game) => game === given.game) &&
    Array.isArray(given.seats) &&
    Array.isArray(given.actions) &&
    isObject(given.chance);
  return isRecord ? unchecked<GameRecord>(given) : null;
}

/** A table that was saved before its game was over (`offline/tableFile.ts`). */
const isTable = (given: unknown): boolean => isObject(given) && given.format === 'redbook-table';

/** A place to drop a record file, or to pick one; in some places also the file of a table that is to be gone on with. */
export function RecordPicker(props: {
  readonly take: (record: GameRecord) => void;
  readonly takeTable?: (given: unknown) => Promise<void>;
}): JSX.Element {
  const [fault, setFault] = createSignal<unknown>(null);
  const [over, setOver] = createSignal(false);
  const what = () => (props.takeTable === undefined ? 'record.pick' : 'record.pick_table');
  const read = async (file: File | undefined): Promise<void> => {
    setFault(null);
    if (file === undefined) return;
    try {
      const given: unknown = JSON.parse(await file.text());
      const record = recordIn(given);
      if (isTable(given) && props.takeTable !== undefined) await props.takeTable(given);
      else if (record === null) setFault(say(isTable(given) ? 'record.is_table' : 'record.not_record'));
      else props.take(record);
    } catch (error) {
      setFault(error);
    }
  };
  // Dropping is a convenience for the mouse; the field inside does the same for everybody.
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
        <span>{say(what())}</span>
        <FilePick about={say(what())} accept="application/json,.json" take={(file) => void read(file)} />
      </div>
      <Show when={fault()}>{(error) => <Fault error={error()} />}</Show>
    </>
  );
}
