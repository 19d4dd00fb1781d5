import { InvalidInput } from './game.ts';
import { asId } from './id.ts';
import { isObject } from './plain.ts';
import type { Seat } from './seat.ts';
import { type IssueReason, issueOf, type ValidationIssue } from './validationIssue.ts';

function refuse(reason: IssueReason, path: string, rules: readonly string[], params: ValidationIssue['params'] = {}): never {
  const issue = issueOf(reason, path, params);
  throw new InvalidInput(`Options: ${issue.sentence}`, rules, path, issue);
}

/** Refuses a number of players for which the game has no seats. */
export function checkSeatCount(
  seats: number,
  { min, max }: { readonly min: number; readonly max: number },
  rules: readonly string[],
): void {
  if (!Number.isInteger(seats)) refuse('kind', 'seats', rules, { kind: 'number' });
  if (seats < min) refuse('small', 'seats', rules, { min });
  if (seats > max) refuse('big', 'seats', rules, { max });
}

/** The options of a game as a host gave them, read one by one. What is wrong is refused by name, with the rules about it. */
export class GivenOptions {
  private readonly given: { readonly [name: string]: unknown };

  constructor(given: unknown, names: readonly string[]) {
    const found = given ?? {};
    if (!isObject(found)) refuse('kind', '', [], { kind: 'object' });
    this.given = found;
    const unknown = Object.keys(found).find((name) => !names.includes(name));
    if (unknown !== undefined) {
      const issue = issueOf('unknown', unknown);
      throw new InvalidInput(`Options: ${issue.sentence}; there is ${names.join(', ') || 'none'}`, [], unknown, issue);
    }
  }

  /** Whatever stands there. */
  value(name: string): unknown {
    return this.given[name];
  }

  /** One of these values; the first of them where nothing is said. */
  choice<const Value extends string>(name: string, values: readonly Value[], rules: readonly string[]): Value {
    const given = this.given[name] ?? values[0];
    return values.find((value) => value === given) ?? refuse('choice', name, rules, { values: values.join(', ') });
  }

  flag(name: string, standard: boolean, rules: readonly string[]): boolean {
    const given = this.given[name] ?? standard;
    return typeof given === 'boolean' ? given : refuse('kind', name, rules, { kind: 'switch' });
  }

  /** A seat at a table of so many; null where chance is to decide. */
  seat(name: string, seats: number, rules: readonly string[]): Seat | null {
    const given = this.given[name] ?? null;
    if (given === null) return null;
    if (typeof given !== 'number' || !Number.isInteger(given)) return refuse('kind', name, rules, { kind: 'number' });
    if (given < 0) refuse('small', name, rules, { min: 0 });
    if (given >= seats) refuse('big', name, rules, { max: seats - 1 });
    return asId(given);
  }
}
