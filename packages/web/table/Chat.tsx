import { Icon } from '#look';
import type { ChatLine, TableInfo } from '#wire';
import { createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { followEnd, scrollable } from '#look/scrollable.ts';
import { ReportFlag } from './Report.tsx';

const LONGEST = 500;

/** What people say to each other. It is no part of the game. */
export function Chat(props: {
  readonly lines: readonly ChatLine[];
  readonly info: TableInfo;
  readonly say: (text: string) => void;
}): JSX.Element {
  const [text, setText] = createSignal('');
  const mine = (line: ChatLine): boolean => line.seat !== null && (props.info.seats[line.seat]?.yours ?? false);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const words = text().trim();
    if (words === '') return;
    props.say(words);
    setText('');
  };
  return (
    <div class="chat">
      <div
        class="log talk"
        role="log"
        aria-label={say('tabs.chat')}
        ref={(element) => {
          scrollable(element);
          onCleanup(followEnd(element));
        }}
      >
        <Show when={props.lines.length > 0} fallback={<p class="quiet">{say('chat.empty')}</p>}>
          <ol>
            <For each={props.lines}>
              {(line) => (
                <li classList={{ own: mine(line) }}>
                  <span class="said">
                    <b>{line.name}</b> {line.text}
                  </span>
                  <Show when={!mine(line)}>
                    <ReportFlag table={props.info.id} report={{ kind: 'chat', number: line.number }} name={line.name} words={line.text} />
                  </Show>
                </li>
              )}
            </For>
          </ol>
        </Show>
      </div>
      <form class="say" onSubmit={send}>
        <input
          value={text()}
          maxlength={LONGEST}
          placeholder={say('chat.placeholder')}
          aria-label={say('chat.label')}
          autocomplete="off"
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button class="btn" type="submit">
          <Icon name="quill-ink" />
          <span class="sr">{say('chat.send')}</span>
        </button>
      </form>
    </div>
  );
}
