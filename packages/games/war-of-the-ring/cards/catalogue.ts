/**
 * The catalogue of the event cards, written from the code: where each half of a card lives, whether it is made of common lines or of a
 * function of its own, and which tests name it. Run this file to write `docs/war-of-the-ring-cards.md` anew.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CARDS_OF_DECKS } from '../content/box.ts';
import { CARD_NAMES, COMBAT, DECKS } from '../content/cards.ts';
import { standard } from '../content/standard.ts';
import * as eventLines from '../rules/events/ops.ts';
import * as combatLines from './combat/lines.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
export const PAGE = fileURLToPath(new URL('../../../../docs/war-of-the-ring-cards.md', import.meta.url));
const TITLES: { readonly [deck: string]: string } = {
  'fp-character': 'Free Peoples, Character deck',
  'fp-strategy': 'Free Peoples, Strategy deck',
  'shadow-character': 'Shadow, Character deck',
  'shadow-strategy': 'Shadow, Strategy deck',
};

/** Common lines only, a function of its own, or nothing to do but lie on the table. */
type How = 'lines' | 'function' | 'table';
interface Half {
  readonly file: string;
  readonly how: How;
  readonly tests: readonly string[];
}
interface Entry {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly combatName: string;
  /** Null where no implementation was found. */
  readonly event: Half | null;
  readonly combat: Half | null;
}

const isTest = (file: string): boolean => file.endsWith('.test.ts');
const plain = (text: string): string => text.replaceAll('’', "'");
const sources = (): Map<string, string> =>
  new Map(
    globSync('**/*.ts', { cwd: FOLDER })
      .sort()
      .map((file) => [file, plain(readFileSync(`${FOLDER}/${file}`, 'utf8'))]),
  );

/** From the bracket at `from` to the one that closes it. */
function balanced(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if ('([{'.includes(text[at])) depth++;
    else if (')]}'.includes(text[at]) && --depth === 0) return text.slice(from, at + 1);
  }
  throw new Error('A bracket is not closed');
}

/** The first word of every line in a list of lines. */
function firstWords(list: string): string[] {
  const inner = list.slice(1, -1).replaceAll(/\/\/.*$/gm, '');
  const words: string[] = [];
  for (let at = 0, start = 0; at <= inner.length; at++) {
    if (at < inner.length && '([{'.includes(inner[at])) at += balanced(inner, at).length - 1;
    else if (at === inner.length || inner[at] === ',') {
      const word = inner.slice(start, at).trim();
      if (word !== '') words.push(/^\w+/.exec(word)?.[0] ?? '');
      start = at + 1;
    }
  }
  return words;
}

function howMade(entry: string, lines: object): How {
  const does = entry.indexOf('does:');
  const rest = entry.slice(does + 'does:'.length).trimStart();
  if (does < 0 || !rest.startsWith('[')) return 'function';
  const words = firstWords(balanced(rest, 0));
  if (words.length === 0) return 'table';
  return words.every((word) => word in lines) ? 'lines' : 'function';
}

/** Where a half is written; its tests are those beside it that call it by its title. */
function half(files: Map<string, string>, key: string, title: string, lines: object): Half | null {
  const start = new RegExp(`^  '?${key}'?: \\{`, 'm');
  for (const [file, text] of files) {
    const found = isTest(file) ? null : start.exec(text);
    if (found === null) continue;
    const tests = [...files]
      .filter(([other, words]) => isTest(other) && dirname(other) === dirname(file) && words.includes(plain(title)))
      .map(([other]) => other);
    return { file, how: howMade(balanced(text, found.index + found[0].length - 1), lines), tests };
  }
  return null;
}

/** Every card of the box in order of its deck. */
export function catalogue(): Entry[] {
  const files = sources();
  const combatNames = new Map<string, string>(COMBAT.map(([name, id]) => [id, name]));
  return standard.events.map(({ id, en, dieType, combat }, card) => ({
    id,
    name: en,
    type: dieType,
    combatName: combat.en,
    event: half(files, CARD_NAMES[card], en, eventLines),
    combat: half(files, combatNames.get(combat.id) ?? combat.id, combat.en, combatLines),
  }));
}

const line = (what: string, half: Half | null): string =>
  half === null
    ? `  - ${what}: missing`
    : `  - ${what}: \`${half.file}\` (${half.how}); ${half.tests.map((test) => `\`${test}\``).join(', ')}`;

export function page(): string {
  const cards = catalogue();
  const text = [
    '# War of the Ring: the event cards',
    '',
    'Written by `packages/games/war-of-the-ring/cards/catalogue.ts`; a test fails when it is out of date. Files are named from',
    '`packages/games/war-of-the-ring/cards/`, each with the tests that name the card. In them a card is called by its English',
    'title in small letters (`hill-trolls`); the ids are those of content packs and records.',
    '',
    'A half made of *lines* is data: a list of the common lines in `rules/events/ops.ts` or `cards/combat/lines.ts`. A *function*',
    'needs code of its own. A *table* card does nothing when it is played; what it does afterwards stands in its `table` part.',
  ];
  for (const [deck, name] of DECKS.entries()) {
    text.push('', `## ${TITLES[name]}`, '');
    for (const card of CARDS_OF_DECKS[deck].map((each) => cards[each]))
      text.push(
        `- **${card.name}** (\`${card.id}\`, ${card.type})`,
        line('event', card.event),
        line(`combat, ${card.combatName}`, card.combat),
      );
  }
  return `${text.join('\n')}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(PAGE, page());
