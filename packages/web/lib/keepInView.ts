/** Events by which a player scrolls or looks elsewhere. */
const TURNS_AWAY = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls an element into view and keeps it there while content before it is still rendering, until the player scrolls. Returns how to stop.
 */
export function keepInView(id: string, block: 'start' | 'center'): () => void {
  const bring = (): void => document.getElementById(id)?.scrollIntoView({ block });
  const growing = new ResizeObserver(bring);
  const letGo = (): void => {
    growing.disconnect();
    for (const kind of TURNS_AWAY) removeEventListener(kind, letGo);
  };
  for (const kind of TURNS_AWAY) addEventListener(kind, letGo, { passive: true });
  // Observing starts with a call, so what is rendered already scrolls into view at once.
  growing.observe(document.body);
  return letGo;
}
