import { type Detail, detail, InvalidInput } from '#kernel';
import { COMPANY, type HuntBox, MERIADOC } from '../../content/box.ts';
import { type Letter, poolOfPartTwo } from './letter.ts';

/** A letter must speak of cards and tokens of this very box, each where it can be and none twice. The first thing wrong is told. */
export function checkLetter(box: HuntBox, letter: Letter): void {
  const refuse = (message: string, rule: string, path: string, why: Detail): never => {
    throw new InvalidInput(`The letter could not have been written: ${message}`, [rule], `letter.${path}`, why);
  };
  const known = (names: readonly string[], given: readonly string[], rule: string, path: string): void => {
    const stranger = given.find((name) => !names.includes(name));
    if (stranger !== undefined) refuse(`this box has no "${stranger}"`, rule, path, detail('stranger', { name: stranger }));
  };
  const once = (given: readonly string[], rule: string, path: string): void => {
    const twice = given.find((name, place) => given.indexOf(name) !== place);
    if (twice !== undefined) refuse(`"${twice}" is there twice`, rule, path, detail('twice', { name: twice }));
  };
  const { sorcery, sorceryDeck, sorceryDiscard, information, pool, eyes, discarded, company, meriadocJoined } = letter;
  const cards = [...sorcery.flat(), ...sorceryDeck, ...sorceryDiscard];
  known(box.sorceryIds, cards, 'HR-LETTER-05', 'sorcery');
  for (const [card, id] of box.sorceryIds.entries()) {
    const inBox = box.sorceryDeck.filter((each) => each === card).length - (letter.barrowWights && box.sorcery[card].stays ? 1 : 0);
    const there = cards.filter((each) => each === id).length;
    if (there !== inBox)
      refuse(
        `"${id}" is there ${there} times, not ${inBox}`,
        'HR-COMP-04',
        'sorcery',
        detail('copies', { name: id, found: there, wanted: inBox }),
      );
  }
  known(box.informationIds, information, 'HR-LETTER-02', 'information');
  once(information, 'HR-LETTER-02', 'information');
  const tokens = [...pool, ...eyes, ...discarded];
  known(box.corruptionIds, tokens, 'HR-LETTER-03', 'pool');
  once(tokens, 'HR-LETTER-03', 'pool');
  for (const { id, colour, eye } of box.corruption) {
    if (colour === 'beige' && !tokens.includes(id))
      refuse(`the corruption token "${id}" is missing`, 'HR-LETTER-03', 'pool', detail('absent', { name: id }));
    if (colour === 'grey' && tokens.includes(id))
      refuse(`"${id}" joins in part II only`, 'HR-SETUP2-17', 'pool', detail('token-of-part-two', { name: id }));
    if (!eye && eyes.includes(id)) refuse(`"${id}" shows no Eye`, 'HR-LETTER-03', 'eyes', detail('no-eye', { name: id }));
  }
  once(company, 'HR-LETTER-01', 'company');
  const tokensInAll = poolOfPartTwo(letter, letter.bigPool);
  if (letter.fellowship > tokensInAll)
    refuse(
      `a pool of ${tokensInAll} Fellowship tokens has not ${letter.fellowship}`,
      'HR-FELL-08',
      'fellowship',
      detail('fellowship-tokens', { most: tokensInAll }),
    );
  if (company.includes(COMPANY[MERIADOC]) && !meriadocJoined)
    refuse('Meriadoc is there without having joined', 'HR-LETTER-01', 'company', detail('meriadoc-not-joined'));
}
