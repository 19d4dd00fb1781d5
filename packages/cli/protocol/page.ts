import { type AnyGame, describe, type JsonSchema } from '#kernel';
import type { ObservedPlay } from './observed-play.ts';

/** How a game asks: the English question of each prompt, with its gaps. */
export type Prompts = { readonly [id: string]: string };

const GAP = /\{\{(\w+)[^}]*\}\}/g;

/** The protocol page of a game, for authors of bots in other languages. */
export function protocolPage(game: AnyGame, prompts: Prompts, { view, draws, leads }: ObservedPlay): string {
  const told = describe(game, game.content.read(game.content.standard));
  const lines = [
    `# ${game.id}: what the engine says`,
    '',
    'Made by `npm run protocol` from the declarations of the rules; do not edit. `describe` of the [engine protocol](../engine-protocol.md) answers the same as JSON Schema.',
    '',
    `Rules version ${told.version}, ${told.seats.min} to ${told.seats.max} seats.`,
    '',
    '## Options of `new`',
    '',
    ...table(
      ['option', 'values', 'if left out'],
      rows(propertiesOf(told.options), (id, schema) => [code(id), valuesOf(schema), code(JSON.stringify(schema.default ?? null))]),
    ),
    '',
    '## Actions',
    '',
    'The rule says when it may be done. It leads on to a step when the same seat was asked there at once, in random games: what was begun is finished there.',
    '',
    ...table(
      ['action', 'arguments', 'rule', 'offered at', 'leads on to'],
      rows(told.actions, (type, { rule, says, steps, schema }) => [
        code(type),
        argumentsOf(schema),
        `${rule}: ${says}`,
        steps.map(code).join(', ') || 'at any time',
        [...(leads.get(type) ?? [])].sort().map(code).join(', '),
      ]),
    ),
    '',
    '## Steps at which somebody is asked',
    '',
    ...table(
      ['step', 'rule', 'actions'],
      rows(told.steps, (name, { rule, says, actions }) => [code(name), `${rule}: ${says}`, [...new Set(actions)].map(code).join(', ')]),
    ),
    '',
    '## Prompts',
    '',
    ...table(
      ['prompt', 'parameters', 'in English'],
      rows(prompts, (id, text) => [code(id), [...text.matchAll(GAP)].map(([, gap]) => code(gap)).join(', '), text]),
    ),
    '',
    '## Events',
    '',
    ...table(
      ['event', 'parts'],
      rows(told.events, (type, schema) => [code(type), argumentsOf(schema)]),
    ),
    '',
    '## Draws',
    '',
    'What each action was seen to draw in random games, with the names by which an outcome can be forced; equal draws in a row are told once. What an action draws can depend on the moment.',
    '',
    ...table(
      ['action', 'draws, in their order'],
      [...draws].sort(([a], [b]) => (a < b ? -1 : 1)).map(([type, kinds]) => [code(type), several([...kinds].sort())]),
    ),
    '',
    '## The view',
    '',
    'As seen along random games by a player, a watcher, and after the end.',
    '',
    ...view.lines('view'),
    '',
    '## Nouns',
    '',
    ...Object.entries(told.$defs).map(
      ([noun, schema]) => `- **${noun}**: ${valuesOf(schema)}${typeof schema.description === 'string' ? ` (${schema.description})` : ''}`,
    ),
    '',
  ];
  return lines.join('\n');
}

const MOST_WAYS = 6;
const several = (kinds: readonly string[]): string =>
  kinds.length <= MOST_WAYS ? kinds.join('; or ') : `${kinds.slice(0, MOST_WAYS).join('; or ')}; or other orders of these`;

const code = (text: string): string => `\`${text}\``;

function rows<T>(of: { readonly [name: string]: T }, row: (name: string, value: T) => readonly string[]): (readonly string[])[] {
  return Object.entries(of).map(([name, value]) => row(name, value));
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const table = (head: readonly string[], body: readonly (readonly string[])[]): string[] =>
  body.length === 0
    ? ['None.']
    : [`| ${head.join(' | ')} |`, `| ${head.map(() => '---').join(' | ')} |`, ...body.map((row) => `| ${row.map(cell).join(' | ')} |`)];

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value);
const propertiesOf = ({ properties }: JsonSchema): { readonly [name: string]: JsonSchema } =>
  isSchema(properties)
    ? Object.fromEntries(Object.entries(properties).flatMap(([name, each]) => (isSchema(each) ? [[name, each]] : [])))
    : {};

const argumentsOf = (schema: JsonSchema): string =>
  Object.entries(propertiesOf(schema))
    .filter(([name]) => name !== 'type')
    .map(([name, each]) => `${code(name)}: ${valuesOf(each)}`)
    .join(', ');

function valuesOf(schema: JsonSchema): string {
  if (typeof schema.$ref === 'string') return schema.$ref.replace('#/$defs/', '');
  if (schema.type === 'array') return `list of ${isSchema(schema.items) ? valuesOf(schema.items) : 'anything'}`;
  if (Array.isArray(schema.enum)) return schema.enum.map((each) => code(String(each))).join(', ');
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map((each) => (isSchema(each) ? valuesOf(each) : '')).join(' or ');
  if (typeof schema.minimum === 'number' && typeof schema.maximum === 'number') return `${schema.minimum} to ${schema.maximum}`;
  return typeof schema.description === 'string' ? schema.description : String(schema.type);
}
