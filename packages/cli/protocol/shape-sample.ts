import type { JsonSchema } from '#kernel';

/**
 * Structure of plain data, inferred from samples: members of objects, items of lists, kinds of values. It describes the views of a game.
 */
export class ShapeSample {
  private readonly kinds = new Set<string>();
  private readonly words = new Set<string>();
  private readonly members = new Map<string, { readonly inside: ShapeSample; seen: number }>();
  private items: ShapeSample | null = null;
  private objects = 0;

  add(value: unknown): void {
    if (Array.isArray(value)) {
      this.kinds.add('list');
      this.items ??= new ShapeSample();
      for (const item of value) this.items.add(item);
    } else if (typeof value === 'object' && value !== null) this.addObject(value);
    else {
      this.kinds.add(value === null ? 'null' : typeof value);
      if (typeof value === 'string') this.words.add(value);
    }
  }

  private addObject(value: object): void {
    this.kinds.add('object');
    this.objects++;
    for (const [name, item] of Object.entries(value)) {
      let member = this.members.get(name);
      if (member === undefined) {
        member = { inside: new ShapeSample(), seen: 0 };
        this.members.set(name, member);
      }
      member.seen++;
      member.inside.add(item);
    }
  }

  /** One line a member, indented by depth. */
  lines(name: string, depth = 0, optional = false): string[] {
    const head = `${'  '.repeat(depth)}- \`${name}\`${optional ? ' (not always)' : ''}: ${this.kind()}`;
    return [head, ...this.inner(depth + 1)];
  }

  /** The same as JSON Schema. Words that were seen are examples: there may be others. */
  schema(): JsonSchema {
    const each = [...this.kinds].sort().map((kind) => this.schemaOfKind(kind));
    return each.length === 1 ? each[0] : { anyOf: each };
  }

  private schemaOfKind(kind: string): JsonSchema {
    if (kind === 'list') return { type: 'array', items: this.items?.schema() ?? {} };
    if (kind === 'string') return { type: 'string', examples: [...this.words].sort().slice(0, FEW_WORDS) };
    if (kind !== 'object') return { type: kind };
    if (this.isDictionary()) return { type: 'object', additionalProperties: this.anyMember().schema() };
    const members = [...this.members].sort(byName);
    return {
      type: 'object',
      properties: Object.fromEntries(members.map(([name, { inside }]) => [name, inside.schema()])),
      required: members.flatMap(([name, { seen }]) => (seen < this.objects ? [] : [name])),
    };
  }

  private inner(depth: number): string[] {
    if (this.items !== null) return this.items.inner(depth);
    if (!this.kinds.has('object') || this.isDictionary()) return this.isDictionary() ? this.anyMember().inner(depth) : [];
    return [...this.members].sort(byName).flatMap(([name, { inside, seen }]) => inside.lines(name, depth, seen < this.objects));
  }

  private kind(): string {
    return [...this.kinds]
      .sort()
      .map((kind) => this.kindNamed(kind))
      .join(' or ');
  }

  private kindNamed(kind: string): string {
    if (kind === 'list') return `list of ${this.items?.kind() || 'nothing seen yet'}`;
    if (kind === 'object' && this.isDictionary()) return `${this.anyMember().kind()} by name`;
    if (kind === 'string' && this.words.size <= FEW_WORDS)
      return [...this.words]
        .sort()
        .map((word) => `"${word}"`)
        .join(' \\| ');
    return kind;
  }

  /** Names that come and go are no members but entries. */
  private isDictionary(): boolean {
    return this.members.size > MANY_MEMBERS || [...this.members.keys()].some((name) => /[^A-Za-z]/.test(name));
  }

  private anyMember(): ShapeSample {
    const all = new ShapeSample();
    for (const { inside } of this.members.values()) all.join(inside);
    return all;
  }

  private join(other: ShapeSample): void {
    for (const kind of other.kinds) this.kinds.add(kind);
    for (const word of other.words) this.words.add(word);
    this.objects += other.objects;
    for (const [name, { inside, seen }] of other.members) {
      const own = this.members.get(name) ?? { inside: new ShapeSample(), seen: 0 };
      own.inside.join(inside);
      own.seen += seen;
      this.members.set(name, own);
    }
    if (other.items !== null) (this.items ??= new ShapeSample()).join(other.items);
  }
}

/** More different words than these are not told one by one; more members than these are entries by name. */
const FEW_WORDS = 8;
const MANY_MEMBERS = 40;

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);
