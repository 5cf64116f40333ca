/**
 * The subjects of optional mails. Events with a binding deadline or bound to a day, about money to act on, agreements to
 * sign or the account itself are mailed at once, whatever a person chooses.
 */
import type { MailAudience, MailSubject } from '#domain/kernel/mail/mail-choices.ts';
import type { WorkflowEvent, WorkflowNoun } from '#domain/kernel/workflow/product.ts';
import type { Channel } from '#domain/kernel/workflow/workflow.ts';

/** Entities whose mails a member can turn off, with their subjects. */
const OF_NOUNS: Readonly<Partial<Record<WorkflowNoun, MailSubject<'company'>>>> = {
  option: 'terms',
  counter_offer: 'terms',
  announcement: 'announcements',
  sign_off: 'sign_offs',
  inquiry: 'help',
};

/** Mailed events whose mails a talent can choose, with their subjects. */
const OF_EVENTS: Readonly<Partial<Record<WorkflowEvent, MailSubject<'talent'>>>> = {
  'candidate.hear-wait': 'answers',
  'candidate.close': 'answers',
  'candidate.pass-over': 'answers',
  'candidate.withdraw': 'answers',
  'counter_offer.accept': 'answers',
  'counter_offer.decline': 'answers',
  'option.release': 'answers',
  'option.lapse': 'answers',
  'option.lapse-unanswered': 'answers',
  'slot_wish.decline': 'answers',
  'invitation.hand-in': 'work',
  'agreement.sign': 'work',
  'report.ask': 'work',
  'report.approve': 'work',
  'report.approve-unanswered': 'work',
  'payout.prepare': 'pay',
  'payout.send': 'pay',
  'tax_paper.accept': 'pay',
  'appointment.remind-48': 'reminders',
  'appointment.remind-24': 'reminders',
  'appointment.remind-2': 'reminders',
  'profile.approve': 'profile',
  'profile.ask-changes': 'profile',
  'cv_document.tell-end': 'profile',
  'inquiry.answer-talent': 'help',
};

/**
 * The mail subject of an event for an audience, by the channel in its workflow; null for mails that are not optional.
 * An event that the workflow only puts in the bell is mailed to those who wish.
 */
export function mailSubjectOf(
  type: string,
  noun: WorkflowNoun,
  audience: MailAudience,
  channel: Channel,
): MailSubject | null {
  if (audience === 'talent') {
    return channel === 'mail' ? (OF_EVENTS[type as WorkflowEvent] ?? null) : 'news';
  }
  if (channel === 'mail') return OF_NOUNS[noun] ?? null;
  return noun === 'candidate' ? 'answers' : 'news';
}
