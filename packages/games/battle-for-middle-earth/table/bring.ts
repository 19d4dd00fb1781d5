import { bringIcons } from '#look';
import icons from './icons.json' with { type: 'json' };

/** Whoever draws this game has its icons: its table, and the page that explains its signs. */
bringIcons(icons);
