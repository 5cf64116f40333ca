/** Figures that the start page promises (spec, section 9); Villkor states its own promises. */

/** Number of companies that search for talents on a day; the page adds a plus sign. */
export const COMPANIES_SEARCHING = 150;
/** Number that is added to the number of talents who joined in the last seven days; the page shows the sum. */
export const TALENT_COUNT_BASE = 323;
