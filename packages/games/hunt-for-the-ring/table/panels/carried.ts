import type { HuntView } from '../../view.ts';

/** What a finished hunt hands on: the letter to part II and the tokens for War of the Ring. Plain text and plain values. */

/** Both are there for those who may have them, once the part is over. */
interface HandedOn {
  readonly letter?: string | null;
  readonly warTokens?: unknown;
}

export const letterIn = (view: HuntView & HandedOn): string | null => view.letter ?? null;

export function tokensIn(view: HuntView & HandedOn): string | null {
  const { warTokens } = view;
  if (warTokens === null || warTokens === undefined) return null;
  return typeof warTokens === 'string' ? warTokens : JSON.stringify(warTokens);
}

/** Saves text as a file. */
export function saveText(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Puts text on the clipboard; false where that is not allowed (plain http), and then the field is selected for the hand to copy. */
export async function copyText(text: string, field?: HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return false;
  }
}
