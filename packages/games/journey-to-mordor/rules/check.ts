import type { Seat } from '#kernel';
import { asId } from '#kernel/id.ts';
import { NAZGUL, WHITE_TREE } from '../content/box.ts';
import { uncrossed } from './squares.ts';
import { type Journey, seatsOf, sheetOf } from './state.ts';

/** What must hold at every moment of every game: sheets within their print, five dice, nobody twice. */
export function check(s: Journey): string[] {
  const { open, box } = s;
  const wrong: string[] = [];
  const demand = (holds: boolean, sentence: string): void => {
    if (!holds) wrong.push(sentence);
  };
  const sheet = sheetOf(s);
  for (let seat: Seat = asId(0); seat < seatsOf(s); seat++) {
    demand(open.fields[seat] >= 0 && open.fields[seat] <= sheet.fields.length, `seat ${seat} has ${open.fields[seat]} fields`);
    demand(open.split[seat] >> sheet.squares === 0, `seat ${seat} split a square that is not there`);
    demand(uncrossed(s, seat) >= 0, `seat ${seat} crossed off more spaces than there are`);
    demand(uncrossed(s, seat) > 0 || open.out[seat], `seat ${seat} has no space left but is not out`);
  }
  const chosen = open.hobbit.filter((hobbit) => hobbit >= 0);
  demand(new Set(chosen).size === chosen.length, 'two players have the same hobbit');
  demand(open.shows.length === box.dice.length && open.asideAt.length === box.dice.length, 'a die was lost');
  demand(open.rolls >= 0 && open.rolls <= box.dice.length, `${open.rolls} rolls in one turn`);
  for (let die = 0; die < open.shows.length; die++) {
    demand(open.shows[die] < 0 || box.dice[die].faces.includes(open.shows[die]), `die ${die} shows a symbol it does not have`);
    demand(open.asideAt[die] <= open.rolls, `die ${die} was set aside from a roll not made`);
  }
  demand(
    open.asideAt.every((roll, die) => roll === 0 || open.shows[die] >= 0),
    'a die was set aside before it was rolled',
  );
  if (open.effect !== 'same-symbols')
    for (let roll = 1; roll <= Math.min(open.rolls, box.dice.length); roll++) {
      const symbols = open.shows.filter((_, die) => open.asideAt[die] === roll);
      demand(new Set(symbols).size === symbols.length, `equal symbols set aside from roll ${roll}`);
      demand(symbols.filter((symbol) => symbol === NAZGUL).length <= 1, `two Nazgûl set aside from roll ${roll}`);
    }
  demand(open.shows.filter((symbol) => symbol === WHITE_TREE).length <= 1, 'more than one White Tree');
  return wrong;
}
