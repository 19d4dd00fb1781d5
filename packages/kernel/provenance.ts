/** How sure we are of something that is printed: read in the rulebook, published elsewhere, or made up to fit. */
export type Source = 'rulebook' | 'published' | 'reconstructed';

const WEAKEST: readonly Source[] = ['reconstructed', 'published', 'rulebook'];

/** What is made of many things is only as sure as the least sure of them. */
export const weakest = (sources: readonly Source[]): Source => WEAKEST.find((each) => sources.includes(each)) ?? 'rulebook';
