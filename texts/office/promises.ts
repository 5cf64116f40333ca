/** What the start page promises in figures (spec, section 9); the agreed terms say theirs in words of their own. */

/** So many companies, and more, look for talents every day. */
export const COMPANIES_SEARCHING = 150;
/** The number of talents that is shown: so many besides those of the last seven days. */
export const TALENT_COUNT_BASE = 323;
