/** The sheet in units of the map. */
export const SHEET = { x: 0, y: 0, width: 1000, height: 700 } as const;

/** What is painted: the sheet, and the western sea beyond it, over which the tracks lie on a wide screen. */
export const BLEED = { x: -420, y: SHEET.y - 8, width: SHEET.width + 428, height: SHEET.height + 16 } as const;
