import { Icon } from '#look';
import { type JSX, Show } from 'solid-js';
import { dynamicText, t } from '../i18n/i18n.ts';
import { updateSettings, settings } from '../settings/settings.ts';
import { Header } from '../ui/Header.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import type { TableController } from './session/tableController.ts';

const TableSettingsDialog = lazyDialog(async () => (await import('./dialogs/TableSettingsDialog.tsx')).TableSettingsDialog);

/** The header of a table: game, round, and controls. */
export function TableHeader(props: {
  readonly table: TableController;
  readonly game: string;
  readonly mode: 'play' | 'watch';
  /** There is a drawn board, so the player may switch to the text table and back. */
  readonly hasBoard: boolean;
  readonly unread: number;
  /** The sidebar is open as a drawer, on a small screen. */
  readonly drawerOpen: boolean;
  readonly toggleDrawer: () => void;
  readonly showContent: () => void;
}): JSX.Element {
  const reconstructed = () => props.table.info()?.content.provenance.some(({ source }) => source === 'reconstructed') === true;

  return (
    <Header
      heading={dynamicText(`shelf.${props.game}.title`)}
      title={dynamicText(`shelf.${props.game}.title`)}
      sub={
        <>
          {t('row.round', { round: Math.max(1, props.table.now()?.rounds ?? 1) })}
          <Show when={reconstructed()}>
            <button type="button" class="dagger" aria-haspopup="dialog" onClick={props.showContent}>
              †<span class="sr">{t('content.title')}</span>
            </button>
          </Show>
        </>
      }
      spectating={props.mode === 'watch'}
      disconnected={props.table.connectionStatus() !== 'open'}
      settings={(close) => <TableSettingsDialog table={props.table} showContent={props.showContent} close={close} />}
    >
      <a class="opt" href={`/rules/${props.game}`} target="_blank" rel="noopener" aria-label={t('nav.rules')}>
        <Icon name="rule-book" />
        <span class="wide">{t('nav.rules')}</span>
      </a>
      <Show when={props.hasBoard}>
        <button type="button" class="opt" aria-pressed={settings().text} onClick={() => updateSettings({ text: !settings().text })}>
          <Icon name="scroll-unfurled" />
          <span class="sr">{t('settings.text')}</span>
        </button>
      </Show>
      <button type="button" class="small-only" aria-expanded={props.drawerOpen} onClick={props.toggleDrawer}>
        <Icon name="chat-bubble" />
        <Show when={props.unread > 0}>
          <span class="bead num" aria-hidden="true">
            {props.unread}
          </span>
        </Show>
        <span class="sr">{t('margin.label')}</span>
      </button>
    </Header>
  );
}
