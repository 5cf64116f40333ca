/** The optional mails to a company's members, by subject; each member chooses how often. */

export const MAIL_SUBJECTS = ['answers', 'messages', 'terms', 'announcements', 'sign_offs', 'help', 'news'] as const;
export type MailSubject = (typeof MAIL_SUBJECTS)[number];

export const MAIL_RATES = ['at_once', 'daily', 'never'] as const;
export type MailRate = (typeof MAIL_RATES)[number];

/** A member's choices; a subject that is missing has its usual rate. */
export type MailRates = Readonly<Partial<Record<MailSubject, MailRate>>>;

const USUAL_RATES: Readonly<Record<MailSubject, MailRate>> = {
  messages: 'at_once',
  terms: 'at_once',
  announcements: 'at_once',
  sign_offs: 'at_once',
  help: 'at_once',
  // Answers are many, and the bell shows them.
  answers: 'never',
  news: 'never',
};

/** The member's rate of mails on a subject. */
export const rateOf = (rates: MailRates, subject: MailSubject): MailRate => rates[subject] ?? USUAL_RATES[subject];
