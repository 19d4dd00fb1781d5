import type { Prompt as Question } from '#kernel';
import { type GameTable, Icon, type TableProps } from '#look';
import { type JSX, Show } from 'solid-js';
import { type GameWords, t } from '../../i18n/i18n.ts';
import type { TableController } from '../session/tableController.ts';
import { HintButton } from '../hints/HintButton.tsx';
import { StandingOrdersButton } from './StandingOrdersButton.tsx';
import { Prompt } from './Prompt.tsx';
import type { PopoverContent } from '../popover/createPopover.ts';

/** The prompt with its controls: hint, standing orders, and the result. */
export function PromptBar(props: {
  readonly table: TableController;
  readonly given: TableProps;
  readonly game: string;
  readonly drawn: GameTable | null;
  readonly asText: boolean;
  readonly tGame: GameWords;
  readonly where: string;
  readonly held: Question | null;
  readonly asked: boolean;
  readonly over: boolean;
  readonly show: (slip: PopoverContent) => void;
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
        <HintButton table={props.table} game={props.game} drawn={props.asText ? null : props.drawn} tGame={props.tGame} show={props.show} />
      </Show>
      <Show when={props.given.mode === 'play' && !props.over}>
        <StandingOrdersButton table={props.table} tGame={props.tGame} />
      </Show>
      <Show when={props.over}>
        <button type="button" class="btn" onClick={() => props.showEnd()}>
          <Icon name="laurels" />
          {t('end.open')}
        </button>
      </Show>
    </Prompt>
  );
}
