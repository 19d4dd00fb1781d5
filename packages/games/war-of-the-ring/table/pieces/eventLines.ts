/** The event of a card in its two parts: the first line of its words is the condition, where it has one. */
export function eventLines(text: string): { readonly condition: string | null; readonly event: string } {
  const [first, ...rest] = text.split('\n');
  return rest.length === 0 ? { condition: null, event: first } : { condition: first, event: rest.join('\n') };
}
