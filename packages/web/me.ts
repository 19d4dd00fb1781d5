import type { GameRecord } from '#kernel';
import type { Me } from '#wire';
import { createSignal } from 'solid-js';
import { api, Refused } from './net/api.ts';
import { isOffline } from './offline/id.ts';
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

/** The record of a table: of this browser, or of the server, which gives it to anybody but wants to know to whom it speaks. */
export async function recordOf(table: string): Promise<GameRecord> {
  if (isOffline(table)) return (await import('./offline/record.ts')).recordHere(table);
  await introduce();
  return api.record(table);
}

/** The name to put into the field: what I called myself last, else what the server calls me. */
export const nameToOffer = (): string => storage.get(KEY) ?? me()?.name ?? '';

/** Makes sure that the server knows me by this name. */
export async function callMe(name: string): Promise<void> {
  await introduce();
  const wanted = keepName(name);
  // Compared with who I am now: since the introduction I may have logged in as somebody else.
  if (wanted !== me()?.name) setMe(await api.rename(wanted));
}

/** Remembers in this browser what I call myself. */
export function keepName(name: string): string {
  const wanted = name.trim();
  if (wanted === '') throw new Refused(0, { code: 'nameless', message: 'A name is needed' });
  storage.set(KEY, wanted);
  return wanted;
}
