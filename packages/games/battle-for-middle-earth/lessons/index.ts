import { battle } from './battle.ts';

export const lessons = [battle];
