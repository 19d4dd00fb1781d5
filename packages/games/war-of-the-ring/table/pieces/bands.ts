import type { Wash } from '#look/card/Arch.tsx';
import { cardSign } from './cards.ts';

/** What the band of each event card shows, deck by deck in the order of the cards: devices from the books, never a likeness. */
const DEVICES: { readonly [deck: string]: string } = {
  'fp-character': `hood rope-coil polar-star footprint scale-mail battle-axe hunting-horn wizard-staff
    linden-leaf mountain-cave footprint open-book crystal-ball crown eagle-emblem footprint
    hobbit-door eagle-emblem tree-face tree-face tree-face ghost white-tower swordman`,
  'fp-strategy': `burning-eye castle sun open-book orc-head bowman hunting-horn scroll-unfurled
    broadsword mounted-knight archer horse-head galleon white-tree linden-leaf cavalry
    bear-head white-tower archer crossed-swords elf-helmet dwarf-helmet horse-head pocket-bow`,
  'shadow-character': `spider-alt the-ring footprint the-ring goblin-head the-ring tentacle-strike candle-flame
    hood lightning-storm hood dripping-sword the-ring footprint hourglass raven
    fire burning-eye crystal-ball siege-ram crystal-ball snake-tongue crowned-skull crowned-skull`,
  'shadow-strategy': `castle orc-head fire eclipse shaking-hands raven eclipse knight-banner
    knight-banner galleon spears crowned-skull goblin-head troll troll hand
    elephant crown mountain-cave orc-head spears spider-alt battle-gear evil-tower`,
};

const WASHES: { readonly [deck: string]: Wash } = {
  'free-peoples character': { bright: '#5a86bd', dark: '#1d3357' },
  'free-peoples strategy': { bright: '#6f9a63', dark: '#234029' },
  'shadow character': { bright: '#7c4a78', dark: '#2a1531' },
  'shadow strategy': { bright: '#b0503a', dark: '#48130f' },
};

export interface Band {
  readonly device: string;
  readonly wash: Wash;
}

/** The painted band of a card: `shadow-strategy-07`. */
export function bandOf(id: string): Band {
  const { side, deck } = cardSign(id);
  const devices = (DEVICES[id.slice(0, -3)] ?? '').split(/\s+/);
  return { device: devices[Number(id.slice(-2)) - 1] ?? 'scroll-unfurled', wash: WASHES[`${side} ${deck}`] };
}
