import { Icon } from '#look';
import { type JSX, Show } from 'solid-js';
import { dynamicText, t } from '../i18n/i18n.ts';
import { hasPrimer } from './primers.ts';
import { ReferenceCard } from './ReferenceCard.tsx';
import { Page } from '../ui/Page.tsx';
import { NotFoundPage } from '../ui/NotFoundPage.tsx';

/** The reference card of a game as a page to print. */
export function CardPage(props: { readonly game: string }): JSX.Element {
  return (
    <Show when={hasPrimer(props.game)} fallback={<NotFoundPage />}>
      <Page title={t('card.title', { game: dynamicText(`shelf.${props.game}.title`) })} class="card-page">
        <p class="row card-acts">
          <button type="button" class="btn seal" onClick={() => window.print()}>
            <Icon name="scroll-quill" />
            {t('card.print')}
          </button>
          <a href={`/rules/${props.game}`}>{t('card.rules')}</a>
        </p>
        <ReferenceCard game={props.game} head="h2" />
      </Page>
    </Show>
  );
}
