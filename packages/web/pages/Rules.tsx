import { SHELF } from '#games';
import { Icon } from '#look';
import { createEffect, For, type JSX, onCleanup, Show } from 'solid-js';
import { gameWords, primerWords, say } from '../i18n.ts';
import { hasLedger } from '../ledgers.ts';
import { hasLessons } from '../lessons/lessons.ts';
import { Chapters } from '../primer/Chapters.tsx';
import { askPrimer } from '../primer/askPrimer.ts';
import { Spread } from '../primer/Spread.tsx';
import { holdInSight } from '../ui/holdInSight.ts';
import { Page } from '../ui/Page.tsx';
import { Fault, Ruled } from '../ui/states.tsx';
import { Device } from '../ui/TableRow.tsx';
import { Reference } from './Reference.tsx';

/** The rules to read: the game on one spread, chapters with examples, and every rule by its id. */
export function RulesPage(props: { readonly game: string | null; readonly rule: string | null }): JSX.Element {
  return (
    <Show when={props.game} keyed fallback={<Shelf />}>
      {(game) => (
        <Show when={hasLedger(game)} fallback={<Shelf />}>
          <Page title={`${say('rules.title')}: ${say(`shelf.${game}.title`)}`} class="rules">
            <Book game={game} place={props.rule} />
          </Page>
        </Show>
      )}
    </Show>
  );
}

/** The place where every rule stands. */
const LEDGER = 'ledger';

/** `place`: a rule, a chapter, or nothing in particular. */
function Book(props: { readonly game: string; readonly place: string | null }): JSX.Element {
  const read = askPrimer(() => props.game);
  const words = primerWords(props.game);
  const table = gameWords(props.game, (seat) => say('primer.player', { number: seat + 1 }));
  const chapters = () => read.value()?.primer?.chapters ?? [];
  // A link to a chapter opens at it, once it is there; one to a rule is found by the reference itself.
  createEffect(() => {
    const place = props.place;
    if (place === null || ![LEDGER, ...chapters().map(({ id }) => id)].includes(place)) return;
    onCleanup(holdInSight(place, 'start'));
  });
  return (
    <Show when={read.error() === null} fallback={<Fault error={read.error()} again={read.again} />}>
      <Show when={read.value()} fallback={<Ruled />}>
        {(found) => (
          <>
            <nav class="primer-contents" aria-label={say('primer.contents')}>
              <Show when={hasLessons(props.game)}>
                <a href={`/learn/${props.game}`}>
                  <Icon name="open-book" />
                  {say('learn.card')}
                </a>
              </Show>
              <For each={chapters()}>
                {(chapter) => <a href={`/rules/${props.game}#${chapter.id}`}>{words(`chapter.${chapter.id}.title`)}</a>}
              </For>
              <a href={`/rules/${props.game}#${LEDGER}`}>{say('primer.ledger')}</a>
              <a href={`/card/${props.game}`}>{say('card.beside')}</a>
            </nav>
            <Show when={found().primer}>
              {(primer) => (
                <>
                  <Spread game={props.game} primer={primer()} signs={found().signs} words={words} table={table} />
                  <Chapters game={props.game} chapters={primer().chapters} words={words} />
                </>
              )}
            </Show>
            <h2 id={LEDGER}>{say('primer.ledger')}</h2>
            <p>{say('primer.ledger_help')}</p>
            <Reference game={props.game} rule={props.place} />
          </>
        )}
      </Show>
    </Show>
  );
}

function Shelf(): JSX.Element {
  return (
    <Page title={say('rules.title')} class="rules">
      <p>{say('rules.choose')}</p>
      <ul class="rows">
        <For each={SHELF.filter(({ id }) => hasLedger(id))}>
          {(box) => (
            <li>
              <a class="tb" href={`/rules/${box.id}`}>
                <Device game={box.id} />
                <span>
                  <b>{say(`shelf.${box.id}.title`)}</b>
                  <span class="s">{say(`shelf.${box.id}.tagline`)}</span>
                </span>
                <span class="pill">{say('rules.read')}</span>
              </a>
            </li>
          )}
        </For>
      </ul>
    </Page>
  );
}
