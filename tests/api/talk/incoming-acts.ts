import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { mailUnread } from '#server/features/talk/thread/commands/mail-unread.ts';
import { markedAddress } from '#server/mail/mail-marks.ts';
import type { Company, Person, Talent } from '#tests/factories/people.ts';
import { aProject, aRequest } from '#tests/factories/projects.ts';
import type { TestServer } from '#tests/support/test-server.ts';

export const INBOUND = {
  MAIL_INBOUND_DOMAIN: 'svar.medverka.example',
  MAIL_INBOUND_SECRET: 'en-hemlighet-av-flera-tecken',
  MAIL_INBOUND_SERVER: 'mx.medverka.example',
};

/** The lines of a mail, of which a test changes some. */
export interface WrittenMail {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly id?: string;
  readonly verdict?: string;
  /** Further head lines, and their body if they change its kind. */
  readonly heads?: readonly string[];
}

export function mailLines({
  from,
  to,
  text,
  id = randomUUID(),
  verdict = 'dmarc=pass',
  heads = [],
}: WrittenMail): string {
  return [
    ...(verdict ? [`Authentication-Results: mx.medverka.example; ${verdict}`] : []),
    `From: Ada <${from}>`,
    `To: <${to}>`,
    'Subject: Sv: Du har ett oläst meddelande',
    `Message-ID: <${id}@example.com>`,
    ...heads,
    '',
    text,
  ].join('\r\n');
}

/** Posts a mail like the receiving mail server. */
export function postMail(server: TestServer, mail: string | Buffer, secret = INBOUND.MAIL_INBOUND_SECRET, more = {}) {
  return fetch(`${server.url}/mail/incoming`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${secret}`, ...more },
    body: new Uint8Array(Buffer.from(mail)),
  });
}

/** A delivery report about a mail, as a foreign mail server sends it. */
export const bounceMail = (to: string, status: string) =>
  [
    'From: MAILER-DAEMON@mx.example.com',
    `To: <${to}>`,
    'Return-Path: <>',
    'Auto-Submitted: auto-replied',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'It did not arrive.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.com',
    '',
    'Action: failed',
    `Status: ${status}`,
    '',
    '--b--',
  ].join('\r\n');

export async function asked(server: TestServer, company: Company, talent: Talent): Promise<string> {
  const project = await aProject(server, company, { step: 2 });
  return (await aRequest(server, company, project.id, talent)).id;
}

export const write = (by: Person, id: string, body: string) =>
  by.api.ok('POST /threads/:id/messages', { params: { id }, body: { id: randomUUID(), body } });

/** The address at which an account answers in a thread, from the mail about what was written. */
export async function replyAddress(server: TestServer, account_id: string): Promise<string> {
  const { clock, env, pool } = server.services;
  const now = clock();
  server.setClock(new Date(now.getTime() + 6 * 60_000).toISOString());
  await mailUnread(server.services);
  server.setClock(now.toISOString());
  const { rows } = await pool.query<{ id: string }>('select id from reply_addresses where account_id = $1', [
    account_id,
  ]);
  return markedAddress(env, 'svar', rows[0]?.id ?? '') ?? '';
}

/** The bodies of a thread, as one side reads them. */
export const bodiesOf = async (by: Person, id: string): Promise<string[]> =>
  (await by.api.ok('GET /threads/:id', { params: { id } })).messages.map(({ body }) => body);

/** The number of mails about an answer that was not written. */
export async function refusalsTo(server: TestServer, email: string): Promise<string[]> {
  const { rows } = await server.services.pool.query<{ message: string }>(
    `select content ->> 'message' as message from outbox where recipient = $1 and content ->> 'title' = 'Ditt svar kom inte fram'
     order by created_date`,
    [email],
  );
  return rows.map(({ message }) => message);
}

/** Return addresses of the mails to an address, the newest first. */
export async function returnAddresses(server: TestServer, email: string): Promise<string[]> {
  const { env, pool } = server.services;
  const { rows } = await vi.waitFor(async () => {
    const found = await pool.query<{ id: string }>(
      `select id from outbox where recipient = $1 and kind = 'mail' order by created_date desc, id`,
      [email],
    );
    if (found.rows.length === 0) throw new Error('No mail yet');
    return found;
  });
  return rows.map(({ id }) => markedAddress(env, 'studs', id) ?? '');
}
