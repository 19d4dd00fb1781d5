import { Icon } from '#look';
import type { Meant } from '#wire';
import { createSignal, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { fetchedSheet } from '../ui/fetchedSheet.tsx';

/** Few ever need it: it is fetched by whoever does. */
const PoliteDialog = fetchedSheet(async () => (await import('../polite/PoliteDialog.tsx')).PoliteDialog);

interface About {
  readonly table: string;
  readonly who: Meant;
  readonly name: string;
  /** What stands there, as it is shown once more. */
  readonly words: string;
  readonly done: () => void;
}

/** Of whom the open dialog is. It outlives the flag it was opened by: whoever is muted is gone from the page with all that he wrote. */
const [about, setAbout] = createSignal<About | null>(null);

/** Where the dialog stands: once on a page with flags. */
export function ReportSlot(): JSX.Element {
  return (
    <Show when={about()} keyed>
      {({ table, who, name, words, done }) => (
        <PoliteDialog subject={{ table, who }} name={name} words={words} done={done} close={() => setAbout(null)} />
      )}
    </Show>
  );
}

/** A small flag beside what somebody else wrote, or is called: mute, block or report him. Nobody at the table hears of it. */
export function ReportFlag(props: Omit<About, 'done'>): JSX.Element {
  const [sent, setSent] = createSignal(false);
  const label = (): string => say(`report.${props.who.kind}`, { name: props.name });
  const open = (): void => {
    const { table, who, name, words } = props;
    setAbout({ table, who, name, words, done: () => setSent(true) });
  };
  return (
    <button type="button" class="telltale" classList={{ sent: sent() }} title={label()} onClick={open}>
      <Icon name="flying-flag" />
      <span class="sr">{label()}</span>
    </button>
  );
}
