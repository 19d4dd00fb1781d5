import { type AnyGame, describe, type JsonSchema } from '#kernel';
import type { ObservedPlay } from './observed-play.ts';
import { item, wrapped } from './wrapped.ts';

/** How a game asks: the English question of each prompt, with its gaps. */
export type Prompts = { readonly [id: string]: string };

const GAP = /\{\{(\w+)[^}]*\}\}/g;

/** The protocol page of a game, for authors of bots in other languages. */
export function protocolPage(game: AnyGame, prompts: Prompts, { view, draws, leads }: ObservedPlay): string {
  const told = describe(game, game.content.read(game.content.standard));
  const lines = [
    `# ${game.id}: what the engine says`,
    '',
    wrapped(
      'Made by `npm run protocol` from the declarations of the rules; do not edit. `describe` of the [engine protocol](../engine-protocol.md) answers the same as JSON Schema.',
    ),
    '',
    `Rules version ${told.version}, ${told.seats.min} to ${told.seats.max} seats.`,
    '',
    '## Options of `new`',
    '',
    ...items(propertiesOf(told.options), (id, schema) => [
      `${code(id)}: ${valuesOf(schema)}; if left out ${code(JSON.stringify(schema.default ?? null))}`,
    ]),
    '',
    '## Actions',
    '',
    wrapped(
      'Each with its arguments and the rule that says when it may be done. It leads on to a step when the same seat was asked there at once, in random games: what was begun is finished there.',
    ),
    '',
    ...items(told.actions, (type, { rule, says, steps, schema }) => [
      withParts(code(type), argumentsOf(schema)),
      `${rule}: ${says}`,
      `offered at ${steps.map(code).join(', ') || 'any time'}`,
      labelled('leads on to', [...(leads.get(type) ?? [])].sort().map(code)),
    ]),
    '',
    '## Steps at which a seat is asked',
    '',
    ...items(told.steps, (name, { rule, says, actions }) => [
      code(name),
      `${rule}: ${says}`,
      labelled('actions', [...new Set(actions)].map(code)),
    ]),
    '',
    '## Prompts',
    '',
    'In English, with their parameters in double braces.',
    '',
    ...items(prompts, (id, text) => [`${code(id)}: ${text.replaceAll(GAP, '{{$1}}').replaceAll('\n', ' ')}`]),
    '',
    '## Events',
    '',
    ...items(told.events, (type, schema) => [withParts(code(type), argumentsOf(schema))]),
    '',
    '## Draws',
    '',
    wrapped(
      'What each action was seen to draw in random games, in order, with the names by which an outcome can be forced; equal draws in a row are named once. What an action draws can depend on the moment.',
    ),
    '',
    ...items(Object.fromEntries([...draws].sort(([a], [b]) => (a < b ? -1 : 1))), (type, kinds) => [
      `${code(type)}: ${several([...kinds].sort())}`,
    ]),
    '',
    '## The view',
    '',
    'As seen along random games by a player, a spectator, and after the end.',
    '',
    ...view.lines('view'),
    '',
    '## Nouns',
    '',
    ...items(told.$defs, (noun, schema) => [
      `**${noun}**: ${valuesOf(schema)}${typeof schema.description === 'string' ? ` (${schema.description})` : ''}`,
    ]),
    '',
  ];
  return lines.join('\n');
}

const MOST_WAYS = 6;
const several = (kinds: readonly string[]): string =>
  kinds.length <= MOST_WAYS ? kinds.join('; or ') : `${kinds.slice(0, MOST_WAYS).join('; or ')}; or other orders of these`;

const code = (text: string): string => `\`${text}\``;

const withParts = (name: string, parts: string): string => (parts === '' ? name : `${name}: ${parts}`);
const labelled = (label: string, names: readonly string[]): string => (names.length === 0 ? '' : `${label} ${names.join(', ')}`);

/** A list with an item for each name: its first line, and what is said of it below. */
function items<T>(of: { readonly [name: string]: T }, linesOf: (name: string, value: T) => readonly string[]): string[] {
  const entries = Object.entries(of);
  return entries.length === 0 ? ['None.'] : entries.flatMap(([name, value]) => item(linesOf(name, value)));
}

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
