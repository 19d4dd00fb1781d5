import { Icon } from '#look';
import type { Report } from '#wire';
import { createSignal, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { fetchedSheet } from '../ui/fetchedSheet.tsx';

const ReportSheet = fetchedSheet(async () => (await import('./ReportSheet.tsx')).ReportSheet);

/** A small flag beside what somebody else wrote: whoever keeps the house looks at it. Nobody at the table hears of it. */
export function ReportFlag(props: {
  readonly table: string;
  readonly report: Report;
  readonly name: string;
  /** What stands there, as it is shown once more before it is sent. */
  readonly words: string;
}): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const [sent, setSent] = createSignal(false);
  const label = (): string => say(`report.${props.report.kind}`, { name: props.name });
  return (
    <>
      <button type="button" class="telltale" classList={{ sent: sent() }} title={label()} onClick={() => setOpen(true)}>
        <Icon name="flying-flag" />
        <span class="sr">{label()}</span>
      </button>
      <Show when={open()}>
        <ReportSheet
          label={label()}
          table={props.table}
          report={props.report}
          words={props.words}
          sent={sent()}
          hasSent={() => setSent(true)}
          close={() => setOpen(false)}
        />
      </Show>
    </>
  );
}
