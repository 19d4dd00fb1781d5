import type { WarEvent } from '../../rules/events.ts';

/** The road of the Ring-bearers as this viewer has heard it. */
interface Road {
  /** Regions where they are known to have been, in their order. */
  readonly walked: readonly string[];
  /** The path that is being traced, from where the figure stands: heard by its own side alone. */
  readonly traced: readonly string[];
}

export function roadOf(events: readonly WarEvent[], at: string): Road {
  const walked: string[] = [];
  let traced: string[] = [];
  for (const event of events) {
    if (event.type === 'pathStep') traced.push(event.region);
    else if (event.type === 'undone') traced.pop();
    else if (event.type === 'cruelWeather') walked.push(event.region);
    else if (event.type === 'declaredAt' || event.type === 'revealedAt') {
      const [first, ...rest] = event.path;
      if (first !== undefined && walked.at(-1) !== first) walked.push(first);
      walked.push(...rest);
      traced = [];
    }
  }
  return { walked, traced: traced.length > 0 ? [at, ...traced] : [] };
}
