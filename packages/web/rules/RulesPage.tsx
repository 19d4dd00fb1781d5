import { SHELF } from '#games';
import { Icon } from '#look';
import { createEffect, For, type JSX, onCleanup, Show } from 'solid-js';
import { dynamicText, gameTranslator, t } from '../i18n/i18n.ts';
import { primerTranslator } from '../i18n/primerTexts.ts';
import { hasLedger } from '../game/ledger.ts';
import { hasLessons } from '../game/lessons.ts';
import { Chapters } from './Chapters.tsx';
import { createPrimerQuery } from './primerQuery.ts';
import { Spread } from './Spread.tsx';
import { keepInView } from '../lib/keepInView.ts';
import { hasOddsForm } from '../odds/oddsForms.ts';
import { Page } from '../ui/Page.tsx';
import { ErrorNotice, Skeleton } from '../ui/states.tsx';
import { GameIcon } from '../ui/GameIcon.tsx';
import { RuleSearch } from './RuleSearch.tsx';

/** The rules to read: the game on one spread, chapters with examples, and every rule by its id. */
export function RulesPage(props: { readonly game: string | null; readonly rule: string | null }): JSX.Element {
  return (
    <Show when={props.game} keyed fallback={<Shelf />}>
      {(game) => (
        <Show when={hasLedger(game)} fallback={<Shelf />}>
          <Page title={`${t('rules.title')}: ${dynamicText(`shelf.${game}.title`)}`} class="rules">
            <GameRules game={game} place={props.rule} />
          </Page>
        </Show>
      )}
    </Show>
  );
}

/** Anchor of the list of all rules. */
const LEDGER = 'ledger';

/** `place`: a rule, a chapter, or null. */
function GameRules(props: { readonly game: string; readonly place: string | null }): JSX.Element {
  const read = createPrimerQuery(() => props.game);
  const tPrimer = primerTranslator(props.game);
  const tGame = gameTranslator(props.game, (seat) => t('primer.player', { number: seat + 1 }));
  const chapters = () => read.value()?.primer?.chapters ?? [];
  // Scrolls to a linked chapter once it is loaded; the rule search does so for rules.
  createEffect(() => {
    const place = props.place;
    if (place === null || ![LEDGER, ...chapters().map(({ id }) => id)].includes(place)) return;
    onCleanup(keepInView(place, 'start'));
  });
  return (
    <Show when={read.error() === null} fallback={<ErrorNotice error={read.error()} retry={read.retry} />}>
      <Show when={read.value()} fallback={<Skeleton />}>
        {(found) => (
          <>
            <nav class="primer-contents" aria-label={t('primer.contents')}>
              <Show when={hasLessons(props.game)}>
                <a href={`/learn/${props.game}`}>
                  <Icon name="open-book" />
                  {t('learn.card')}
                </a>
              </Show>
              <For each={chapters()}>
                {(chapter) => <a href={`/rules/${props.game}#${chapter.id}`}>{tPrimer(`chapter.${chapter.id}.title`)}</a>}
              </For>
              <a href={`/rules/${props.game}#${LEDGER}`}>{t('primer.ledger')}</a>
              <a href={`/card/${props.game}`}>{t('card.beside')}</a>
              <Show when={hasOddsForm(props.game)}>
                <a href={`/odds/${props.game}`}>{t('odds.link')}</a>
              </Show>
            </nav>
            <Show when={found().primer}>
              {(primer) => (
                <>
                  <Spread game={props.game} primer={primer()} signs={found().signs} tPrimer={tPrimer} tGame={tGame} />
                  <Chapters game={props.game} chapters={primer().chapters} tPrimer={tPrimer} />
                </>
              )}
            </Show>
            <h2 id={LEDGER}>{t('primer.ledger')}</h2>
            <p>{t('primer.ledger_help')}</p>
            <RuleSearch game={props.game} rule={props.place} />
          </>
        )}
      </Show>
    </Show>
  );
}

function Shelf(): JSX.Element {
  return (
    <Page title={t('rules.title')} class="rules">
      <p>{t('rules.choose')}</p>
      <ul class="rows">
        <For each={SHELF.filter(({ id }) => hasLedger(id))}>
          {(box) => (
            <li>
              <a class="tb" href={`/rules/${box.id}`}>
                <GameIcon game={box.id} />
                <span>
                  <b>{dynamicText(`shelf.${box.id}.title`)}</b>
                  <span class="s">{dynamicText(`shelf.${box.id}.tagline`)}</span>
                </span>
                <span class="pill">{t('rules.read')}</span>
              </a>
            </li>
          )}
        </For>
      </ul>
    </Page>
  );
}
