import { asId } from '#kernel/id.ts';
import { leave } from '#kernel';
import { FREE, GANDALF_WHITE, type Character } from '../../content/box.ts';
import { mayGuide } from '../company.ts';
import { chooseGuideFrame } from '../frames/fellowship.ts';
import { asksLeading } from '../team/seats.ts';
import { asking, choice, guard } from '../tools.ts';
import { chooseGuide } from '../verbs.ts';
import { setGuide } from './members.ts';

/** Several Companions of the highest level: the Free Peoples choose among them (WR-FSP-07, WR-FSP-08). */
export const choosingGuide = asking(chooseGuideFrame, {
  rule: 'WR-FSP-08',
  asks: (s) => asksLeading(s, FREE),
  prompt: () => ({ id: 'chooseGuide', params: {} }),
  choices: [
    choice(chooseGuide, {
      guards: [guard('WR-FSP-07', (s, character) => mayGuide(s, character))],
      candidates(_s, propose) {
        for (let c: Character = asId(0); c <= GANDALF_WHITE; c++) propose(c);
      },
      perform(s, effects, character) {
        setGuide(s, effects, character);
        leave(s);
      },
    }),
  ],
});
