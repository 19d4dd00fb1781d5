import type { JSX } from 'solid-js';
import { say } from '../i18n.ts';
import { Confirm } from '../ui/Dialog.tsx';
import type { Controller } from './controller.ts';

/** Asks before the wish to end the game is told to the others. */
export function AbandonDialog(props: { readonly table: Controller; readonly close: () => void }): JSX.Element {
  return (
    <Confirm
      title={say('menu.abandon_title')}
      text={say('menu.abandon_text')}
      act={say('menu.abandon')}
      confirm={() => props.table.abandon(true)}
      close={() => props.close()}
    />
  );
}
