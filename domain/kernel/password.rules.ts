/** The shortest password, in characters (spec, section 9). */
export const PASSWORD_LENGTH_MIN = 8;
/** Maximum length, to limit the work of hashing. */
export const PASSWORD_LENGTH_MAX = 200;

/** False for a text with NUL characters, which nothing can keep, or with half characters, which are all hashed alike. */
export const isPlainText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
