/** Ends the reading of a file that is not wholly understood; it never leaves `readCamt`. */
export class Unreadable extends Error {}
