/** The shortest password, in characters (spec, section 9). */
export const PASSWORD_LENGTH_MIN = 8;
