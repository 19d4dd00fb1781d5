import './ruleSearch.css';
import { inLanguage } from '#kernel/languages.ts';
import { Icon } from '#look';
import { createEffect, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { loadNamespace, t, locale } from '../i18n/i18n.ts';
import { bySection, ledgerOf, searchRules, sectionTitle, sectionsOf } from '../game/ledger.ts';
import { keepInView } from '../lib/keepInView.ts';
import { ErrorNotice, Skeleton } from '../ui/states.tsx';

/** The rules of one game, searchable. `compact`: for the sidebar of a table. */
export function RuleSearch(props: { readonly game: string; readonly rule: string | null; readonly compact?: boolean }): JSX.Element {
  void loadNamespace(props.game);
  const wanted = () => ({ game: props.game, language: locale() });
  const rules = createQuery(wanted, ({ game, language }) => ledgerOf(game, language));
  const heads = createQuery(wanted, ({ game, language }) => sectionsOf(game, language));
  const [search, setSearch] = createSignal('');
  const found = () => searchRules(rules.value() ?? [], search(), locale());
  const head = (section: string): string => sectionTitle(section, heads.value() ?? {});
  // A deep link clears the search and scrolls to its rule or section once the rules are loaded.
  createEffect(() => {
    const id = props.rule;
    if (id === null || props.compact === true) return;
    const isSection = /^section-\d+$/.test(id);
    if (!isSection && rules.value()?.some((rule) => rule.id === id) !== true) return;
    setSearch('');
    onCleanup(keepInView(id, isSection ? 'start' : 'center'));
  });
  return (
    <Show when={rules.error() === null} fallback={<ErrorNotice error={rules.error()} retry={rules.retry} />}>
      <label class="field search">
        <span class="sr">{t('rules.search')}</span>
        <Icon name="magnifying-glass" />
        <input type="search" placeholder={t('rules.search')} value={search()} onInput={(event) => setSearch(event.currentTarget.value)} />
      </label>
      <p class="quiet found" role="status">
        <Show when={rules.value()}>
          {t('rules.found', { count: found().length })}
          {found().length === 0 ? `. ${t('rules.none')}` : ''}
        </Show>
      </p>
      <Show when={rules.value()} fallback={<Skeleton />}>
        <Show when={!props.compact && search() === ''}>
          <details class="ledger-contents">
            <summary>{t('primer.contents')}</summary>
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
                        {inLanguage(rule, locale())}
                        <Show when={!props.compact && rule.kind === 'ruling'}>
                          <small>
                            {t('rules.ruling')}{' '}
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
