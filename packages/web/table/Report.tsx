import { Icon } from '#look';
import type { Report } from '#wire';
import { createSignal, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { api } from '../net/api.ts';
import { complaint } from '../ui/complaint.ts';
import { Dialog } from '../ui/Dialog.tsx';

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
  const [fault, setFault] = createSignal<string | null>(null);
  const label = (): string => say(`report.${props.report.kind}`, { name: props.name });
  const send = async (): Promise<void> => {
    setFault(null);
    try {
      await api.report(props.table, props.report);
      setSent(true);
    } catch (error) {
      setFault(complaint(error));
    }
  };
  return (
    <>
      <button type="button" class="telltale" classList={{ sent: sent() }} title={label()} onClick={() => setOpen(true)}>
        <Icon name="flying-flag" />
        <span class="sr">{label()}</span>
      </button>
      <Show when={open()}>
        <Dialog title={label()} close={() => setOpen(false)}>
          <blockquote class="reported">{props.words}</blockquote>
          <Show
            when={!sent()}
            fallback={
              <>
                <p role="status">{say('report.sent')}</p>
                <div class="row end">
                  <button type="button" class="btn seal" onClick={() => setOpen(false)}>
                    {say('close')}
                  </button>
                </div>
              </>
            }
          >
            <p>{say('report.text')}</p>
            <Show when={fault()}>
              <p class="fault" role="alert">
                {fault()}
              </p>
            </Show>
            <div class="row end">
              <button type="button" class="btn ghost" onClick={() => setOpen(false)}>
                {say('cancel')}
              </button>
              <button type="button" class="btn seal" onClick={() => void send()}>
                {say('report.act')}
              </button>
            </div>
          </Show>
        </Dialog>
      </Show>
    </>
  );
}
