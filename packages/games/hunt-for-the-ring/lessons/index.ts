import { bearer } from './bearer.ts';
import { hunters } from './hunters.ts';
import { rivendell } from './rivendell.ts';

export const lessons = [bearer, hunters, rivendell];
