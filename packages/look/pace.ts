/** How fast things move: 1 as they were drawn, less is slower. The reader sets it; whoever moves something from a script asks. */
let rate = 1;

/** So long takes what would take `ms` at the usual pace. */
export const paced = (ms: number): number => ms / rate;

const adapt = (animation: Animation): void => {
  if (animation.playbackRate > 0 && animation.playbackRate !== rate) animation.updatePlaybackRate(rate);
};

/** What is under way changes with it. */
export function setPace(next: number): void {
  rate = next;
  for (const animation of document.getAnimations()) adapt(animation);
}

/** Whatever a stylesheet sets in motion from now on keeps the pace. */
export function keepPace(): void {
  const follow = (event: Event): void => {
    if (rate !== 1 && event.target instanceof Element) for (const animation of event.target.getAnimations()) adapt(animation);
  };
  for (const begins of ['animationstart', 'transitionrun']) document.addEventListener(begins, follow, true);
}
