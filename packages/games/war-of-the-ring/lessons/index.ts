import { armies } from './armies.ts';
import { fellowship } from './fellowship.ts';
import { halfFree, halfShadow } from './halfWar.ts';
import { politics } from './politics.ts';

export const lessons = [armies, fellowship, politics, halfFree, halfShadow];
