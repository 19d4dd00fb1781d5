import { Icon } from '#look';
import type { ChatLine, TableInfo } from '#wire';
import { createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { followEnd, scrollable } from '#look/scrollable.ts';
import { ReportFlag } from './Report.tsx';

const LONGEST = 500;

/** What people say to each other, all of them or one team. It is no part of the game. */
export function Chat(props: {
  readonly lines: readonly ChatLine[];
  readonly info: TableInfo;
  readonly say: (text: string) => void;
  /** Of a team: what its page is called, whom one writes to, and who reads it. */
  readonly team?: { readonly label: string; readonly to: string; readonly note: string };
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
        aria-label={props.team?.label ?? say('tabs.chat')}
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
                    <ReportFlag
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
      <Show when={props.team !== undefined || props.info.silent !== true} fallback={<p class="readers">{say('chat.silent')}</p>}>
        <form class="say" onSubmit={send}>
          <input
            value={text()}
            maxlength={LONGEST}
            placeholder={props.team?.to ?? say('chat.placeholder')}
            aria-label={props.team?.to ?? say('chat.label')}
            autocomplete="off"
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button class="btn" type="submit">
            <Icon name="quill-ink" />
            <span class="sr">{say('chat.send')}</span>
          </button>
        </form>
      </Show>
    </div>
  );
}
