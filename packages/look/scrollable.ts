/** What scrolls must be reachable by keyboard; said here because the role alone (`log`, `region`) does not say that it scrolls. */
export function scrollable(element: HTMLElement): void {
  element.tabIndex = 0;
}

/** How near to the end still counts as reading the newest line. */
const NEAR = 60;

/** Keeps the newest line in sight, unless the reader has scrolled back. Answers how to stop. */
export function followEnd(element: HTMLElement): () => void {
  let following = true;
  const onScroll = (): void => {
    following = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
  };
  const follow = (): void => {
    if (following) element.scrollTop = element.scrollHeight;
  };
  element.addEventListener('scroll', onScroll, { passive: true });
  const size = new ResizeObserver(follow);
  const lines = new MutationObserver(follow);
  size.observe(element);
  lines.observe(element, { childList: true, subtree: true, characterData: true });
  return () => {
    element.removeEventListener('scroll', onScroll);
    size.disconnect();
    lines.disconnect();
  };
}
