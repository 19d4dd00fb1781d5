import { createSignal } from 'solid-js';

/** What some browsers hand over when the book can be put on the device; others have it in their menu. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event && typeof event.prompt === 'function';

const [prompt, setPrompt] = createSignal<InstallPrompt | null>(null);

export const canInstall = (): boolean => prompt() !== null;

/** Listens from the beginning: the browser says it once. */
export function hearInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isPrompt(event)) return;
    event.preventDefault();
    setPrompt(event);
  });
  addEventListener('appinstalled', () => setPrompt(null));
}

/** To be called on a touch: the browser asks for itself. */
export async function install(): Promise<void> {
  await prompt()?.prompt();
  setPrompt(null);
}
