import type { Translated } from './languages.ts';

/** One rule of the rulebook in our own words. The id is stable: rules, tests and refusals cite it. */
export interface Rule extends Translated {
  readonly id: string;
  readonly section: string;
  readonly kind: string;
  readonly page?: number | null;
  readonly part?: number | string | null;
  /** Only rulings: why the rulebook's gap is settled this way, and which rules it settles. */
  readonly why?: string;
  readonly about?: readonly string[];
}

export interface Ledger {
  readonly rules: readonly Rule[];
  has(id: string): boolean;
  rule(id: string): Rule;
}

export function ledgerOf(rules: readonly Rule[]): Ledger {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  return {
    rules,
    has: (id) => byId.has(id),
    rule(id) {
      const found = byId.get(id);
      if (found === undefined) throw new Error(`The ledger has no rule ${id}`);
      return found;
    },
  };
}
