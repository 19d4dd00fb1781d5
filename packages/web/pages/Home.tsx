import '../style/home.css';
import { SHELF, type Box } from '#games';
import { Icon, Initial } from '#look';
import type { TableSummary } from '#wire';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { asCampaigns } from '../campaign.ts';
import { say } from '../i18n.ts';
import { hasLessons } from '../lessons/lessons.ts';
import { mine } from '../mine.ts';
import { Blank } from '../ui/Blank.tsx';
import { lengthOf, playersOf } from '../ui/boxFacts.ts';
import { fetchedSheet } from '../ui/fetchedSheet.tsx';
import { Page } from '../ui/Page.tsx';
import { Fault } from '../ui/states.tsx';
import { TableRow } from '../ui/TableRow.tsx';
import { TablesMissing } from '../ui/TablesMissing.tsx';
import { Vignette } from '../ui/Vignette.tsx';

const GameDialog = fetchedSheet(async () => (await import('../ui/GameDialog.tsx')).GameDialog);
const CodeDialog = fetchedSheet(async () => (await import('../ui/CodeDialog.tsx')).CodeDialog);

/** The open book: who we are on the left page, the reader's tables on the right, the four games beneath. */
export function HomePage(): JSX.Element {
  const [asking, setAsking] = createSignal(false);
  const [choosing, setChoosing] = createSignal<'here' | 'there' | null>(null);
  return (
    <Page title="" bare class="home">
      <div class="book">
        <section class="page vellum fillet">
          <div class="hero">
            <Initial letter={say('home.initial')} />
            <div>
              <h1>
                <span class="sr">{say('brand')}</span>
                <span aria-hidden="true">{say('home.rest')}</span>
              </h1>
              <p>{say('home.promise')}</p>
            </div>
          </div>
          <div class="acts">
            <button type="button" class="btn seal" aria-haspopup="dialog" onClick={() => setChoosing('there')}>
              <Icon name="quill-ink" />
              {say('home.new')}
            </button>
            <button type="button" class="btn" aria-haspopup="dialog" onClick={() => setAsking(true)}>
              <Icon name="key" />
              {say('home.code')}
            </button>
            <button type="button" class="btn alone" aria-haspopup="dialog" onClick={() => setChoosing('here')}>
              <Icon name="candle-flame" />
              {say('home.offline')}
            </button>
            <Show when={SHELF.find(({ id }) => hasLessons(id))}>
              {(first) => (
                <a class="btn ghost learn-first" href={`/learn/${first().id}`}>
                  <Icon name="open-book" />
                  {say('learn.five')}
                </a>
              )}
            </Show>
            <a class="btn ghost third" href="/rules">
              {say('home.learn')}
            </a>
          </div>
          <ul class="vows">
            <li>
              <Icon name="rule-book" />
              {say('home.vow_rules')}
            </li>
            <li>
              <Icon name="padlock" />
              {say('home.vow_secrets')}
            </li>
            <li>
              <Icon name="rolling-dices" />
              {say('home.vow_dice')}
            </li>
          </ul>
        </section>
        <section class="page vellum fillet" aria-labelledby="yours">
          <MyTables />
        </section>
      </div>
      <section class="games" id="games" tabindex="-1" aria-label={say('home.games')}>
        <For each={SHELF}>{(box, index) => <GameCard box={box} number={index()} />}</For>
      </section>
      <Show when={choosing()}>{(where) => <GameDialog offline={where() === 'here'} close={() => setChoosing(null)} />}</Show>
      <Show when={asking()}>
        <CodeDialog close={() => setAsking(false)} />
      </Show>
    </Page>
  );
}

/** Those that want something of me first, then those under way, then what is over. */
const urgency = (table: TableSummary): number =>
  table.yourTurn || table.invited === true ? 0 : table.phase === 'playing' ? 1 : table.phase === 'gathering' ? 2 : 3;

const SHOWN = 5;

function MyTables(): JSX.Element {
  const tables = ask(() => true, mine);
  const sorted = () => [...asCampaigns(tables.value()?.tables ?? [])].sort((a, b) => urgency(a) - urgency(b) || b.updatedAt - a.updatedAt);
  const going = () => sorted().filter(({ phase }) => phase === 'playing' || phase === 'gathering').length;
  return (
    <>
      <h2 id="yours" class="rubric">
        {say('home.yours')}
        <Show when={going() > 0}>
          <small>{say('home.going', { count: going() })}</small>
        </Show>
      </h2>
      <Show when={tables.error() === null} fallback={<Fault error={tables.error()} again={tables.again} />}>
        <Show when={tables.value()} fallback={<div class="ruled" />}>
          {(known) => <Show when={known().fault}>{(error) => <TablesMissing fault={error()} again={tables.again} />}</Show>}
        </Show>
        <Show when={tables.value()}>
          <Show when={sorted().length > 0} fallback={<NoTables />}>
            <ul class="rows">
              <For each={sorted().slice(0, SHOWN)}>{(table) => <TableRow table={table} />}</For>
            </ul>
            <Show when={sorted().length > SHOWN}>
              <a class="more" href="/tables">
                {say('home.all', { count: sorted().length })}
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
    <Blank text={say('home.empty')}>
      <Show when={SHELF[0]}>
        {(first) => (
          <a class="btn" href={`/new/${first().id}`}>
            <Icon name="footprint" />
            {say('home.first', { title: say(`shelf.${first().id}.title`) })}
          </a>
        )}
      </Show>
    </Blank>
  );
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];

function GameCard(props: { readonly box: Box; readonly number: number }): JSX.Element {
  const key = (part: string): string => `shelf.${props.box.id}.${part}`;
  const planned = () => props.box.state === 'planned';
  const inside = () => (
    <>
      <div class="art">
        <Vignette game={props.box.id} />
        <span class="ch" aria-hidden="true">
          {ROMAN[props.number]}
        </span>
      </div>
      <div class="b">
        <h2>
          {say(key('title'))}
          <small>{say(key('tagline'))}</small>
        </h2>
        <p>{say(key('invitation'))}</p>
        <div class="meta">
          <span>
            <Icon name="meeple" label={say('home.players')} /> {playersOf(props.box)}
          </span>
          <span>
            <Icon name="hourglass" label={say('home.length')} /> {lengthOf(props.box)}
          </span>
          <Show when={planned()}>
            <span class="later">{say('home.planned')}</span>
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
            {say('learn.card')}
            <span class="sr">: {say(key('title'))}</span>
          </a>
        </Show>
      </div>
    </Show>
  );
}
