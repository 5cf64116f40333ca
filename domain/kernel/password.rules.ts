/** The shortest password, in characters (spec, section 9). */
export const PASSWORD_LENGTH_MIN = 8;
/** Maximum length, to limit the work of hashing. */
export const PASSWORD_LENGTH_MAX = 200;

/**
 * False for a text with NUL characters, which the database cannot store, or with half characters, which all get the
 * same hash.
 */
export const isPlainText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
