import { paced } from '../pace.ts';
import type { Point } from '../pen.ts';

/** Pieces that are seen to move over the map. A piece is a group with `data-piece` whose style says `transform: translate(…px, …px)`. */
export interface Ride {
  readonly piece: string;
  /** From where it stood to where it stands now. */
  readonly line: readonly Point[];
  /** How many spaces it went: more of them take longer. */
  readonly spaces: number;
}

const EASE = 'cubic-bezier(.2,.75,.25,1)';
/** More than this is played at double speed. */
const PATIENCE = 2000;

/** Plays all rides one after another; what it answers ends them at once. */
export function playRides(root: Element, rides: readonly Ride[]): () => void {
  const timeOf = ({ spaces }: Ride): number => Math.min(720, 300 + 90 * spaces);
  const whole = rides.reduce((sum, ride) => sum + timeOf(ride), 0);
  const speed = whole > PATIENCE ? 2 : 1;
  const under: Animation[] = [];
  const resting = new Map<string, Point>();
  let delay = 0;
  // A piece that moves twice in one breath starts its second ride where the first one ended.
  for (const ride of rides) {
    const element = root.querySelector<SVGGElement>(`[data-piece="${ride.piece}"]`);
    if (element === null || ride.line.length < 2) continue;
    const placed = /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/.exec(element.style.transform);
    if (placed === null) continue;
    const end = ride.line[ride.line.length - 1];
    const [dx, dy] = resting.get(ride.piece) ?? [Number(placed[1]) - end[0], Number(placed[2]) - end[1]];
    resting.set(ride.piece, [dx, dy]);
    const hop = (index: number): number => -5 * Math.sin((Math.PI * index) / (ride.line.length - 1));
    const frames = ride.line.map(([x, y], index) => ({ transform: `translate(${x + dx}px, ${y + dy + hop(index)}px)` }));
    const duration = timeOf(ride) / speed;
    under.push(element.animate(frames, { duration: paced(duration), delay: paced(delay), easing: EASE, fill: 'backwards' }));
    delay += duration;
  }
  return () => {
    for (const animation of under) animation.finish();
  };
}
