import { z } from 'zod';
import { isObject } from '#kernel';

/** Longer descriptions of a field are written as a list below it. */
const LONG = 110;

/** The fields of what a caller sends, one line each, from its schema. `known` are fields that the reader knows already. */
export function schemaLines(schema: z.ZodType, known: readonly string[] = []): string[] {
  const json: unknown = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  if (!isObject(json)) return [];
  if (variantsOf(json).length > 0) return variantsOf(json).flatMap((variant) => lineOf('one form', variant, ''));
  const lines = fieldLines(json, '', known);
  return lines.length === 0 ? ['- an empty object'] : lines;
}

const fieldLines = (schema: { readonly [key: string]: unknown }, indent: string, known: readonly string[] = []): string[] =>
  fieldsOf(schema)
    .filter(({ name }) => !known.includes(name))
    .flatMap(({ name, field, required }) => lineOf(`\`${name}\`${required ? '' : ' (optional)'}`, field, indent));

function lineOf(label: string, schema: unknown, indent: string): string[] {
  const text = inline(schema);
  if (text.length <= LONG || !isObject(schema)) return [`${indent}- ${label}: ${text}`];
  const deeper = `${indent}  `;
  const variants = variantsOf(schema);
  if (variants.length > 0) return [`${indent}- ${label}: one of`, ...variants.flatMap((variant) => lineOf('form', variant, deeper))];
  if (schema.type === 'array')
    return [`${indent}- ${label}: list${boundsOf(schema, 'minItems', 'maxItems', 'items')}`, ...lineOf('each', schema.items, deeper)];
  return [`${indent}- ${label}: object`, ...fieldLines(schema, deeper)];
}

interface Field {
  readonly name: string;
  readonly field: unknown;
  readonly required: boolean;
}

function fieldsOf({ properties, required }: { readonly [key: string]: unknown }): Field[] {
  const needed = Array.isArray(required) ? required : [];
  return isObject(properties) ? Object.entries(properties).map(([name, field]) => ({ name, field, required: needed.includes(name) })) : [];
}

const variantsOf = ({ oneOf, anyOf }: { readonly [key: string]: unknown }): unknown[] =>
  Array.isArray(oneOf) ? oneOf : Array.isArray(anyOf) ? anyOf : [];

function inline(schema: unknown): string {
  if (!isObject(schema)) return 'anything';
  const variants = variantsOf(schema);
  if (variants.length > 0) return variants.map(inline).join(' or ');
  if ('const' in schema) return `\`${JSON.stringify(schema.const)}\``;
  if (Array.isArray(schema.enum)) return schema.enum.map((each) => `\`${JSON.stringify(each)}\``).join(', ');
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return Array.isArray(schema.prefixItems)
        ? `[${schema.prefixItems.map(inline).join(', ')}]`
        : `list of ${inline(schema.items)}${boundsOf(schema, 'minItems', 'maxItems', 'items')}`;
    case 'string':
      return typeof schema.pattern === 'string'
        ? `string like \`${schema.pattern.replaceAll('|', '\\|')}\``
        : `string${boundsOf(schema, 'minLength', 'maxLength', 'characters')}`;
    case 'integer':
    case 'number':
      return `${schema.type}${boundsOf(schema, 'minimum', 'maximum', '')}`;
    case 'boolean':
    case 'null':
      return schema.type;
    default:
      return 'anything';
  }
}

function objectOf(schema: { readonly [key: string]: unknown }): string {
  const fields = fieldsOf(schema).map(({ name, field, required }) => `${name}${required ? '' : '?'}: ${inline(field)}`);
  if (isObject(schema.additionalProperties)) fields.push(`...: ${inline(schema.additionalProperties)}`);
  return `{ ${fields.join(', ')} }`;
}

function boundsOf(schema: { readonly [key: string]: unknown }, low: string, high: string, unit: string): string {
  const least = typeof schema[low] === 'number' ? schema[low] : null;
  const most = typeof schema[high] === 'number' && schema[high] < Number.MAX_SAFE_INTEGER ? schema[high] : null;
  const bounds =
    least !== null && most !== null ? `${least} to ${most}` : least !== null ? `at least ${least}` : most !== null ? `at most ${most}` : '';
  return bounds === '' ? '' : ` (${[bounds, unit].filter((word) => word !== '').join(' ')})`;
}
