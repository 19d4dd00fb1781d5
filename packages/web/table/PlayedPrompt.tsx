import type { Prompt as Question } from '#kernel';
import { type GameTable, Icon, type TableProps, type Words } from '#look';
import { type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import type { Controller } from './controller.ts';
import { HintButton } from './HintButton.tsx';
import { Orders } from './Orders.tsx';
import { Prompt } from './Prompt.tsx';
import type { SlipContent } from './slips.ts';

/** What is asked at a table being played, with what the book would do, what is to be answered by itself, and the end. */
export function PlayedPrompt(props: {
  readonly table: Controller;
  readonly given: TableProps;
  readonly game: string;
  readonly drawn: GameTable | null;
  readonly asText: boolean;
  readonly words: Words;
  readonly where: string;
  readonly held: Question | null;
  readonly asked: boolean;
  readonly over: boolean;
  readonly show: (slip: SlipContent) => void;
  readonly showEnd: () => void;
}): JSX.Element {
  return (
    <Prompt
      table={props.given}
      drawn={props.drawn}
      where={props.where}
      abandoned={props.table.now()?.phase === 'abandoned'}
      ordered={props.table.orders().some(({ answers }) => answers)}
      held={props.held}
    >
      <Show when={props.asked && props.table.info()?.hints === true}>
        <HintButton table={props.table} game={props.game} drawn={props.asText ? null : props.drawn} words={props.words} show={props.show} />
      </Show>
      <Show when={props.given.mode === 'play' && !props.over}>
        <Orders table={props.table} words={props.words} />
      </Show>
      <Show when={props.over}>
        <button type="button" class="btn" onClick={() => props.showEnd()}>
          <Icon name="laurels" />
          {say('end.open')}
        </button>
      </Show>
    </Prompt>
  );
}
