import '../style/rules.css';
import { Icon } from '#look';
import { createEffect, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { ask } from '../ask.ts';
import { learn, say, spoken } from '../i18n.ts';
import { bySection, ledgerOf, searchRules, sectionHead, sectionsOf } from '../ledgers.ts';
import { holdInSight } from '../ui/holdInSight.ts';
import { Fault, Ruled } from '../ui/states.tsx';

/** The rules of one game. Also shown beside the table, where `compact` leaves out what has no room. */
export function Reference(props: { readonly game: string; readonly rule: string | null; readonly compact?: boolean }): JSX.Element {
  void learn(props.game);
  const rules = ask(() => props.game, ledgerOf);
  const heads = ask(() => props.game, sectionsOf);
  const [search, setSearch] = createSignal('');
  const found = () => searchRules(rules.value() ?? [], search(), spoken());
  const head = (section: string): string => sectionHead(section, spoken(), heads.value() ?? {});
  // A deep link opens at its rule or its section, once the rules are there, whatever was searched for before.
  createEffect(() => {
    const id = props.rule;
    if (id === null || props.compact === true) return;
    const isSection = /^section-\d+$/.test(id);
    if (!isSection && rules.value()?.some((rule) => rule.id === id) !== true) return;
    setSearch('');
    onCleanup(holdInSight(id, isSection ? 'start' : 'center'));
  });
  return (
    <Show when={rules.error() === null} fallback={<Fault error={rules.error()} again={rules.again} />}>
      <label class="field search">
        <span class="sr">{say('rules.search')}</span>
        <Icon name="magnifying-glass" />
        <input type="search" placeholder={say('rules.search')} value={search()} onInput={(event) => setSearch(event.currentTarget.value)} />
      </label>
      <p class="quiet found" role="status">
        <Show when={rules.value()}>
          {say('rules.found', { count: found().length })}
          {found().length === 0 ? `. ${say('rules.none')}` : ''}
        </Show>
      </p>
      <Show when={rules.value()} fallback={<Ruled />}>
        <Show when={!props.compact && search() === ''}>
          <details class="ledger-contents">
            <summary>{say('primer.contents')}</summary>
            <ol>
              <For each={bySection(found())}>
                {(part, index) => (
                  <li>
                    <a href={`#section-${index() + 1}`}>{head(part.section)}</a>
                  </li>
                )}
              </For>
            </ol>
          </details>
        </Show>
        <For each={bySection(found())}>
          {(part, index) => (
            <section>
              <h2 class="rubric" id={props.compact ? undefined : `section-${index() + 1}`}>
                {head(part.section)}
              </h2>
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
