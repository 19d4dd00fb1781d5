/**
 * The rooms of a game: the folders that `packages/games/<game>` may have. A room is always a folder, never a file beside the folders, and its test files
 * stand in it. `docs/adding-a-game.md` shows this list to people; `shape.test.ts` compares both, and every game with it.
 */
interface Room {
  readonly name: string;
  /** `secret`: in games with secrets only. */
  readonly needed: 'always' | 'secret' | 'optional';
  /** Files that the room holds in every game that has it. */
  readonly files: readonly string[];
}

export const ROOMS: readonly Room[] = [
  { name: 'content', needed: 'always', files: ['PROVENANCE.md', 'standard.ts', 'schema.ts', 'read.ts', 'box.ts', 'blanks.ts'] },
  { name: 'rules', needed: 'always', files: ['nouns.ts', 'verbs.ts', 'events.ts', 'state.ts', 'tools.ts', 'steps.ts'] },
  { name: 'cards', needed: 'optional', files: ['index.ts'] },
  { name: 'position', needed: 'always', files: ['index.ts', 'position.test.ts'] },
  { name: 'redeal', needed: 'secret', files: ['index.ts'] },
  { name: 'odds', needed: 'optional', files: [] },
  { name: 'view', needed: 'always', files: ['view.ts', 'project.ts', 'outline.ts'] },
  { name: 'testing', needed: 'always', files: ['table.ts'] },
  { name: 'examples', needed: 'optional', files: [] },
  { name: 'bots', needed: 'always', files: ['index.ts'] },
  { name: 'table', needed: 'always', files: ['index.tsx', 'keys.ts', 'signs.tsx', 'plates.tsx', 'icon-names.ts', 'locale.test.ts'] },
  { name: 'lessons', needed: 'always', files: ['index.ts', 'locale/en.json', 'locale/pl.json'] },
  { name: 'primer', needed: 'always', files: ['index.ts', 'locale/en.json', 'locale/pl.json'] },
  {
    name: 'locale',
    needed: 'always',
    files: ['en.json', 'pl.json', 'shelf.en.json', 'shelf.pl.json', 'table.en.json', 'table.pl.json'],
  },
  { name: 'golden', needed: 'always', files: [] },
];

/** What stands beside the rooms, and nothing else does. */
export const LOOSE_FILES: readonly string[] = [
  'index.ts',
  'shelf.ts',
  'ledger.json',
  'sections.en.json',
  'sections.pl.json',
  'terms.json',
  'cover.svg',
  'battery.test.ts',
];
