import type { GameRecord } from '#kernel';
import type { Course } from './course.ts';
import type { PanelProps } from './panel.ts';

/** A replay has the record; after a game at a table it lies at the server. */
export async function loadCourse({ record, info }: Pick<PanelProps, 'record' | 'info'>): Promise<Course | null> {
  const { courseOf } = await import('./course.ts');
  if (record !== undefined) return courseOf(record);
  const answer = await fetch(`/api/tables/${encodeURIComponent(info.id)}/record`);
  if (!answer.ok) return null;
  const kept: GameRecord = await answer.json();
  return courseOf(kept);
}
