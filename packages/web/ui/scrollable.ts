/** What scrolls must be reachable by keyboard; said here because the role alone (`log`, `region`) does not say that it scrolls. */
export function scrollable(element: HTMLElement): void {
  element.tabIndex = 0;
}
