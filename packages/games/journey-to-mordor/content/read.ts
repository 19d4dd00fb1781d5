import { asId } from '#kernel/id.ts';
import { InvalidInput, weakest } from '#kernel';
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

/** The six symbols of the game, each described once. */
function checkSymbols({ symbols }: Pack): void {
  for (const name of SYMBOLS)
    if (symbols.filter((each) => each.id === name).length !== 1)
      throw new InvalidInput(`Content pack: the symbol "${name}" is described exactly once`, ['JM-COMP-02'], 'symbols');
}

/** Hobbits and dice name each other, and share a colour. */
function checkHobbits({ hobbits, dice }: Pack): void {
  for (const [index, { id: name, die: of, colour }] of hobbits.entries()) {
    const own = dice.find((each) => each.id === of);
    const refuse = (message: string, part: string): never => {
      throw new InvalidInput(`Content pack: ${message}`, ['JM-SETUP-04'], `hobbits.${index}.${part}`);
    };
    if (hobbits.findIndex((other) => other.id === name) !== index) refuse(`two hobbits are called "${name}"`, 'id');
    if (own === undefined) refuse(`no die is called "${of}"`, 'die');
    else if (own.hobbit !== name) refuse(`the die "${of}" belongs to ${own.hobbit === null ? 'nobody' : `"${own.hobbit}"`}`, 'die');
    else if (own.colour !== colour) refuse(`the die of "${name}" is ${own.colour}, the hobbit ${colour}`, 'colour');
  }
}

function readDie(content: Pack, index: number): DieData {
  const { id, hobbit: owner, faces } = content.dice[index];
  const refuse = (message: string, rule: string, part: string): never => {
    throw new InvalidInput(`Content pack: ${message}`, [rule], `dice.${index}.${part}`);
  };
  if (content.dice.findIndex((other) => other.id === id) !== index) refuse(`two dice are called "${id}"`, 'JM-COMP-01', 'id');
  const black = content.dice.filter((each) => each.hobbit === null);
  if (black.length !== 1) refuse('exactly one die, the black one, belongs to no hobbit', 'JM-COMP-01', 'hobbit');
  if (owner !== null && faces.includes('white-tree')) refuse('only the black die shows the White Tree', 'JM-COMP-04', 'faces');
  const hobbitIndex: Hobbit = asId(owner === null ? -1 : content.hobbits.findIndex((each) => each.id === owner));
  if (owner !== null && hobbitIndex < 0) refuse(`no hobbit is called "${owner}"`, 'JM-SETUP-04', 'hobbit');
  if (owner !== null && content.dice.filter((each) => each.hobbit === owner).length !== 1)
    refuse(`each hobbit has one die; "${owner}" has another number`, 'JM-COMP-01', 'hobbit');
  return { id, hobbit: hobbitIndex, faces: faces.map((name) => asId(SYMBOLS.indexOf(name))), faceNames: faces };
}

function readSide(content: Pack, id: SideId): Sheet {
  const index = content.sides.findIndex((each) => each.id === id);
  if (index < 0) throw new InvalidInput(`Content pack: the ${id} side of the sheet is missing`, ['JM-COMP-07'], 'sides');
  const { roundFields, squareFields } = content.sides[index];
  const last = squareFields.length - 1;
  const misplaced = squareFields.findIndex(({ nazgulSymbol }, square) => nazgulSymbol !== (square === last));
  if (misplaced >= 0)
    throw new InvalidInput(
      'Content pack: the last square, and only that one, carries the Nazgûl symbol',
      ['JM-COMP-06'],
      `sides.${index}.squareFields.${misplaced}.nazgulSymbol`,
    );
  const effective = roundFields.findIndex(({ effect }) => id === 'basic' && effect !== null);
  if (effective >= 0)
    throw new InvalidInput(
      'Content pack: on the basic side places have no effect',
      ['JM-SETUP-07'],
      `sides.${index}.roundFields.${effective}.effect`,
    );
  if (roundFields[roundFields.length - 1].effect !== null)
    throw new InvalidInput(
      'Content pack: the last round field is Mordor, which ends the game and has no effect',
      ['JM-GOAL-01'],
      `sides.${index}.roundFields.${roundFields.length - 1}.effect`,
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
