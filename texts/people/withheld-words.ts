/** Replaces a company's words to a talent under 18. */
export const COMPANYS_WORDS_WITHHELD = 'Den som är under 18 år får inte företagets egna ord.';

/** Hint beside a field whose words go to talents: a talent under 18 gets the message without them. */
export const NOT_TO_MINORS = 'Den som är under 18 år får beskedet utan era egna ord.';
