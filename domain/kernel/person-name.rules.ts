/**
 * A name that mails greet with, also at unconfirmed addresses: it holds nothing that a mail program makes a link or a
 * line of, so that it cannot carry a message to strangers.
 */
export const PERSON_NAME = /^(?!.*\.\p{L}{2})[\p{L}\p{M}\p{N} .,'’´`()-]+$/u;
