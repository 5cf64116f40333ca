/** The shortest password, in characters (spec, section 9). */
export const PASSWORD_LENGTH_MIN = 8;
/** The longest: what a hash should be asked to take. */
export const PASSWORD_LENGTH_MAX = 200;
