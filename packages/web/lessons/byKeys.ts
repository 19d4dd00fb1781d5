/** Whether the reader goes by keys just now: whoever does is led by the focus, too. Whoever points with a mouse or a finger keeps it where it is. */
let keys = false;

const hear = (event: 'keydown' | 'pointerdown', isKey: boolean): void =>
  addEventListener(
    event,
    () => {
      keys = isKey;
    },
    { capture: true },
  );
hear('keydown', true);
hear('pointerdown', false);

export const byKeys = (): boolean => keys;
