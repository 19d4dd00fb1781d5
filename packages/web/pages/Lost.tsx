import type { JSX } from 'solid-js';
import { say } from '../i18n.ts';
import { Page } from '../ui/Page.tsx';

export function LostPage(): JSX.Element {
  return (
    <Page title={say('lost.title')} class="lost">
      <p class="lead">{say('lost.text')}</p>
      <a class="btn" href="/">
        {say('lost.home')}
      </a>
    </Page>
  );
}
