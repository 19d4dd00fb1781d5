import { inLanguage, type Language } from '#kernel/languages.ts';
import type { Told } from '#look/map/map.ts';
import type { HuntView } from '../../view/view.ts';
import type { Shade } from './beliefs.ts';
import type { SheetSpace } from './sheet.ts';
import { nazgulWord } from '../words.ts';
import type { Words } from '../keys.ts';

/** A space in words: its name, where it lies, what is on it, what the Riders may believe of it, and who could ride there. */
export function describeSpace(
  words: Words,
  view: HuntView,
  language: Language,
  space: SheetSpace,
  shade: Shade | null,
  threats: readonly string[] | null,
): Told {
  const { name, lines: always } = unchanging(words, view.part, language, space);
  const lines = [...always];
  const own = view.mine?.role === 'ring-bearer' ? view.mine : (view.truth?.ringBearer ?? null);
  if (view.foundAt === space.id) lines.push(words('table.space.found'));
  else if (own?.lastArea === space.id) lines.push(words('table.space.frodo'));
  const riders = view.nazgul.filter(({ at }) => at === space.id);
  if (riders.length > 0) lines.push(words('table.space.riders', { riders: riders.map(({ id }) => nazgulWord(view, id)) }));
  if (view.gandalfAt === space.id || own?.gandalf === space.id) lines.push(words('table.space.gandalf'));
  const trail = view.trail.find(({ area }) => area === space.id);
  if (trail !== undefined) lines.push(words(trail.side === 'eye' ? 'table.space.trailEye' : 'table.space.trailSword'));
  if (view.allies.includes(space.id)) lines.push(words('table.space.ally'));
  if (view.part === 1 && view.information.includes(space.id)) lines.push(words('table.space.informationFound'));
  const token = own?.information.find(({ area, state }) => area === space.id && state !== 'found');
  if (view.part === 1 && token !== undefined)
    lines.push(words(token.state === 'held' ? 'table.space.informationHeld' : 'table.space.informationConcealed'));
  if (view.part === 2 && view.deeds.done.includes(space.id)) lines.push(words('table.space.deedDone'));
  if (view.part === 2 && own?.deeds.some(({ area }) => area === space.id) === true) lines.push(words('table.space.deedHeld'));
  for (const [index, mark] of view.logTokens.entries()) if (mark === space.id) lines.push(words('table.space.log', { number: index + 1 }));
  for (const { place, bars } of view.wards)
    if (place === space.id || place === space.region || place === space.section)
      lines.push(words('table.space.ward', { bars: bars.map((bar) => `@bar.${bar}`) }));
  if (shade !== null) lines.push(words(`table.belief.${shade.certainty}`));
  if (threats !== null && threats.length > 0)
    lines.push(words('table.space.threat', { count: threats.length, riders: threats.map((id) => nazgulWord(view, id)) }));
  return { name, lines };
}

const said = new Map<string, Told>();

/** Name, region and kind never change: with more than a hundred spaces on a map they are said once for each language. */
function unchanging(words: Words, part: 1 | 2, language: Language, space: SheetSpace): Told {
  const name = space.name === null ? words(`dot.${part}-${space.id}`) : `${space.id}, ${inLanguage(space.name, language)}`;
  const key = `${language} ${space.region} ${name}`;
  const known = said.get(key);
  if (known !== undefined) return known;
  const told = {
    name,
    lines: [
      words('table.space.in', { place: `@place.${space.region}` }),
      ...(space.kind === 'plain' || space.kind === 'dot' ? [] : [words(`table.kind.${space.kind}`)]),
    ],
  };
  said.set(key, told);
  return told;
}
