const WIDTH = 118;

/** Breaks text into lines that can be read without scrolling sideways; further lines start with the indent. */
export function wrapped(text: string, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' '))
    if (line !== '' && indent.length + line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  return [...lines, line].join(`\n${indent}`);
}

/** An item of a Markdown list; each further text is an item below it. Empty texts are left out. */
export function item([head, ...below]: readonly string[]): string[] {
  return [`- ${wrapped(head, '  ')}`, ...below.filter((text) => text !== '').map((text) => `  - ${wrapped(text, '    ')}`)];
}
