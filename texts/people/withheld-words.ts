/** In place of what a company has written to somebody under 18, whose guardians have been told that it cannot. */
export const COMPANYS_WORDS_WITHHELD = 'Den som är under 18 år får inte företagets egna ord.';

/** Beside a field whose words go to people. */
export const NOT_TO_MINORS = 'Den som är under 18 år får beskedet utan era egna ord.';
