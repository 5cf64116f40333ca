/**
 * Of what the members of a company are mailed, and how often each wants it. What has a deadline that binds, what money
 * or an agreement hangs on and what is said of the company itself is mailed to all of them at once, whatever they choose.
 */
import type { Channel } from '#domain/kernel/workflow/workflow.ts';
import type { WorkflowNoun } from '#domain/registry/workflows.ts';

export const MAIL_SUBJECTS = ['answers', 'messages', 'terms', 'announcements', 'sign_offs', 'help', 'news'] as const;
export type MailSubject = (typeof MAIL_SUBJECTS)[number];

export const MAIL_RATES = ['at_once', 'daily', 'never'] as const;
export type MailRate = (typeof MAIL_RATES)[number];

/** What a member has chosen; a subject that is not named is as usual. */
export type MailRates = Readonly<Partial<Record<MailSubject, MailRate>>>;

const USUAL_RATES: Readonly<Record<MailSubject, MailRate>> = {
  ...{ messages: 'at_once', terms: 'at_once', announcements: 'at_once', sign_offs: 'at_once', help: 'at_once' },
  // The bell has them, and there are many.
  ...{ answers: 'never', news: 'never' },
};

export const rateOf = (rates: MailRates, subject: MailSubject): MailRate => rates[subject] ?? USUAL_RATES[subject];

/** Those whose mails one may do without. */
const OPTIONAL: Readonly<Partial<Record<WorkflowNoun, MailSubject>>> = {
  ...{ option: 'terms', counter_offer: 'terms', announcement: 'announcements', sign_off: 'sign_offs', inquiry: 'help' },
};

/**
 * What an event is a subject of for the company that is told of it, by how its workflow tells it; null for what is
 * mailed whatever is chosen.
 */
export function mailSubjectOf(noun: WorkflowNoun, channel: Channel): MailSubject | null {
  if (channel === 'mail') return OPTIONAL[noun] ?? null;
  return noun === 'candidate' ? 'answers' : 'news';
}
