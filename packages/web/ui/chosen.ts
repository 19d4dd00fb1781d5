/** What was chosen in a `select`: one of the values it was given. */
export function chosen<T extends string>(values: readonly T[], text: string): T {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new Error(`"${text}" is none of ${values.join(', ')}`);
  return found;
}
