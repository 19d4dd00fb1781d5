import { type AskingStep, guard, leave, top } from '#kernel';
import { REGION_COUNT, SHADOW } from '../../content/box.ts';
import { asks, type War } from '../state.ts';
import { chooseRegion } from '../verbs.ts';
import { placeVoice, type VoiceFrame, voiceMayPlace } from '../characters/abilities.ts';

const frameOf = (s: War): VoiceFrame => top<VoiceFrame>(s);

function anyLeft(s: War): boolean {
  for (let region = 0; region < REGION_COUNT; region++) if (voiceMayPlace(s, frameOf(s).placed, region)) return true;
  return false;
}

/** The Voice of Saruman: a regular in every Isengard settlement, as far as figures go; the Shadow says where first. */
export const recruitingByVoice: AskingStep<War> = {
  rule: 'WR-CHAR-22',
  asks: (s) => asks(s, SHADOW),
  prompt: () => ({ id: 'voiceRecruit', params: {} }),
  choices: [
    {
      verb: chooseRegion,
      guards: [guard(['WR-CHAR-22', 'WR-RECRUIT-09'], (s, region) => voiceMayPlace(s, frameOf(s).placed, region))],
      candidates(_s, _seat, propose) {
        for (let region = 0; region < REGION_COUNT; region++) propose(region);
      },
      perform(s, table, region) {
        placeVoice(s, table, region);
        frameOf(s).placed.push(region);
        if (!anyLeft(s)) leave(s);
      },
    },
  ],
};
