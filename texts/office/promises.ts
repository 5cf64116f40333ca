/** Figures that the start page promises (spec, section 9); Villkor states its own promises. */

/** Number of companies searching for talents on a day; the page adds a plus. */
export const COMPANIES_SEARCHING = 150;
/** Added to the number of talents of the last seven days before it is shown. */
export const TALENT_COUNT_BASE = 323;
