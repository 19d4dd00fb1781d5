import type { Component, JSX } from 'solid-js';
import { Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Words } from '#look/table.ts';
import { dynamicText, tableTranslator, loadNamespace, t } from '../i18n/i18n.ts';
import { createQuery } from '../lib/createQuery.ts';
import { GameHead } from '../ui/GameHead.tsx';
import { NotFoundPage } from '../ui/NotFoundPage.tsx';
import { Page } from '../ui/Page.tsx';
import { QueryPage } from '../ui/QueryPage.tsx';
import { hasOddsForm, loadOddsForm } from './oddsForms.ts';

/** Exact chances for people who play the printed game, without a table here. */
export function OddsPage(props: { readonly game: string }): JSX.Element {
  return (
    <Show when={hasOddsForm(props.game)} fallback={<NotFoundPage />}>
      <Odds game={props.game} />
    </Show>
  );
}

function Odds(props: { readonly game: string }): JSX.Element {
  const form = createQuery(
    () => props.game,
    async (game) => {
      const [found] = await Promise.all([loadOddsForm(game), loadNamespace(game)]);
      return found === null ? null : { form: found };
    },
  );
  const title = (): string => t('odds.title', { game: dynamicText(`shelf.${props.game}.title`) });
  const words: Words = tableTranslator(props.game, (seat) => t('primer.player', { number: seat + 1 }));
  const Form = (given: { readonly of: Component<{ readonly words: Words }> }): JSX.Element => (
    <Dynamic component={given.of} words={words} />
  );
  return (
    <QueryPage query={form}>
      {(found) => (
        <Page title={title()}>
          <GameHead game={props.game}>
            <p class="lead">{t('odds.lead')}</p>
          </GameHead>
          <Form of={found.form} />
        </Page>
      )}
    </QueryPage>
  );
}
