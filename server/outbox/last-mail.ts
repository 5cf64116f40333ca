/** Prefix of the key of the last mail to an erased person; nobody will ask where it went. */
export const LAST_MAIL = 'erased ';
