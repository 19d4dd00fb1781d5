const GAP = 14;
const EDGE = 12;

interface PopoverPosition {
  readonly left: number;
  readonly top: number;
  readonly tip: number;
  readonly above: boolean;
}

/** Position of a popover at its anchor: above if there is room, else below, always inside the viewport. */
export function popoverPosition(
  anchor: { readonly left: number; readonly top: number; readonly bottom: number; readonly width: number },
  size: { readonly width: number; readonly height: number },
  screen: { readonly width: number; readonly height: number },
): PopoverPosition {
  const middle = anchor.left + anchor.width / 2;
  const left = Math.max(EDGE, Math.min(middle - size.width / 2, screen.width - size.width - EDGE));
  const above = anchor.top - GAP - size.height >= EDGE || anchor.bottom + GAP + size.height > screen.height - EDGE;
  const top = above ? Math.max(EDGE, anchor.top - GAP - size.height) : anchor.bottom + GAP;
  return { left, top, above, tip: Math.max(12, Math.min(middle - left - 8, size.width - 30)) };
}
