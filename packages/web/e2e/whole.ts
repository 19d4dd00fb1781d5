/** `REDBOOK_WHOLE=1`: every game, scene and lesson in every light, size and language. Otherwise the tests look at each of them once, which takes half as long. */
export const isWhole = process.env.REDBOOK_WHOLE === '1';

/** All of these, or as many as are enough. */
export const enough = <T>(count: number, all: readonly T[]): readonly T[] => (isWhole ? all : all.slice(0, count));
