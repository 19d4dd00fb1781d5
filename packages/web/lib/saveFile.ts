/** Downloads a document as a JSON file. */
export const saveFile = (name: string, content: unknown): void => save(name, JSON.stringify(content, null, 1), 'application/json');

/** Downloads a text. */
export const saveText = (name: string, text: string): void => save(name, text, 'text/plain');

function save(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
