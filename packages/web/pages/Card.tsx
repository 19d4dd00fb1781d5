import { Icon } from '#look';
import { type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { hasPrimer } from '../primer/primers.ts';
import { ReferenceCard } from '../primer/ReferenceCard.tsx';
import { Page } from '../ui/Page.tsx';
import { LostPage } from './Lost.tsx';

/** The reference card of a game on a page of its own, to be printed and laid beside the table. */
export function CardPage(props: { readonly game: string }): JSX.Element {
  return (
    <Show when={hasPrimer(props.game)} fallback={<LostPage />}>
      <Page title={say('card.title', { game: say(`shelf.${props.game}.title`) })} class="card-page">
        <p class="row card-acts">
          <button type="button" class="btn seal" onClick={() => window.print()}>
            <Icon name="scroll-quill" />
            {say('card.print')}
          </button>
          <a href={`/rules/${props.game}`}>{say('card.rules')}</a>
        </p>
        <ReferenceCard game={props.game} head="h2" />
      </Page>
    </Show>
  );
}
