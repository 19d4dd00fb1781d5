import '../style/forms.css';
import type { GameRecord } from '#kernel';
import { gameIds } from '#games';
import { isObject } from '#kernel/plain.ts';
import { trusted } from '#kernel/trusted.ts';
import { createSignal, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { FilePick } from './FilePick.tsx';
import { Fault } from './states.tsx';

/** Reads a record file; the rules check the rest. Null when it is no record at all. */
function readRecord(text: string): GameRecord | null {
  const given: unknown = JSON.parse(text);
  const isRecord =
    isObject(given) &&
    given.format === 'redbook-record' &&
    gameIds().some((game) => game === given.game) &&
    Array.isArray(given.seats) &&
    Array.isArray(given.actions) &&
    isObject(given.chance);
  return isRecord ? trusted<GameRecord>(given) : null;
}

/** A place to drop a record file, or to pick one. */
export function RecordPicker(props: { readonly take: (record: GameRecord) => void }): JSX.Element {
  const [fault, setFault] = createSignal<unknown>(null);
  const [over, setOver] = createSignal(false);
  const read = async (file: File | undefined): Promise<void> => {
    setFault(null);
    if (file === undefined) return;
    try {
      const record = readRecord(await file.text());
      if (record === null) setFault(say('record.not_record'));
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
        <span>{say('record.pick')}</span>
        <FilePick about={say('record.pick')} accept="application/json,.json" take={(file) => void read(file)} />
      </div>
      <Show when={fault()}>{(error) => <Fault error={error()} />}</Show>
    </>
  );
}
