/** Whether two pieces of plain data say the same. Much cheaper than writing both out. */
export function sameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let i = 0; i < one.length; i++) if (!sameData(one[i], other[i])) return false;
    return true;
  }
  if (Array.isArray(other)) return false;
  const left = one as { readonly [key: string]: unknown };
  const right = other as { readonly [key: string]: unknown };
  let keys = 0;
  for (const key in left) {
    keys++;
    if (!(key in right) || !sameData(left[key], right[key])) return false;
  }
  for (const _ in right) keys--;
  return keys === 0;
}
