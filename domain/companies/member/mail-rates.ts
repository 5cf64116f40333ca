/** What the members of a company are mailed by choice, and how often each wants it. */

export const MAIL_SUBJECTS = ['answers', 'messages', 'terms', 'announcements', 'sign_offs', 'help', 'news'] as const;
export type MailSubject = (typeof MAIL_SUBJECTS)[number];

export const MAIL_RATES = ['at_once', 'daily', 'never'] as const;
export type MailRate = (typeof MAIL_RATES)[number];

/** What a member has chosen; a subject that is not named is as usual. */
export type MailRates = Readonly<Partial<Record<MailSubject, MailRate>>>;

const USUAL_RATES: Readonly<Record<MailSubject, MailRate>> = {
  messages: 'at_once',
  terms: 'at_once',
  announcements: 'at_once',
  sign_offs: 'at_once',
  help: 'at_once',
  // The bell has them, and there are many.
  answers: 'never',
  news: 'never',
};

/** How often a member wants mails of a subject. */
export const rateOf = (rates: MailRates, subject: MailSubject): MailRate => rates[subject] ?? USUAL_RATES[subject];
