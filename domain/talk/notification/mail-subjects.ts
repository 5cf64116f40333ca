/**
 * Of what the members of a company may choose to be mailed. What has a deadline that binds, what money or an agreement
 * hangs on and what is said of the company itself is mailed to all of them at once, whatever they choose.
 */
import type { MailSubject } from '#domain/companies/member/mail-rates.ts';
import type { WorkflowNoun } from '#domain/kernel/workflow/product.ts';
import type { Channel } from '#domain/kernel/workflow/workflow.ts';

/** Those whose mails one may do without. */
const OPTIONAL: Readonly<Partial<Record<WorkflowNoun, MailSubject>>> = {
  option: 'terms',
  counter_offer: 'terms',
  announcement: 'announcements',
  sign_off: 'sign_offs',
  inquiry: 'help',
};

/**
 * What an event is a subject of for the company that is told of it, by how its workflow tells it; null for what is
 * mailed whatever is chosen.
 */
export function mailSubjectOf(noun: WorkflowNoun, channel: Channel): MailSubject | null {
  if (channel === 'mail') return OPTIONAL[noun] ?? null;
  return noun === 'candidate' ? 'answers' : 'news';
}
