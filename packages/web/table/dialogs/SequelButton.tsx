import './sequel.css';
import { Icon } from '#look';
import type { SequelInfo } from '#wire';
import { createSignal, type JSX, Show } from 'solid-js';
import { type GameWords, dynamicText, t } from '../../i18n/i18n.ts';
import { api } from '../../net/api.ts';
import { go } from '../../router/router.ts';
import { ErrorNotice } from '../../ui/states.tsx';

/** What a finished game carries over to the next one, and the button to go there. */
export function SequelButton(props: {
  readonly table: string;
  readonly sequel: SequelInfo;
  readonly tGame: GameWords;
  /** Only players of the first game may create the next table; spectators may watch it. */
  readonly watching: boolean;
  /** Link to the campaign page; left out on that page itself. */
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
      <h3 class="rubric">{dynamicText(`shelf.${props.sequel.game}.title`)}</h3>
      <p>{props.tGame(`sequel.${props.sequel.link ?? 'none'}`)}</p>
      <div class="row">
        <Show when={!props.watching}>
          <button type="button" class="btn seal" disabled={busy() || props.sequel.link === null} onClick={() => void goOn()}>
            <Icon name="burning-eye" />
            {props.tGame(props.sequel.link === null ? 'sequel.nothing' : props.sequel.table === null ? 'sequel.go' : 'sequel.join')}
          </button>
        </Show>
        <Show when={props.watching && props.sequel.table !== null}>
          <a class="btn" href={`/table/${props.sequel.table ?? ''}`}>
            {props.tGame('sequel.watch')}
          </a>
        </Show>
        <Show when={props.sequel.link === null ? false : props.whole}>
          {(whole) => (
            <a class="btn" href={whole()}>
              <Icon name="scroll-quill" />
              {t('campaign.open')}
            </a>
          )}
        </Show>
      </div>
      <Show when={fault()}>{(error) => <ErrorNotice error={error()} />}</Show>
    </section>
  );
}
