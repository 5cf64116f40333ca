import { bounceOfReport } from '#domain/talk/incoming/incoming-mail.rules.ts';
import type { MailJob } from '#server/formats/mime/mail-reader.ts';
import { findMarked } from '#server/mail/mail-marks.ts';
import type { Services } from '#server/services.ts';
import { type AnswerOutcome, takeAnswer } from './take-answer.ts';
import { takeBounce } from './take-bounce.ts';

/** What became of a mail. 'busy' is the only outcome for which it should be delivered again. */
export type MailOutcome = AnswerOutcome | 'busy' | 'unreadable' | 'unaddressed' | 'no_bounce' | 'bounce';

/**
 * The one way in for mails (RFC 5322): answers go into their threads, delivery reports mark addresses. The mail itself
 * is never kept.
 * @param envelope the address of the SMTP envelope, if the mail server has told it; otherwise the head is searched
 */
export async function takeMail(services: Services, job: MailJob, envelope = ''): Promise<MailOutcome> {
  const mail = await services.mails.read(job);
  if (mail === null) return 'busy';
  if (mail === 'unreadable') return mail;
  const marked = findMarked(services.env, envelope) ?? findMarked(services.env, mail.sent_to);
  if (!marked) return 'unaddressed';
  if (marked.kind === 'svar') return takeAnswer(services, mail, marked.id);
  const bounce = mail.report === null ? null : bounceOfReport(mail.report);
  if (!bounce) return 'no_bounce';
  await takeBounce(services, { outbox_id: marked.id }, bounce);
  return 'bounce';
}
