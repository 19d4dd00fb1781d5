import type { Me } from '#wire';
import { fetchOnce } from '#kernel/once.ts';
import { createSignal } from 'solid-js';
import { api, RequestError } from '../net/api.ts';
import { storage } from '../lib/storage.ts';

const KEY = 'redbook.name';

const [currentUser, setCurrentUser] = createSignal<Me | null>(null);

export { currentUser, setCurrentUser };

/** Ensures a session with the server; the first call creates a guest. */
export const { get: ensureSession } = fetchOnce(async (): Promise<Me> => {
  const answer = await api.me();
  setCurrentUser(answer);
  return answer;
});

/** The suggested display name: the last one typed in this browser, else the server's. */
export const suggestedName = (): string => storage.get(KEY) ?? currentUser()?.name ?? '';

/** Sets the display name on the server. */
export async function setDisplayName(name: string): Promise<void> {
  await ensureSession();
  const wanted = rememberName(name);
  // Compared with the current user: a login may have happened since the session began.
  if (wanted !== currentUser()?.name) setCurrentUser(await api.rename(wanted));
}

/** Remembers the display name in this browser. */
export function rememberName(name: string): string {
  const wanted = name.trim();
  if (wanted === '') throw new RequestError(0, { code: 'nameless', message: 'A name is needed' });
  storage.set(KEY, wanted);
  return wanted;
}
