/** Whether an option was agreed on when the table was set up. */
export const agreed = (options: unknown, name: 'havens' | 'belief'): boolean =>
  typeof options === 'object' && options !== null && name in options && Reflect.get(options, name) === true;
