import { SHELF } from '#games';
import { For, type JSX, Show } from 'solid-js';
import { say } from '../i18n.ts';
import { hasLedger } from '../ledgers.ts';
import { hasLessons } from '../lessons/lessons.ts';
import { Page } from '../ui/Page.tsx';
import { Device } from '../ui/TableRow.tsx';
import { Reference } from './Reference.tsx';

/** The reference: every rule by its id, in the reader's language, with a search. */
export function RulesPage(props: { readonly game: string | null; readonly rule: string | null }): JSX.Element {
  return (
    <Show when={props.game} keyed fallback={<Shelf />}>
      {(game) => (
        <Show when={hasLedger(game)} fallback={<Shelf />}>
          <Page title={`${say('rules.title')}: ${say(`shelf.${game}.title`)}`} class="rules">
            <Show when={hasLessons(game)}>
              <p>
                <a href={`/learn/${game}`}>{say('learn.card')}</a>
              </p>
            </Show>
            <Reference game={game} rule={props.rule} />
          </Page>
        </Show>
      )}
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
