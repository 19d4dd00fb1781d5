import { armies } from './armies.ts';
import { fellowship } from './fellowship.ts';
import { politics } from './politics.ts';

export const lessons = [armies, fellowship, politics];
