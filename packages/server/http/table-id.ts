import { isObject } from '#kernel';
import { TABLE_ID } from '../field-schemas.ts';
import { RefusedError } from '../refused-error.ts';

/** The table that the path of a request names. */
export function tableIn(params: unknown): string {
  const id = TABLE_ID.safeParse(isObject(params) ? params.id : null);
  if (!id.success) throw new RefusedError('no-table', 'There is no such table');
  return id.data;
}
