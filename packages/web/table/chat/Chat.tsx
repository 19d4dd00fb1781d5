import { Icon } from '#look';
import type { ChatLine, TableInfo } from '#wire';
import { createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { t } from '../../i18n/i18n.ts';
import { followEnd, scrollable } from '#look/scrollable.ts';
import { ReportButton } from './ReportButton.tsx';

const LONGEST = 500;

/** Chat of the table or of one team. It is no part of the game. */
export function Chat(props: {
  readonly lines: readonly ChatLine[];
  readonly info: TableInfo;
  readonly sendLine: (text: string) => void;
  /** For a team: label, placeholder, and who reads it. */
  readonly team?: { readonly label: string; readonly to: string; readonly note: string };
}): JSX.Element {
  const [text, setText] = createSignal('');
  const mine = (line: ChatLine): boolean => line.seat !== null && (props.info.seats[line.seat]?.yours ?? false);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const words = text().trim();
    if (words === '') return;
    props.sendLine(words);
    setText('');
  };
  return (
    <div class="chat">
      <div
        class="log talk"
        role="log"
        aria-label={props.team?.label ?? t('tabs.chat')}
        ref={(element) => {
          scrollable(element);
          onCleanup(followEnd(element));
        }}
      >
        <Show when={props.lines.length > 0} fallback={<p class="quiet">{t('chat.empty')}</p>}>
          <ol>
            <For each={props.lines}>
              {(line) => (
                <li classList={{ own: mine(line) }}>
                  <span class="said">
                    <b>{line.name}</b> {line.text}
                  </span>
                  <Show when={!mine(line)}>
                    <ReportButton
                      table={props.info.id}
                      who={{ kind: 'chat', number: line.number, ...(line.team === true ? { team: true } : {}) }}
                      name={line.name}
                      words={line.text}
                    />
                  </Show>
                </li>
              )}
            </For>
          </ol>
        </Show>
      </div>
      <Show when={props.team}>{(team) => <p class="readers">{team().note}</p>}</Show>
      <Show when={props.team !== undefined || props.info.silent !== true} fallback={<p class="readers">{t('chat.silent')}</p>}>
        <form class="say" onSubmit={send}>
          <input
            value={text()}
            maxlength={LONGEST}
            placeholder={props.team?.to ?? t('chat.placeholder')}
            aria-label={props.team?.to ?? t('chat.label')}
            autocomplete="off"
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button class="btn" type="submit">
            <Icon name="quill-ink" />
            <span class="sr">{t('chat.send')}</span>
          </button>
        </form>
      </Show>
    </div>
  );
}
