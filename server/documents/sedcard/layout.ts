/** Size of a page, in points. */
export const A4 = { width: 595.28, height: 841.89 } as const;

// Points, on a grid of three columns. Portraits are 4:5, the main one two columns wide.
export const MARGIN = 36;
export const GAP = 12;
export const WIDTH = A4.width - 2 * MARGIN;
export const COLUMN = (WIDTH - 2 * GAP) / 3;
export const MAIN = { width: 2 * COLUMN + GAP, height: (2 * COLUMN + GAP) * 1.25 } as const;
export const SMALL = { width: COLUMN, height: COLUMN * 1.25 } as const;
/** Left edges of the columns. */
export const [LEFT, MIDDLE, RIGHT] = [MARGIN, MARGIN + COLUMN + GAP, MARGIN + 2 * (COLUMN + GAP)] as const;
/** End of the content and start of the foot. */
export const BOTTOM = A4.height - MARGIN - 14;
