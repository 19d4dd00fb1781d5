import type { SimulatedGame } from '#lab/batch.ts';
import type { Setup } from '#lab/setup.ts';
import { Icon } from '#look';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { pickRecord } from '../records/pickedRecord.ts';
import { go } from '../router/router.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorNotice } from '../ui/states.tsx';
import { recordOfGame } from './runs.ts';
import { t, whole } from './text.ts';

/** Games behind a number: of one set-up, chosen from the lines of its run. */
export interface GameSelection {
  readonly title: string;
  readonly setup: Setup;
  readonly seed: number;
  readonly lines: readonly SimulatedGame[];
}

const SHOWN = 12;

/** The games that a number was made of, each to be seen again on its table. */
export function GamesDialog(props: {
  readonly cell: GameSelection;
  readonly said: (line: SimulatedGame) => string;
  readonly close: () => void;
}): JSX.Element {
  const [busy, setBusy] = createSignal<number | null>(null);
  const [fault, setFault] = createSignal<unknown>(null);
  const watch = async (number: number): Promise<void> => {
    setBusy(number);
    setFault(null);
    try {
      pickRecord(await recordOfGame(props.cell.setup, props.cell.seed, number));
      go('/replay');
    } catch (error) {
      setFault(() => error);
      setBusy(null);
    }
  };
  return (
    <Dialog title={props.cell.title} close={() => props.close()} class="lab-games">
      <p class="quiet">{t('cell', { count: props.cell.lines.length })}</p>
      <ul class="rows">
        <For each={props.cell.lines.slice(0, SHOWN)}>
          {(line) => (
            <li>
              <button type="button" class="btn" disabled={busy() !== null} onClick={() => void watch(line.number)}>
                <Icon name={busy() === line.number ? 'hourglass' : 'play-button'} />
                {t('watch', { number: whole(line.number + 1) })}
              </button>
              <span>{props.said(line)}</span>
            </li>
          )}
        </For>
      </ul>
      <Show when={fault()}>{(error) => <ErrorNotice error={error()} />}</Show>
    </Dialog>
  );
}
