import type { Tournament } from '../tournaments/tournament.ts';

/** A tournament that Gandalf has set up and nobody has joined yet. */
export const cup = (more: Partial<Tournament> = {}): Tournament => ({
  id: 'cup',
  name: 'Cup',
  game: 'journey-to-mordor',
  form: 'round-robin',
  places: 4,
  rounds: 0,
  clock: { kind: 'none' },
  listed: true,
  host: 'gandalf',
  hostName: 'Gandalf',
  phase: 'gathering',
  entrants: [],
  played: [],
  createdAt: 0,
  ...more,
});
