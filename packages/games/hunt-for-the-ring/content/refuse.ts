import { type Detail, InvalidInput } from '#kernel';

export function refusePack(message: string, path: string, why: Detail, rules: readonly string[] = []): never {
  throw new InvalidInput(`Content pack: ${message}`, rules, path, why);
}
