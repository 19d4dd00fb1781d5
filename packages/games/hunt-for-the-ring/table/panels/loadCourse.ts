import { loadRecord } from '#look/loadRecord.ts';
import type { FinishedHunt } from './course.ts';
import type { PanelProps } from './panel.ts';

export async function loadCourse(table: Pick<PanelProps, 'record' | 'recorded' | 'info'>): Promise<FinishedHunt | null> {
  const [{ courseOf }, record] = await Promise.all([import('./course.ts'), loadRecord(table)]);
  return record === null ? null : courseOf(record);
}
