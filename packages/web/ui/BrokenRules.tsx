import { SHELF } from '#games';
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
async function findRule(id: string): Promise<readonly CitedRule[]> {
  for (const { id: game } of SHELF) {
    const rule = (await ledgerOf(game)).find((each) => each.id === id);
    if (rule !== undefined) return [{ game, rule }];
  }
  return [];
}

/** The rules that a document breaks, with links: they explain in every language what is wrong. */
export function BrokenRules(props: { readonly rules: readonly string[] }): JSX.Element {
  const found = createQuery(
    () => props.rules,
    async (ids) => (await Promise.all(ids.map(findRule))).flat(),
  );
  return (
    <For each={found.value() ?? []}>
      {({ game, rule }) => (
        <p>
          <a href={`/rules/${game}#${rule.id}`} target="_blank" rel="noopener">
            {rule.id}
          </a>{' '}
          {rule[locale()]}
        </p>
      )}
    </For>
  );
}
