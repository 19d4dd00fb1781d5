/** Nothing that we read is nested deeper; whatever walks it further on may do so one level after another. */
export const DEEPEST = 32;

/** Under which of its members a document is nested too deep; null when it is not. */
export function tooDeepAt(document: unknown): string | null {
  if (typeof document !== 'object' || document === null) return null;
  for (const [member, value] of Object.entries(document)) if (isTooDeep(value)) return member;
  return null;
}

/** Level by level, for a document that is too deep is too deep to walk into. */
function isTooDeep(document: unknown): boolean {
  let level = [document];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((each): unknown[] => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}
