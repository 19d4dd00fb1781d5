import { asId } from '#kernel/id.ts';
import { type ContentSource, type Detail, detail, InvalidInput, inLanguage, type Language, LANGUAGES, weakest } from '#kernel';
import {
  type AbilityId,
  type BattleBox,
  COLOURS,
  COMPANIONS,
  type CompanionData,
  type Companions,
  ENEMIES,
  type EnemyData,
  MORDOR_CARDS,
  type MordorFace,
  type Names,
  SYMBOLS,
  type SymbolIndex,
} from './box.ts';
import { type Pack, packSchema } from './schema.ts';
import { standard } from './standard.ts';

const refuse = (message: string, rules: readonly string[], path: string, why: Detail): never => {
  throw new InvalidInput(`Content pack: ${message}`, rules, path, why);
};

/** Checks a content pack against the schema and what the rulebook fixes, and makes the box the rules use. */
export function readContent(given: unknown): BattleBox {
  const parsed = packSchema.safeParse(given);
  if (!parsed.success) throw InvalidInput.form('Content pack', parsed.error, given);
  const content = parsed.data;
  checkNames(content);
  checkCounts(content);
  const companions = content.companions.flatMap((_, index) => readCompanion(content, index));
  const enemies = content.enemies.flatMap((_, index) => readEnemy(content, index));
  const faces: MordorFace[] = content.mordor.map((each) => ({ id: each.id, command: each.command, copies: each.copies }));
  const companionIds = companions.map((each) => each.id);
  const mordorIds = faces.map((each) => each.id);
  return {
    title: content.title,
    names: namesOf(content),
    companions,
    companionIds,
    companionKinds: companions.map((each) => each.kind),
    enemies,
    enemyIds: enemies.map((each) => each.id),
    enemyKinds: enemies.map((each) => each.kind),
    mordor: faces,
    mordorIds,
    ringNames: [...companionIds, ...mordorIds],
    having: havingOf(companions),
    colours: companions.map(({ symbols }) => symbols.reduce((bits, each) => bits | (1 << each), 0)),
    mighty: bitsWhere(enemies, ({ symbols }) => symbols.length > 2),
    captains: bitsWhere(enemies, ({ captain }) => captain),
    sources: sourcesOf(content),
  };
}

const WORDS = { companions: 'card', enemies: 'enemy', mordor: 'mordor' } as const;

/** What the pack calls differently than the standard pack, or what only this pack has. */
function namesOf(content: Pack): Names {
  const named = (language: Language): [string, string][] =>
    (['companions', 'enemies', 'mordor'] as const).flatMap((part) =>
      content[part].flatMap((card): [string, string][] => {
        const usual = standard[part].find((each) => each.id === card.id);
        const name = inLanguage(card, language);
        return usual !== undefined && inLanguage(usual, language) === name ? [] : [[`${WORDS[part]}.${card.id}`, name]];
      }),
    );
  const names = LANGUAGES.map((language) => [language, Object.fromEntries(named(language))] as const);
  return Object.fromEntries(names.filter(([, own]) => Object.keys(own).length > 0));
}

/** No two faces share a name, and no name runs into that of a second copy. */
function checkNames(content: Pack): void {
  for (const part of ['companions', 'enemies', 'mordor'] as const) {
    const seen = new Set<string>();
    for (const [index, { id: name, copies: count }] of content[part].entries())
      for (let copy = 1; copy <= count; copy++) {
        const card = copyName(name, copy);
        if (seen.has(card))
          refuse(`two cards are called "${card}"`, ['BM-COMP-01'], `${part}.${index}.id`, detail('twice', { name: card }));
        seen.add(card);
      }
  }
  const both = content.mordor.findIndex((each) => content.companions.some((other) => other.id === each.id));
  if (both >= 0)
    refuse(
      'a Mordor card and a companion have the same id',
      ['BM-COMP-02'],
      `mordor.${both}.id`,
      detail('twice', { name: content.mordor[both].id }),
    );
  for (const [index, name] of SYMBOLS.entries()) {
    const count = content.symbols.filter((each) => each.id === name).length;
    if (count === 1) continue;
    const why = count === 0 ? detail('absent', { name }) : detail('twice', { name });
    refuse(`the symbol "${name}" is described exactly once`, [index < COLOURS ? 'BM-SYMBOL-01' : 'BM-SYMBOL-02'], 'symbols', why);
  }
}

function checkCounts(content: Pack): void {
  const total = (cards: readonly { readonly copies: number }[]): number => cards.reduce((sum, each) => sum + each.copies, 0);
  const expected = { companions: COMPANIONS, mordor: MORDOR_CARDS, enemies: ENEMIES } as const;
  for (const part of ['companions', 'mordor', 'enemies'] as const) {
    const count = total(content[part]);
    const wanted = expected[part];
    if (count !== wanted)
      refuse(`there are ${wanted} cards in "${part}", not ${count}`, ['BM-COMP-01'], part, detail('number', { wanted, found: count }));
  }
}

