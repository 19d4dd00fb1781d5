import type { Mutant } from './mutants.ts';

/** A place of a file where one of several mutants can be switched on. */
interface Place {
  readonly start: number;
  readonly end: number;
  /** The number of its first mutant; the others follow. */
  readonly first: number;
  readonly replacements: readonly (string | null)[];
}

/** The places of the mutants of a file, which are numbered from `first` on; the outer ones and those further ahead first. */
export function placesOf(mutants: readonly Mutant[], first: number): Place[] {
  const places = new Map<string, { start: number; end: number; first: number; replacements: (string | null)[] }>();
  for (const [index, { start, end, replacement }] of mutants.entries()) {
    const key = `${start}:${end}`;
    const place = places.get(key) ?? { start, end, first: first + index, replacements: [] };
    place.replacements.push(replacement);
    places.set(key, place);
  }
  return [...places.values()].sort((a, b) => a.start - b.start || b.end - a.end);
}

/**
 * The source with all its mutants in it. Each place counts that it was reached, and takes the replacement that is switched on; `$mutation` is the
 * switch (`switch.ts`).
 */
export function instrumented(source: string, places: readonly Place[]): string {
  let next = 0;
  const textUpTo = (from: number, to: number): string => {
    let text = '';
    let at = from;
    for (let place = places[next]; place !== undefined && place.start < to; place = places[next]) {
      next++;
      text += source.slice(at, place.start) + switched(place, textUpTo(place.start, place.end));
      at = place.end;
    }
    return text + source.slice(at, to);
  };
  return textUpTo(0, source.length);
}

function switched({ first, replacements }: Place, original: string): string {
  if (replacements[0] === null) return `{if($mutation.reach(${first})!==${first}){${original}}}`;
  const choices = replacements.map((text, index) => `$mutation.on===${first + index}?(${text}):`).join('');
  return `($mutation.reach(${first}),${choices}(${original}))`;
}
