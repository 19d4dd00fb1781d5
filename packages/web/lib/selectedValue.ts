/** The value chosen in a `select`, checked against those it offers. */
export function selectedValue<T extends string>(values: readonly T[], text: string): T {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new Error(`"${text}" is none of ${values.join(', ')}`);
  return found;
}
