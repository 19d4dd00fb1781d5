import { type Language, SOURCE_LANGUAGE } from '#kernel/languages.ts';
import { linesOf } from './labels.ts';
import type { LoadedSheet } from './loaded.ts';
import type { LetteredName, NamePlace } from './sketch.ts';

/** Names on the map. A language for which no places were worked out writes its own names where those of the source language stand. */
export function namePlaces({ sheet, drawing }: LoadedSheet, language: Language): readonly NamePlace[] {
  const own = drawing.names[language];
  if (own !== undefined) return own;
  return (drawing.names[SOURCE_LANGUAGE] ?? []).map((place) => {
    const space = sheet.byId.get(place.id);
    const name = space?.name?.[language];
    return space === undefined || name === undefined ? place : { ...place, lines: linesOf(space, name, place.lines.length) };
  });
}

export const regionPlaces = ({ drawing }: LoadedSheet, language: Language): readonly LetteredName[] =>
  drawing.regions[language] ?? drawing.regions[SOURCE_LANGUAGE] ?? [];
