/** One thing of a game and the one word for it in each language. `avoid`: patterns of other words that must not stand for it in any text of the game. */
export interface Term {
  readonly thing: string;
  readonly en: string;
  readonly pl: string;
  readonly avoid: { readonly en: readonly string[]; readonly pl: readonly string[] };
}

/** The page for contributors and translators: docs/terms/<game>.md. */
export function termsPage(title: string, terms: readonly Term[]): string {
  const rows = terms.map(({ thing, en, pl, avoid }) => {
    const avoided = [...avoid.en, ...avoid.pl].map((pattern) => `\`${pattern.replaceAll('|', '\\|')}\``).join(', ');
    return `| ${thing} | ${en} | ${pl} | ${avoided} |`;
  });
  return [
    `# Terms: ${title}`,
    '',
    'One word for one thing, from the rulebook (Polish) and the published names (English). The words are kept in `terms.json` of the game;',
    'a test looks for the patterns in the last column in all texts of the game. `npm run protocol` writes this page.',
    '',
    '| thing | English | Polish | not these |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
