import { Icon } from '#look';
import type { ReportSubject } from '#wire';
import { createSignal, type JSX, Show } from 'solid-js';
import { t } from '../../i18n/i18n.ts';
import { lazyDialog } from '../../ui/lazyDialog.tsx';

/** Rarely opened, so loaded on demand. */
const ModerationDialog = lazyDialog(async () => (await import('../../moderation/ModerationDialog.tsx')).ModerationDialog);

interface ReportedItem {
  readonly table: string;
  readonly who: ReportSubject;
  readonly name: string;
  /** The reported text, shown again in the dialog. */
  readonly words: string;
  readonly done: () => void;
}

/** The subject of the open dialog. It outlives the button that opened it: the lines of a muted player disappear. */
const [about, setAbout] = createSignal<ReportedItem | null>(null);

/** Renders the dialog, once on a page with report buttons. */
export function ModerationDialogSlot(): JSX.Element {
  return (
    <Show when={about()} keyed>
      {({ table, who, name, words, done }) => (
        <ModerationDialog subject={{ table, who }} name={name} words={words} done={done} close={() => setAbout(null)} />
      )}
    </Show>
  );
}

/** Opens the dialog to mute, block or report the author of a line or the player on a seat. The table is not told. */
export function ReportButton(props: Omit<ReportedItem, 'done'>): JSX.Element {
  const [sent, setSent] = createSignal(false);
  const label = (): string => t(`report.${props.who.kind}`, { name: props.name });
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
