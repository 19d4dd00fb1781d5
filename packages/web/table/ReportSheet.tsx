import type { Report } from '#wire';
import { createSignal, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { api } from '../net/api.ts';
import { complaint } from '../ui/complaint.ts';
import { Dialog } from '../ui/Dialog.tsx';

/** What stands there once more, and the question whether it is to be looked at. */
export function ReportSheet(props: {
  readonly label: string;
  readonly table: string;
  readonly report: Report;
  readonly words: string;
  readonly sent: boolean;
  readonly hasSent: () => void;
  readonly close: () => void;
}): JSX.Element {
  const [fault, setFault] = createSignal<string | null>(null);
  const send = async (): Promise<void> => {
    setFault(null);
    try {
      await api.report(props.table, props.report);
      props.hasSent();
    } catch (error) {
      setFault(complaint(error));
    }
  };
  return (
    <Dialog title={props.label} close={() => props.close()}>
      <blockquote class="reported">{props.words}</blockquote>
      <Show
        when={!props.sent}
        fallback={
          <>
            <p role="status">{say('report.sent')}</p>
            <div class="row end">
              <button type="button" class="btn seal" onClick={() => props.close()}>
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
          <button type="button" class="btn ghost" onClick={() => props.close()}>
            {say('cancel')}
          </button>
          <button type="button" class="btn seal" onClick={() => void send()}>
            {say('report.act')}
          </button>
        </div>
      </Show>
    </Dialog>
  );
}
