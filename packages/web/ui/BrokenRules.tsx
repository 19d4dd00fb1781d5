import { SHELF } from '#games';
import type { Rule } from '#kernel';
import { For, type JSX } from 'solid-js';
import { ask } from '../ask.ts';
import { spoken } from '../i18n.ts';
import { ledgerOf } from '../ledgers.ts';

interface Cited {
  readonly game: string;
  readonly rule: Rule;
}

/** Where a rule stands: its id is found in the ledger of one game. */
async function cited(id: string): Promise<readonly Cited[]> {
  for (const { id: game } of SHELF) {
    const rule = (await ledgerOf(game)).find((each) => each.id === id);
    if (rule !== undefined) return [{ game, rule }];
  }
  return [];
}

/** The rules that a document breaks, in words, each leading to its place: they say in every language what is wrong. */
export function BrokenRules(props: { readonly rules: readonly string[] }): JSX.Element {
  const found = ask(
    () => props.rules,
    async (ids) => (await Promise.all(ids.map(cited))).flat(),
  );
  return (
    <For each={found.value() ?? []}>
      {({ game, rule }) => (
        <p>
          <a href={`/rules/${game}#${rule.id}`} target="_blank" rel="noopener">
            {rule.id}
          </a>{' '}
          {rule[spoken()]}
        </p>
      )}
    </For>
  );
}
