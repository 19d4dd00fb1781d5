import type { JSX } from 'solid-js';
import { t } from '../i18n/i18n.ts';
import { Page } from './Page.tsx';

/** Nothing is here: what the player looked for, and the way back. */
export function NotFoundPage(props: { readonly title?: string; readonly text?: string }): JSX.Element {
  return (
    <Page title={props.title ?? t('lost.title')} class="lost">
      <p class="lead">{props.text ?? t('lost.text')}</p>
      <a class="btn" href="/">
        {t('lost.home')}
      </a>
    </Page>
  );
}
