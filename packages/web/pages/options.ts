/** What a host chose in the form of a game, by field. */
export interface OptionValues {
  readonly [field: string]: string | boolean;
}

/** What is sent: a text that was left empty is no text at all. */
export const givenOptions = (chosen: OptionValues): OptionValues =>
  Object.fromEntries(
    Object.entries(chosen).flatMap(([field, value]) => (value === '' ? [] : [[field, typeof value === 'string' ? value.trim() : value]])),
  );

/** Whether a refusal is about this field: its path is the field, or a place inside it. */
export function isAbout(path: string, field: string): boolean {
  const [first, second] = path.split('.');
  return first === field || (first === 'options' && second === field);
}

/** Where a game may have words of its own for the refusal of a field: for the place inside it first, then for all of it. */
export function refusalKeys(path: string, field: string): readonly string[] {
  if (!isAbout(path, field)) return [];
  const inside = path.split('.').slice(path.startsWith('options.') ? 2 : 1);
  return [...(inside.length > 0 ? [`setup.${field}_refused_${inside[0]}`] : []), `setup.${field}_refused`];
}
