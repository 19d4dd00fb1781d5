import { battery } from '#kernel/battery/battery.ts';
import { warOfTheRing } from './index.ts';

const setups = [{ seats: 2 }, { seats: 2, options: { link: 'each-one' } }];

battery(warOfTheRing, { setups, games: 2, moments: 24 });
