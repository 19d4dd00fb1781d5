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
