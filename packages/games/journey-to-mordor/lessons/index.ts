import { journey } from './journey.ts';

export const lessons = [journey];
