import './home.css';
import { SHELF, type Box } from '#games';
import { Icon } from '#look';
import type { TableSummary } from '#wire';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { mergeSequels } from '../campaign/campaign.ts';
import { dynamicText, t } from '../i18n/i18n.ts';
import { hasLessons } from '../game/lessons.ts';
import { fetchMyTables } from '../tables/myTables.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { lengthOf, playersOf } from '../game/boxFacts.ts';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { Page } from '../ui/Page.tsx';
import { ErrorNotice } from '../ui/states.tsx';
import { TableRow } from '../tables/TableRow.tsx';
import { TablesUnavailable } from '../tables/TablesUnavailable.tsx';
import { GameCover } from '../ui/GameCover.tsx';
import { InitialHead } from '../ui/InitialHead.tsx';

const GameDialog = lazyDialog(async () => (await import('./GameDialog.tsx')).GameDialog);
const JoinCodeDialog = lazyDialog(async () => (await import('./JoinCodeDialog.tsx')).JoinCodeDialog);

/** The home page: introduction on the left, the player's tables on the right, the games beneath. */
export function HomePage(): JSX.Element {
  const [asking, setAsking] = createSignal(false);
  const [choosing, setChoosing] = createSignal<'here' | 'there' | null>(null);
  return (
    <Page title="" bare class="home">
      <div class="book">
        <section class="page vellum fillet">
          <InitialHead title={t('brand')} initial={t('home.initial')} rest={t('home.rest')} lead={t('home.promise')} />
          <div class="acts">
            <button type="button" class="btn seal" aria-haspopup="dialog" onClick={() => setChoosing('there')}>
              <Icon name="quill-ink" />
              {t('home.new')}
            </button>
            <button type="button" class="btn" aria-haspopup="dialog" onClick={() => setAsking(true)}>
              <Icon name="key" />
              {t('home.code')}
            </button>
            <button type="button" class="btn alone" aria-haspopup="dialog" onClick={() => setChoosing('here')}>
              <Icon name="candle-flame" />
              {t('home.offline')}
            </button>
            <Show when={SHELF.find(({ id }) => hasLessons(id))}>
              {(first) => (
                <a class="btn ghost learn-first" href={`/learn/${first().id}`}>
                  <Icon name="open-book" />
                  {t('learn.five')}
                </a>
              )}
            </Show>
            <a class="btn ghost third" href="/rules">
              {t('home.learn')}
            </a>
          </div>
          <ul class="vows">
            <li>
              <Icon name="rule-book" />
              {t('home.vow_rules')}
            </li>
            <li>
              <Icon name="padlock" />
              {t('home.vow_secrets')}
            </li>
            <li>
              <Icon name="rolling-dices" />
              {t('home.vow_dice')}
            </li>
          </ul>
        </section>
        <section class="page vellum fillet" aria-labelledby="yours">
          <MyTables />
        </section>
      </div>
      <section class="games" id="games" tabindex="-1" aria-label={t('home.games')}>
        <For each={SHELF}>{(box, index) => <GameCard box={box} number={index()} />}</For>
      </section>
      <Show when={choosing()}>{(where) => <GameDialog offline={where() === 'here'} close={() => setChoosing(null)} />}</Show>
      <Show when={asking()}>
        <JoinCodeDialog close={() => setAsking(false)} />
      </Show>
    </Page>
  );
}

/** Tables that wait for the player first, then running ones, then finished ones. */
const urgency = (table: TableSummary): number =>
  table.yourTurn || table.invited === true ? 0 : table.phase === 'playing' ? 1 : table.phase === 'gathering' ? 2 : 3;

const SHOWN = 5;

function MyTables(): JSX.Element {
  const tables = createQuery(() => true, fetchMyTables);
  const sorted = () => [...mergeSequels(tables.value()?.tables ?? [])].sort((a, b) => urgency(a) - urgency(b) || b.updatedAt - a.updatedAt);
  const going = () => sorted().filter(({ phase }) => phase === 'playing' || phase === 'gathering').length;
  return (
    <>
      <h2 id="yours" class="rubric">
        {t('home.yours')}
        <Show when={going() > 0}>
          <small>{t('home.going', { count: going() })}</small>
        </Show>
      </h2>
      <Show when={tables.error() === null} fallback={<ErrorNotice error={tables.error()} retry={tables.retry} />}>
        <Show when={tables.value()} fallback={<div class="ruled" />}>
          {(known) => <Show when={known().fault}>{(error) => <TablesUnavailable fault={error()} retry={tables.retry} />}</Show>}
        </Show>
        <Show when={tables.value()}>
          <Show when={sorted().length > 0} fallback={<NoTables />}>
            <ul class="rows">
              <For each={sorted().slice(0, SHOWN)}>{(table) => <TableRow table={table} />}</For>
            </ul>
            <Show when={sorted().length > SHOWN}>
              <a class="more" href="/tables">
                {t('home.all', { count: sorted().length })}
              </a>
            </Show>
          </Show>
        </Show>
      </Show>
    </>
  );
}

function NoTables(): JSX.Element {
  return (
    <EmptyState text={t('home.empty')}>
      <Show when={SHELF[0]}>
        {(first) => (
          <a class="btn" href={`/new/${first().id}`}>
            <Icon name="footprint" />
            {t('home.first', { title: dynamicText(`shelf.${first().id}.title`) })}
          </a>
        )}
      </Show>
    </EmptyState>
  );
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

function GameCard(props: { readonly box: Box; readonly number: number }): JSX.Element {
  const line = (part: 'title' | 'tagline' | 'invitation'): string => dynamicText(`shelf.${props.box.id}.${part}`);
  const planned = () => props.box.state === 'planned';
  const inside = () => (
    <>
      <div class="art">
        <GameCover game={props.box.id} />
        <span class="ch" aria-hidden="true">
          {ROMAN[props.number]}
        </span>
      </div>
      <div class="b">
        <h2>
          {line('title')}
          <small>{line('tagline')}</small>
        </h2>
        <p>{line('invitation')}</p>
        <div class="meta">
          <span>
            <Icon name="meeple" label={t('home.players')} /> {playersOf(props.box)}
          </span>
          <span>
            <Icon name="hourglass" label={t('home.length')} /> {lengthOf(props.box)}
          </span>
          <Show when={planned()}>
            <span class="later">{t('home.planned')}</span>
          </Show>
        </div>
      </div>
    </>
  );
  return (
    <Show when={!planned()} fallback={<article class="g vellum planned">{inside()}</article>}>
      <div class="boxed">
        <a class="g vellum" href={`/new/${props.box.id}`}>
          {inside()}
        </a>
        <Show when={hasLessons(props.box.id)}>
          <a class="learn-it" href={`/learn/${props.box.id}`}>
            <Icon name="open-book" />
            {t('learn.card')}
            <span class="sr">: {line('title')}</span>
          </a>
        </Show>
      </div>
    </Show>
  );
}
