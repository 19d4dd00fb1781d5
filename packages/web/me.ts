import type { GameRecord } from '#kernel';
import type { Me } from '#wire';
import { createSignal } from 'solid-js';
import { api, Refused } from './net/api.ts';
import { storage } from './settings.ts';

const KEY = 'redbook.name';

const [me, setMe] = createSignal<Me | null>(null);
let asked: Promise<Me> | null = null;

export { me, setMe };

/** Who I am to the server; the first call makes a guest. */
export function introduce(): Promise<Me> {
  asked ??= api.me().then(
    (answer) => {
      setMe(answer);
      return answer;
    },
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** The record of a table: for anybody, but the server wants to know to whom it speaks. */
export async function recordOf(table: string): Promise<GameRecord> {
  await introduce();
  return api.record(table);
}

/** The name to put into the field: what I called myself last, else what the server calls me. */
export const nameToOffer = (): string => storage.get(KEY) ?? me()?.name ?? '';

/** Makes sure that the server knows me by this name. */
export async function callMe(name: string): Promise<void> {
  await introduce();
  const wanted = name.trim();
  if (wanted === '') throw new Refused(0, { code: 'nameless', message: 'A name is needed' });
  storage.set(KEY, wanted);
  // Compared with who I am now: since the introduction I may have logged in as somebody else.
  if (wanted !== me()?.name) setMe(await api.rename(wanted));
}
