import type { Game, OptionField } from './game.ts';
import { schemaOf } from './domain.ts';
import { SOURCE_LANGUAGE } from './languages.ts';
import type { JsonSchema } from './shape.ts';
import type { State } from './state.ts';
import { isAutomatic } from './step.ts';

/** Self-description of a game for programs in other languages, derived from its declarations. */
interface Description {
  readonly game: string;
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Schema of the `options` of a new game. */
  readonly options: JsonSchema;
  /** Every action: the rule that says when it is legal, its text, the steps that offer it, and its schema. */
  readonly actions: {
    readonly [type: string]: {
      readonly rule: string;
      readonly says: string;
      readonly steps: readonly string[];
      readonly schema: JsonSchema;
    };
  };
  readonly events: { readonly [type: string]: JsonSchema };
  /** Every step that asks a seat: its rule, its actions and its local data. */
  readonly steps: {
    readonly [step: string]: {
      readonly rule: string;
      readonly says: string;
      readonly actions: readonly string[];
      readonly remembers: JsonSchema;
    };
  };
  /** Nouns that the schemas refer to. */
  readonly $defs: { readonly [noun: string]: JsonSchema };
}

export function describe<S extends State>(game: Game<S>, box: S['box']): Description {
  const nouns = new Nouns();
  const steps = Object.entries(game.steps).flatMap(([name, step]) => (isAutomatic(step) ? [] : [{ name, step }]));
  const offeredAt = (verb: string): string[] =>
    steps.flatMap(({ name, step }) => (step.choices.some((choice) => choice.never !== true && choice.verb.name === verb) ? [name] : []));
  const says = (rule: string): string => game.ledger.rule(rule)[SOURCE_LANGUAGE];
  return {
    game: game.id,
    version: game.version,
    seats: game.seats,
    options: object({ ...Object.fromEntries(game.form.map((field) => [field.id, fieldSchema(field)])), ...game.moreOptions }, []),
    actions: Object.fromEntries(
      game.verbs.map(({ name, rule, arguments: names, domains }) => {
        const parts = names.map((argument, place) => [argument, nouns.refer(schemaOf(domains[place], box))] as const);
        const schema = object({ type: { const: name }, ...Object.fromEntries(parts) });
        return [name, { rule, says: says(rule), steps: offeredAt(name), schema }];
      }),
    ),
    events: Object.fromEntries(
      Object.entries(game.events).map(([type, parts]) => {
        const schemas = Object.entries(parts).map(([part, of]) => [part, nouns.refer(of.schema?.(box) ?? { type: 'string' })] as const);
        const needed = Object.entries(parts).flatMap(([part, { optional }]) => (optional ? [] : [part]));
        return [type, object({ type: { const: type }, ...Object.fromEntries(schemas) }, ['type', ...needed])];
      }),
    ),
    steps: Object.fromEntries(
      steps.map(({ name, step }) => [
        name,
        {
          rule: step.rule,
          says: says(step.rule),
          actions: step.choices.filter(({ never }) => never !== true).map(({ verb }) => verb.name),
          remembers: object(Object.fromEntries(Object.entries(step.frame.locals).map(([local, { schema }]) => [local, schema]))),
        },
      ]),
    ),
    $defs: nouns.defined,
  };
}

const object = (properties: { readonly [name: string]: JsonSchema }, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

function fieldSchema(field: OptionField): JsonSchema {
  if (field.kind === 'choice') return { enum: field.values, default: field.standard };
  return { type: field.kind === 'switch' ? 'boolean' : 'string', default: field.standard };
}

/** Shares long lists of names by reference. Two nouns with one name but different values get distinct names. */
class Nouns {
  readonly defined: { [noun: string]: JsonSchema } = {};

  refer(schema: JsonSchema): JsonSchema {
    if (typeof schema.items === 'object' && schema.items !== null) return { ...schema, items: this.refer({ ...schema.items }) };
    if (typeof schema.title !== 'string') return schema;
    let name = schema.title;
    for (let copy = 2; this.defined[name] !== undefined && !isSame(this.defined[name], schema); copy++) name = `${schema.title}-${copy}`;
    this.defined[name] = schema;
    return { $ref: `#/$defs/${name}` };
  }
}

const isSame = (a: JsonSchema, b: JsonSchema): boolean => JSON.stringify(a) === JSON.stringify(b);
