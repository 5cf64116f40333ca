/** Ends the reading of a file that is not fully understood; it never leaves `readCamt`. */
export class Unreadable extends Error {}
