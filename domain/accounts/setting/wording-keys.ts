/** Keys of the texts that administrators can rewrite; the texts are in texts/office/wordings.ts. */

/** Key of the text at the end of every mail, for example how to reach us at Christmas. */
export const MAIL_CLOSING = 'mail_closing';
/** Prefix of the id of an answer on the help screens. */
export const HELP_KEYS = { talent: 'talent_help.', company: 'company_help.' } as const;
/** Prefix of the id of a template for answers by administrators. */
export const TEMPLATE_KEY = 'template.';
/**
 * Prefix of the id of a text of the public pages, and its maximum length: the text is shown in large letters or in a
 * narrow column.
 */
export const PUBLIC_KEY = 'public.';
export const PUBLIC_WORDS_MAX = 300;
/** Prefix of the keys of texts in the table that holds the versions of both settings and texts. */
export const TEXT = 'text:';
