import { randomInt } from 'node:crypto';

/** Names from the Shire: they need no translation. */
const NAMES = [
  'Bungo',
  'Lobelia',
  'Odo',
  'Primula',
  'Drogo',
  'Esmeralda',
  'Fredegar',
  'Rosamunda',
  'Hamfast',
  'Belladonna',
  'Isengrim',
  'Menegilda',
  'Folco',
  'Estella',
  'Adalgrim',
  'Pervinca',
  'Mungo',
  'Daisy',
  'Bandobras',
  'Amaranth',
  'Polo',
  'Melilot',
  'Tobold',
  'Gilly',
] as const;

export const guestName = (): string => `${NAMES[randomInt(NAMES.length)]} ${randomInt(100, 1000)}`;
