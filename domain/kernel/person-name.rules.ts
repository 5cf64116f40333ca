/**
 * A name that mails greet with, also at addresses that nobody has confirmed: nothing in it that a mail program makes a link
 * or a line of its own of, so that nobody sends words of theirs to strangers through us.
 */
export const PERSON_NAME = /^(?!.*\.\p{L}{2})[\p{L}\p{M}\p{N} .,'’´`()-]+$/u;
