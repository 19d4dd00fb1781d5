/** An object, not an array. */
export const isObject = (value: unknown): value is { readonly [member: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Message of anything that was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Own key of the object; keys of the prototype do not pass. */
export const isKeyOf = <T extends object>(object: T, key: PropertyKey): key is keyof T => Object.hasOwn(object, key);
