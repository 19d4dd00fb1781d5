/** Says the last word to the parent process and ends. */
export function report(message: { readonly result: unknown } | { readonly failure: string }): void {
  process.send?.(message, undefined, undefined, () => process.exit('failure' in message ? 1 : 0));
}

export const fail = (error: unknown): void => report({ failure: String(error instanceof Error ? error.stack : error) });
