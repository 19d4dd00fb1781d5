/** Origin of printed content: read in the rulebook, published elsewhere, or reconstructed. */
export type ContentSource = 'rulebook' | 'published' | 'reconstructed';

const WEAKEST: readonly ContentSource[] = ['reconstructed', 'published', 'rulebook'];

/** Content made of several pieces is only as certain as the least certain of them. */
export const weakest = (sources: readonly ContentSource[]): ContentSource => WEAKEST.find((each) => sources.includes(each)) ?? 'rulebook';
