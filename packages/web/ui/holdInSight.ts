/** What a reader does to look elsewhere. */
const TURNS_AWAY = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Brings a place of the page into sight, and keeps it there while pictures before it are still being drawn; until the reader looks elsewhere. Answers how
 * to let go of it.
 */
export function holdInSight(id: string, block: 'start' | 'center'): () => void {
  const bring = (): void => document.getElementById(id)?.scrollIntoView({ block });
  const growing = new ResizeObserver(bring);
  const letGo = (): void => {
    growing.disconnect();
    for (const kind of TURNS_AWAY) removeEventListener(kind, letGo);
  };
  for (const kind of TURNS_AWAY) addEventListener(kind, letGo, { passive: true });
  // Observing begins with a call: what is there already is brought into sight at once.
  growing.observe(document.body);
  return letGo;
}
