/**
 * Widths of the AVIF files of the wall's portraits, in pixels (made by scripts/cut-wall.ts). The last is the original
 * width.
 */
export const WALL_WIDTHS = [320, 480] as const;
