import { SHELF } from '#games';
import { inLanguage, type Language } from '#kernel/languages.ts';
import type { Rule } from '#kernel';
import { For, type JSX } from 'solid-js';
import { createQuery } from '../lib/createQuery.ts';
import { locale } from '../i18n/i18n.ts';
import { ledgerOf } from '../game/ledger.ts';

interface CitedRule {
  readonly game: string;
  readonly rule: Rule;
}

/** Finds the game of a rule by its id. */
async function findRule(id: string, language: Language): Promise<readonly CitedRule[]> {
  for (const { id: game } of SHELF) {
    const rule = (await ledgerOf(game, language)).find((each) => each.id === id);
    if (rule !== undefined) return [{ game, rule }];
  }
  return [];
}

/** The rules that a document breaks, with links: they explain in every language what is wrong. */
export function BrokenRules(props: { readonly rules: readonly string[] }): JSX.Element {
  const found = createQuery(
    () => ({ ids: props.rules, language: locale() }),
    async ({ ids, language }) => (await Promise.all(ids.map((id) => findRule(id, language)))).flat(),
  );
  return (
    <For each={found.value() ?? []}>
      {({ game, rule }) => (
        <p>
          <a href={`/rules/${game}#${rule.id}`} target="_blank" rel="noopener">
            {rule.id}
          </a>{' '}
          {inLanguage(rule, locale())}
        </p>
      )}
    </For>
  );
}
