import { asId } from '#kernel/id.ts';
import { type Detail, detail, InvalidInput, weakest } from '#kernel';
import { type DieData, type JourneyBox, type Sheet, type SideId, SYMBOLS, type Hobbit } from './box.ts';
import { type Pack, packSchema } from './schema.ts';

/** Checks a content pack against the schema and what the rulebook fixes, and makes the box the rules use. */
export function readContent(given: unknown): JourneyBox {
  const parsed = packSchema.safeParse(given);
  if (!parsed.success) throw InvalidInput.form('Content pack', parsed.error, given);
  const content = parsed.data;
  checkSymbols(content);
  checkHobbits(content);
  return {
    title: content.title,
    dice: content.dice.map((_, index) => readDie(content, index)),
    dieIds: content.dice.map(({ id }) => id),
    hobbits: content.hobbits.map(({ id, colour }) => ({ id, colour })),
    hobbitIds: content.hobbits.map(({ id }) => id),
    sheets: { basic: readSide(content, 'basic'), advanced: readSide(content, 'advanced') },
    mostSquares: Math.max(...content.sides.map(({ squareFields }) => squareFields.length)),
    sources: sourcesOf(content),
  };
}

const refuse = (message: string, rules: readonly string[], path: string, why: Detail): never => {
  throw new InvalidInput(`Content pack: ${message}`, rules, path, why);
};

/** The six symbols of the game, each described once. */
function checkSymbols({ symbols }: Pack): void {
  for (const name of SYMBOLS) {
    const count = symbols.filter((each) => each.id === name).length;
    if (count === 1) continue;
    const why = count === 0 ? detail('absent', { name }) : detail('twice', { name });
    refuse(`the symbol "${name}" is described exactly once`, ['JM-COMP-02'], 'symbols', why);
  }
}

/** Hobbits and dice name each other, and share a colour. */
function checkHobbits({ hobbits, dice }: Pack): void {
  for (const [index, { id: name, die: of, colour }] of hobbits.entries()) {
    const own = dice.find((each) => each.id === of);
    const wrong = (message: string, part: string, why: Detail): never => refuse(message, ['JM-SETUP-04'], `hobbits.${index}.${part}`, why);
    if (hobbits.findIndex((other) => other.id === name) !== index)
      wrong(`two hobbits are called "${name}"`, 'id', detail('twice', { name }));
    if (own === undefined) wrong(`no die is called "${of}"`, 'die', detail('stranger', { name: of }));
    else if (own.hobbit !== name) {
      const owner = own.hobbit === null ? 'nobody' : `"${own.hobbit}"`;
      wrong(`the die "${of}" belongs to ${owner}`, 'die', detail('die-of-another', { die: of, hobbit: name }));
    } else if (own.colour !== colour)
      wrong(`the die of "${name}" is ${own.colour}, the hobbit ${colour}`, 'colour', detail('other', { wanted: own.colour, got: colour }));
  }
}

function readDie(content: Pack, index: number): DieData {
  const { id, hobbit: owner, faces } = content.dice[index];
  const wrong = (message: string, rule: string, part: string, why: Detail): never => refuse(message, [rule], `dice.${index}.${part}`, why);
  if (content.dice.findIndex((other) => other.id === id) !== index)
    wrong(`two dice are called "${id}"`, 'JM-COMP-01', 'id', detail('twice', { name: id }));
  if (content.dice.filter((each) => each.hobbit === null).length !== 1)
    wrong('exactly one die, the black one, belongs to no hobbit', 'JM-COMP-01', 'hobbit', detail('one-black-die'));
  if (owner !== null && faces.includes('white-tree'))
    wrong('only the black die shows the White Tree', 'JM-COMP-04', 'faces', detail('tree-on-black-die'));
  const hobbitIndex: Hobbit = asId(owner === null ? -1 : content.hobbits.findIndex((each) => each.id === owner));
  if (owner !== null && hobbitIndex < 0)
    wrong(`no hobbit is called "${owner}"`, 'JM-SETUP-04', 'hobbit', detail('stranger', { name: owner }));
  if (owner !== null && content.dice.filter((each) => each.hobbit === owner).length !== 1)
    wrong(`each hobbit has one die; "${owner}" has another number`, 'JM-COMP-01', 'hobbit', detail('twice', { name: owner }));
  return { id, hobbit: hobbitIndex, faces: faces.map((name) => asId(SYMBOLS.indexOf(name))), faceNames: faces };
}

function readSide(content: Pack, id: SideId): Sheet {
  const index = content.sides.findIndex((each) => each.id === id);
  if (index < 0) return refuse(`the ${id} side of the sheet is missing`, ['JM-COMP-07'], 'sides', detail('absent', { name: id }));
  const { roundFields, squareFields } = content.sides[index];
  const last = squareFields.length - 1;
  const misplaced = squareFields.findIndex(({ nazgulSymbol }, square) => nazgulSymbol !== (square === last));
  if (misplaced >= 0)
    refuse(
      'the last square, and only that one, carries the Nazgûl symbol',
      ['JM-COMP-06'],
      `sides.${index}.squareFields.${misplaced}.nazgulSymbol`,
      detail('nazgul-on-last-square'),
    );
  const effective = roundFields.findIndex(({ effect }) => id === 'basic' && effect !== null);
  if (effective >= 0)
    refuse(
      'on the basic side places have no effect',
      ['JM-SETUP-07'],
      `sides.${index}.roundFields.${effective}.effect`,
      detail('no-effect-on-basic-side'),
    );
  if (roundFields[roundFields.length - 1].effect !== null)
    refuse(
      'the last round field is Mordor, which ends the game and has no effect',
      ['JM-GOAL-01'],
      `sides.${index}.roundFields.${roundFields.length - 1}.effect`,
      detail('no-effect-in-mordor'),
    );
  return { id, fields: roundFields.map(({ place, effect }) => ({ place, effect })), squares: squareFields.length };
}

/** How sure we are of each part of the box: the weakest source of what it is made of. */
function sourcesOf(content: Pack): JourneyBox['sources'] {
  return {
    dice: weakest(content.dice.map((each) => each.source)),
    hobbits: weakest(content.hobbits.map((each) => each.source)),
    places: weakest(content.sides.flatMap((each) => each.roundFields.map((field) => field.source))),
    roundFields: weakest(content.sides.map((each) => each.roundFieldCountSource)),
    squareFields: weakest(content.sides.map((each) => each.squareFieldCountSource)),
  };
}
