/** The link at the foot of a mail that stops the mails of its kind. */
export const STOP_THESE_MAILS = 'Sluta få mejl av det här slaget';
