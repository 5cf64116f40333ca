/**
 * The optional mail subjects of a company's members. Events with a binding deadline, about money or an agreement, or
 * about the company itself are mailed to all members at once, whatever they choose.
 */
import type { MailSubject } from '#domain/companies/member/mail-rates.ts';
import type { WorkflowNoun } from '#domain/kernel/workflow/product.ts';
import type { Channel } from '#domain/kernel/workflow/workflow.ts';

/** Entities whose mails a member can turn off, with their subjects. */
const OPTIONAL: Readonly<Partial<Record<WorkflowNoun, MailSubject>>> = {
  option: 'terms',
  counter_offer: 'terms',
  announcement: 'announcements',
  sign_off: 'sign_offs',
  inquiry: 'help',
};

/**
 * The mail subject of an event for the company, by the channel in its workflow; null for mails that are not optional.
 */
export function mailSubjectOf(noun: WorkflowNoun, channel: Channel): MailSubject | null {
  if (channel === 'mail') return OPTIONAL[noun] ?? null;
  return noun === 'candidate' ? 'answers' : 'news';
}
