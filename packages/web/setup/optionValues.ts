/** The host's choices in a game's form, by field. */
export interface OptionValues {
  readonly [field: string]: string | boolean;
}

/** What is sent: empty texts are left out. */
export const withoutEmpty = (chosen: OptionValues): OptionValues =>
  Object.fromEntries(
    Object.entries(chosen).flatMap(([field, value]) => (value === '' ? [] : [[field, typeof value === 'string' ? value.trim() : value]])),
  );

/** Whether an error path is this field or inside it. */
export function isFieldPath(path: string, field: string): boolean {
  const [first, second] = path.split('.');
  return first === field || (first === 'options' && second === field);
}

/** Keys of a game's own error texts for a field: for the path inside it first, then for the field. */
export function refusalKeys(path: string, field: string): readonly string[] {
  if (!isFieldPath(path, field)) return [];
  const inside = path.split('.').slice(path.startsWith('options.') ? 2 : 1);
  return [...(inside.length > 0 ? [`setup.${field}_refused_${inside[0]}`] : []), `setup.${field}_refused`];
}
