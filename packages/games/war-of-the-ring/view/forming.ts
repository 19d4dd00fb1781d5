import { asId } from '#kernel/id.ts';
import { type Frame, includes, type Seats, type VisibleState } from '#kernel';
import {
  type Character,
  CHARACTERS,
  FIGURES,
  FREE,
  GANDALF_WHITE,
  hasBit,
  isCharacter,
  type Place,
  type Side,
  sideOf,
  sideOfCharacter,
} from '../content/box.ts';
import { isMember } from '../rules/company.ts';
import { whoSeparates } from '../rules/fellowship/separate.ts';
import { marchPartyFrame, farPartyFrame } from '../rules/frames/army.ts';
import { advanceFrame, attackPartyFrame } from '../rules/frames/battle.ts';
import { moveCompanionsFrame, separateFrame } from '../rules/frames/fellowship.ts';
import type { Party } from '../rules/frames/shapes.ts';
import { countIn, staysBehind } from '../rules/army/party.ts';
import type { War } from '../rules/state.ts';
import { asks } from '../rules/team/seats.ts';
import type { ForceView, FormingView } from './view.ts';

/** The figures that whoever is asked is sending on their way. What is being weighed is nobody else's business: others are told when it is done. */
export function formingView(s: War, viewer: VisibleState<War>['viewer']): FormingView | null {
  const frame = s.frames.at(-1);
  const found = frame === undefined ? null : (partyView(s, frame) ?? groupView(s, frame));
  return found !== null && viewer !== 'spectator' && includes(found.asked, viewer) ? found.view : null;
}

interface Found {
  /** Who is choosing. */
  readonly asked: Seats;
  readonly view: FormingView;
}

function partyView(s: War, frame: Frame): Found | null {
  if (marchPartyFrame.is(frame) || advanceFrame.is(frame)) return armyView(s, frame, frame.side, frame.to);
  if (attackPartyFrame.is(frame)) return armyView(s, frame, frame.side, frame.against);
  return farPartyFrame.is(frame) ? armyView(s, frame, frame.side, null) : null;
}

const armyView = (s: War, party: Party, side: Side, to: Place | null): Found => ({
  asked: asks(s, side),
  view: {
    from: s.box.placeIds[party.from],
    to: to === null ? null : s.box.placeIds[to],
    going: forceOf(side, (figure) => countIn(party, asId(figure))),
    staying: forceOf(side, (figure) => staysBehind(s, party, asId(figure))),
  },
});

/** Companions that set out together: from the Fellowship, or from where the first of them stands. */
function groupView(s: War, frame: Frame): Found | null {
  if (separateFrame.is(frame)) {
    const from = s.open.fellowship.at;
    return companionsView(s, whoSeparates(s), frame.group, from, (c) => isMember(s, c));
  }
  if (!moveCompanionsFrame.is(frame)) return null;
  const first = CHARACTERS.findIndex((_, c) => hasBit(frame.group, c));
  if (first < 0) return null;
  const from: Place = asId(s.open.characters[first]);
  return companionsView(s, asks(s, FREE), frame.group, from, (c) => c <= GANDALF_WHITE && s.open.characters[c] === from);
}

function companionsView(s: War, asked: Seats, group: number, from: Place, isHere: (character: Character) => boolean): Found {
  const who = (goes: boolean): ForceView => ({
    figures: {},
    characters: CHARACTERS.filter((_, c) => hasBit(group, c) === goes && (goes || isHere(asId(c)))),
  });
  return { asked, view: { from: s.box.placeIds[from], to: null, going: who(true), staying: who(false) } };
}

function forceOf(side: Side, count: (figure: number) => number): ForceView {
  const figures: { [figure: string]: number } = {};
  const characters: string[] = [];
  FIGURES.forEach((name, figure) => {
    if (isCharacter(asId(figure))) {
      const character: Character = asId(CHARACTERS.findIndex((each) => each === name));
      if (sideOfCharacter(character) === side && count(figure) > 0) characters.push(name);
    } else if (sideOf(asId(figure)) === side && count(figure) > 0) figures[name] = count(figure);
  });
  return { figures, characters };
}
