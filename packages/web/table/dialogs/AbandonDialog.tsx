import type { JSX } from 'solid-js';
import { t } from '../../i18n/i18n.ts';
import { Confirm } from '../../ui/Dialog.tsx';
import type { TableController } from '../session/tableController.ts';

/** Confirms a vote to abandon before the other players see it. */
export function AbandonDialog(props: { readonly table: TableController; readonly close: () => void }): JSX.Element {
  return (
    <Confirm
      title={t('menu.abandon_title')}
      text={t('menu.abandon_text')}
      label={t('menu.abandon')}
      confirm={() => props.table.abandon(true)}
      close={() => props.close()}
    />
  );
}
