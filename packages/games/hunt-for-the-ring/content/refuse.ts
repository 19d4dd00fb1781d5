import { Unacceptable } from '#kernel';

export function refusePack(message: string, path: string, rules: readonly string[] = []): never {
  throw new Unacceptable(`Content pack: ${message}`, rules, path);
}
