import type { JSX } from 'solid-js';
import { say } from '../i18n.ts';
import { Page } from '../ui/Page.tsx';

/** Nothing is here: what was looked for, and the way back. */
export function LostPage(props: { readonly title?: string; readonly text?: string }): JSX.Element {
  return (
    <Page title={props.title ?? say('lost.title')} class="lost">
      <p class="lead">{props.text ?? say('lost.text')}</p>
      <a class="btn" href="/">
        {say('lost.home')}
      </a>
    </Page>
  );
}
