/** Prefix of the deduplication key of the last mail to an erased person. Its recipient is deleted after sending. */
export const LAST_MAIL = 'erased ';
