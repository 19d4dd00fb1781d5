import '../style/rules.css';
import { SHELF } from '#games';
import { Icon } from '#look';
import { createEffect, createSignal, For, type JSX, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { learn, say, spoken } from '../i18n.ts';
import { bySection, hasLedger, ledgerOf, searchRules, sectionHead, sectionsOf } from '../ledgers.ts';
import { Page } from '../ui/Page.tsx';
import { Fault, Ruled } from '../ui/states.tsx';
import { Device } from '../ui/TableRow.tsx';

/** The reference: every rule by its id, in the reader's language, with a search. */
export function RulesPage(props: { readonly game: string | null; readonly rule: string | null }): JSX.Element {
  return (
    <Show when={props.game} keyed fallback={<Shelf />}>
      {(game) => (
        <Show when={hasLedger(game)} fallback={<Shelf />}>
          <Page title={`${say('rules.title')}: ${say(`shelf.${game}.title`)}`} class="rules">
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

/** Also shown beside the table, where `compact` leaves out what has no room. */
export function Reference(props: { readonly game: string; readonly rule: string | null; readonly compact?: boolean }): JSX.Element {
  void learn(props.game);
  const rules = ask(() => props.game, ledgerOf);
  const heads = ask(() => props.game, sectionsOf);
  const [search, setSearch] = createSignal('');
  const found = () => searchRules(rules.value() ?? [], search(), spoken());
  // A deep link opens at its rule, once the rules are there.
  createEffect(() => {
    const id = props.rule;
    if (id === null || rules.value() === undefined) return;
    requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView({ block: 'center' }));
  });
  return (
    <Show when={rules.error() === null} fallback={<Fault error={rules.error()} again={rules.again} />}>
      <label class="field search">
        <span class="sr">{say('rules.search')}</span>
        <Icon name="magnifying-glass" />
        <input type="search" placeholder={say('rules.search')} value={search()} onInput={(event) => setSearch(event.currentTarget.value)} />
      </label>
      <p class="quiet found" role="status">
        <Show when={rules.value()}>{say('rules.found', { count: found().length })}</Show>
      </p>
      <Show when={rules.value()} fallback={<Ruled />}>
        <For each={bySection(found())}>
          {(part) => (
            <section>
              <h2 class="rubric">{sectionHead(part.section, spoken(), heads.value() ?? {})}</h2>
              <dl class="ledger">
                <For each={part.rules}>
                  {(rule) => (
                    <div id={props.compact ? undefined : rule.id} classList={{ here: rule.id === props.rule }}>
                      <dt>
                        <a href={`/rules/${props.game}#${rule.id}`} target={props.compact ? '_blank' : undefined}>
                          {rule.id}
                        </a>
                      </dt>
                      <dd>
                        {rule[spoken()]}
                        <Show when={!props.compact && rule.kind === 'ruling'}>
                          <small>
                            {say('rules.ruling')}{' '}
                            <For each={rule.about ?? []}>
                              {(id) => (
                                <>
                                  {' '}
                                  <a href={`/rules/${props.game}#${id}`}>{id}</a>
                                </>
                              )}
                            </For>
                          </small>
                        </Show>
                      </dd>
                    </div>
                  )}
                </For>
              </dl>
            </section>
          )}
        </For>
      </Show>
    </Show>
  );
}
