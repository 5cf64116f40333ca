import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { type MailOutcome, takeMail } from '#server/features/talk/incoming/commands/take-mail.ts';
import { incomingFolder, receiveFile } from '#server/files/incoming.ts';
import { markedAddress } from '#server/mail/mail-marks.ts';
import type { MailContent } from '#server/mail/render-mail.ts';
import type { Services } from '#server/services.ts';

/** Largest mail in bytes: a form of this page is far smaller. */
const BYTES_MAX = 1024 * 1024;

/** Hands a mail to the one way in, which reads it from the disk as if a mail server had posted it. */
async function deliver(services: Services, to: string, lines: readonly string[]): Promise<MailOutcome> {
  const raw = Buffer.from(lines.join('\r\n'));
  const received = await receiveFile(incomingFolder(services.env), Readable.from([raw]), BYTES_MAX);
  if (isRefusal(received)) return 'unreadable';
  await using mail = received;
  return await takeMail(services, mail, to);
}

/** Answers a mail in its recipient's name, as the receiving mail server would deliver it; null without an address. */
export async function answerMail(services: Services, id: string, words: string): Promise<MailOutcome | null> {
  const { db, env } = services;
  const { rows } = await sql<{ recipient: string; content: MailContent }>`
    select recipient, content from outbox where id = ${id} and kind = 'mail' and content is not null`.execute(db);
  const reply_to = rows[0]?.content.reply_to;
  const to = reply_to && markedAddress(env, 'svar', reply_to);
  if (!to) return null;
  return deliver(services, to, [
    `Authentication-Results: ${env.mail_inbound_server}; dmarc=pass`,
    `From: <${rows[0]?.recipient}>`,
    `To: <${to}>`,
    'Subject: Sv:',
    `Message-ID: <${randomUUID()}@localhost>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(words).toString('base64'),
  ]);
}

/** Reports to the return address of a mail that its mailbox is not there (RFC 3464). */
export async function bounceMail(services: Services, id: string): Promise<MailOutcome | null> {
  const to = markedAddress(services.env, 'studs', id);
  if (!to) return null;
  return deliver(services, to, [
    'From: <mailer-daemon@localhost>',
    `To: <${to}>`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=part',
    '',
    '--part',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; localhost',
    '',
    'Action: failed',
    'Status: 5.1.1',
    '',
    '--part--',
  ]);
}

/** What became of a mail of this page, in words. */
export const OUTCOME_WORDS: Readonly<Record<MailOutcome, string>> = {
  written: 'Svaret står i tråden.',
  known: 'Svaret stod redan i tråden.',
  refused: 'Svaret togs inte emot. Ett mejl säger varför.',
  address_gone: 'Tråden finns inte längre.',
  forged: 'Svaret kommer inte från kontots adress.',
  unproven: 'Avsändaren gick inte att pröva.',
  automatic: 'Svaret liknar ett autosvar.',
  bounce: 'Mejlet har studsat.',
  no_bounce: 'Rapporten gick inte att läsa.',
  unaddressed: 'Adressen är inte vår.',
  unreadable: 'Mejlet gick inte att läsa.',
  busy: 'För många mejl väntar. Försök igen.',
};
