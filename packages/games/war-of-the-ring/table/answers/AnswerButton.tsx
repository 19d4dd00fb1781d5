import type { JSX } from 'solid-js';
import type { WarAction } from '../../rules/verbs.ts';
import type { Desk } from '../desk.ts';
import { keyOf } from '../sites.ts';

/** One answer as a button; the one that goes on is sealed. */
export function AnswerButton(props: {
  readonly desk: Desk;
  readonly action: WarAction;
  readonly seal: boolean;
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <button
      type="button"
      class="btn"
      classList={{ seal: props.seal }}
      disabled={props.desk.table.busy}
      data-act={keyOf(props.action)}
      onClick={() => props.desk.act(props.action)}
    >
      {props.children}
    </button>
  );
}
