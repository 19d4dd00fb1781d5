import '../style/onward.css';
import { Icon, type Words } from '#look';
import type { SequelInfo } from '#wire';
import { createSignal, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { api } from '../net/api.ts';
import { go } from '../router.ts';
import { Fault } from '../ui/states.tsx';

/** What a finished game earns in the one that follows it, said beforehand, and the way there. */
export function Onward(props: {
  readonly table: string;
  readonly sequel: SequelInfo;
  readonly words: Words;
  /** Only those who played may set the next table up; others may look at it. */
  readonly watching: boolean;
  /** The page that tells both games; left out on that page itself. */
  readonly whole?: string;
}): JSX.Element {
  const [busy, setBusy] = createSignal(false);
  const [fault, setFault] = createSignal<unknown>(null);
  const goOn = async (): Promise<void> => {
    setBusy(true);
    setFault(null);
    try {
      go(`/table/${(await api.sequel(props.table)).table}`);
    } catch (error) {
      setFault(error);
      setBusy(false);
    }
  };
  return (
    <section class="onward">
      <h3 class="rubric">{say(`shelf.${props.sequel.game}.title`)}</h3>
      <p>{props.words(`sequel.${props.sequel.link ?? 'none'}`)}</p>
      <div class="row">
        <Show when={!props.watching}>
          <button type="button" class="btn seal" disabled={busy() || props.sequel.link === null} onClick={() => void goOn()}>
            <Icon name="burning-eye" />
            {props.words(props.sequel.link === null ? 'sequel.nothing' : props.sequel.table === null ? 'sequel.go' : 'sequel.join')}
          </button>
        </Show>
        <Show when={props.watching && props.sequel.table !== null}>
          <a class="btn" href={`/table/${props.sequel.table ?? ''}`}>
            {props.words('sequel.watch')}
          </a>
        </Show>
        <Show when={props.sequel.link === null ? false : props.whole}>
          {(whole) => (
            <a class="btn" href={whole()}>
              <Icon name="scroll-quill" />
              {say('campaign.open')}
            </a>
          )}
        </Show>
      </div>
      <Show when={fault()}>{(error) => <Fault error={error()} />}</Show>
    </section>
  );
}
