/**
 * A name for the greeting of mails, which also go to unconfirmed addresses. A mail program can turn such a name into
 * neither a link nor a new line, so a name cannot carry a message to strangers.
 */
export const PERSON_NAME = /^(?!.*\.\p{L}{2})[\p{L}\p{M}\p{N} .,'’´`()-]+$/u;
