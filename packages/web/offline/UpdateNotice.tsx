import './updateNotice.css';
import { type JSX, Show } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { postponeUpdate, hasUpdate, applyUpdate } from './appUpdate.ts';

/** Tells the player that a new version is ready. It is applied on request only: a move may be under way. */
export function UpdateNotice(): JSX.Element {
  return (
    <Show when={hasUpdate()}>
      <div class="edition" role="status">
        <p>{t('edition.there')}</p>
        <button type="button" class="btn" onClick={applyUpdate}>
          {t('edition.turn')}
        </button>
        <button type="button" class="btn ghost" onClick={postponeUpdate}>
          {t('edition.later')}
        </button>
      </div>
    </Show>
  );
}
