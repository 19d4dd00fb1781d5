/** The closed line along arcs, given by their numbers counted from 1, negative where an arc is followed backwards. */
export const outlineOf = <P>(arcs: readonly { readonly line: readonly P[] }[], loop: readonly number[]): P[] =>
  loop.flatMap((number) => {
    const { line } = arcs[Math.abs(number) - 1];
    return number < 0 ? line.toReversed() : line;
  });