const copyName = (name: string, copy: number): string => (copy === 1 ? name : `${name}-${copy}`);

/** What a card scores for a player to whom it was given (BM-HOBBIT-06, BM-GANDALF-04). */
const GIVEN: { readonly [ability in AbilityId]?: { readonly points: number; readonly rule: string } } = {
  borrow: { points: 1, rule: 'BM-HOBBIT-06' },
  exchange: { points: 2, rule: 'BM-GANDALF-04' },
};

function readCompanion(content: Pack, index: number): CompanionData[] {
  const { id: kind, symbols, ability, pointsWhenGiven, copies: count } = content.companions[index];
  const path = `companions.${index}`;
  const joker = symbols.includes('joker');
  if (joker ? symbols.length !== 1 : symbols.length < 1 || symbols.length > 2)
    refuse(
      `a companion has one or two coloured symbols, or one joker; "${kind}" has ${symbols.join(', ') || 'none'}`,
      ['BM-SYMBOL-04'],
      `${path}.symbols`,
      detail('symbols-of-companion'),
    );
  const given = ability === null ? undefined : GIVEN[ability];
  if (pointsWhenGiven !== undefined && pointsWhenGiven !== given?.points)
    refuse(
      given === undefined
        ? `only hobbits and Gandalf score when given away; "${kind}" does not`
        : `"${kind}" scores ${given.points} when given away, not ${pointsWhenGiven}`,
      [given?.rule ?? 'BM-SCORE-02'],
      `${path}.pointsWhenGiven`,
      given === undefined ? detail('gift-without-points') : detail('other', { wanted: given.points, got: pointsWhenGiven }),
    );
  return Array.from({ length: count }, (_, copy) => ({
    id: copyName(kind, copy + 1),
    kind,
    symbols: symbols.map((name) => asId<SymbolIndex>(SYMBOLS.indexOf(name))),
    ability,
    pointsWhenGiven: given?.points ?? 0,
  }));
}

function readEnemy(content: Pack, index: number): EnemyData[] {
  const { id: kind, symbols, points, captain, copies: count } = content.enemies[index];
  const path = `enemies.${index}.symbols`;
  if (symbols.length < 1 || symbols.length > 4)
    refuse(`an enemy has one to four symbols; "${kind}" has ${symbols.length}`, ['BM-SYMBOL-03'], path, detail('symbols-of-enemy'));
  const joker = symbols.indexOf('joker');
  if (joker >= 0)
    refuse(`an enemy has coloured symbols only; "${kind}" has a joker`, ['BM-SYMBOL-03'], `${path}.${joker}`, detail('no-joker-on-enemy'));
  return Array.from({ length: count }, (_, copy) => ({
    id: copyName(kind, copy + 1),
    kind,
    symbols: symbols.map((name) => asId<SymbolIndex>(SYMBOLS.indexOf(name))),
    points,
    captain,
  }));
}

const bitsWhere = <T, Set extends number>(items: readonly T[], holds: (item: T) => boolean): Set =>
  asId(items.reduce((bits, item, index) => (holds(item) ? bits | (1 << index) : bits), 0));

function havingOf(companions: readonly CompanionData[]): BattleBox['having'] {
  const having = (ability: AbilityId): Companions => bitsWhere(companions, (each) => each.ability === ability);
  return {
    borrow: having('borrow'),
    double: having('double'),
    exchange: having('exchange'),
    steadfast: having('steadfast'),
    returning: having('returning'),
    wanderer: having('wanderer'),
    rally: having('rally'),
    'bane-of-the-mighty': having('bane-of-the-mighty'),
    'bane-of-captains': having('bane-of-captains'),
    summons: having('summons'),
  };
}

/** How sure we are of each part of the box: the weakest source of what it is made of. */
function sourcesOf(content: Pack): BattleBox['sources'] {
  const part = (
    cards: readonly { readonly source: ContentSource; readonly sources: Readonly<Record<string, ContentSource>> }[],
    name: string,
  ): ContentSource => weakest(cards.map((each) => each.sources[name] ?? each.source));
  return {
    companionNames: part(content.companions, 'name'),
    companionSymbols: part(content.companions, 'symbols'),
    abilities: part(
      content.companions.filter((each) => each.ability !== null),
      'ability',
    ),
    enemyNames: part(content.enemies, 'name'),
    enemySymbols: part(content.enemies, 'symbols'),
    enemyPoints: part(content.enemies, 'points'),
    captains: part(content.enemies, 'captain'),
    commands: part(content.mordor, 'command'),
    mordorCopies: part(content.mordor, 'copies'),
  };
}
