import { InvalidInput } from '#kernel';

export function refusePack(message: string, path: string, rules: readonly string[] = []): never {
  throw new InvalidInput(`Content pack: ${message}`, rules, path);
}
