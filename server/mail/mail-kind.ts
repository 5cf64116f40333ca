import type { OutboxKind } from '#server/outbox/outbox-kind.ts';
import { createMailer } from './mailer.ts';
import type { MailContent } from './render-mail.ts';

/** Masks an address as 'a***@example.com', which still distinguishes people and shows a mistyped domain. */
function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${at < 1 ? '' : email.slice(at)}`;
}

/**
 * The rules for mails. Ten attempts span more than eight and a half hours, so that the mail server may be down for a
 * night.
 */
export const mailKind: OutboxKind<MailContent> = {
  sender: createMailer,
  attempts: 10,
  backoffMinutes: (failures) => 2 ** (failures - 1),
  time_limit_seconds: 15,
  lease_seconds: 60,
  at_once: 5,
  is_ours: true,
  shownRecipient: maskedAddress,
};
