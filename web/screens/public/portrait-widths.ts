/** Widths in pixels of the AVIF files of each portrait (made by scripts/cut-wall.ts). The last is the original's. */
export const WALL_WIDTHS = [320, 480] as const;
