/** Puts text on the clipboard; false where that is not allowed (plain http), and then the field is selected for the hand to copy. */
export async function copyText(text: string, field?: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return false;
  }
}
