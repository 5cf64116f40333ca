/** In pixels, what the portraits of the wall are kept in (scripts/cut-wall.ts makes them); the last is their own. */
export const WALL_WIDTHS = [320, 480] as const;
