import { createSignal } from 'solid-js';

/** The event of browsers that offer to install the app; others have it in their menu. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event && typeof event.prompt === 'function';

const [prompt, setPrompt] = createSignal<InstallPrompt | null>(null);

export const canInstall = (): boolean => prompt() !== null;

/** Registered at start: the browser fires the event once. */
export function listenForInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isPrompt(event)) return;
    event.preventDefault();
    setPrompt(event);
  });
  addEventListener('appinstalled', () => setPrompt(null));
}

/** Call on a click: the browser shows its own prompt. */
export async function install(): Promise<void> {
  await prompt()?.prompt();
  setPrompt(null);
}
