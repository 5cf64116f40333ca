/** Mails about unread messages carry an address at which the reader answers, and all mails a return address. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mailUnread } from '#server/features/talk/thread/commands/mail-unread.ts';
import { findMarked } from '#server/mail/mail-marks.ts';
import { aCompany, aMember, aTalent, type Company, type Person, type Talent } from '#tests/factories/people.ts';
import { aProject, aRequest } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts';

let catcher: MailCatcher;
let server: TestServer;
let company: Company;
beforeAll(async () => {
  catcher = await startMailCatcher();
  server = await startTestServer({ SMTP_URL: catcher.url, MAIL_INBOUND_DOMAIN: 'svar.medverka.example' });
  server.setClock('2026-08-14T10:00:00Z');
  company = await aCompany(server);
});
afterAll(async () => {
  await server.stop();
  await catcher.stop();
});

async function asked(talent: Talent, title = 'Skogen'): Promise<string> {
  const project = await aProject(server, company, { step: 2, form: { title } });
  return (await aRequest(server, company, project.id, talent)).id;
}
const write = (by: Person, id: string, body: string) =>
  by.api.ok('POST /threads/:id/messages', { params: { id }, body: { id: randomUUID(), body } });

/** Mails about unread messages, six minutes after they were written. */
async function mailAbout(email: string) {
  server.setClock('2026-08-14T10:06:00Z');
  await mailUnread(server.services);
  server.setClock('2026-08-14T10:00:00Z');
  const find = () =>
    catcher.mails.find(({ recipients, subject }) => recipients.includes(email) && /oläst/.test(subject ?? ''));
  await vi.waitFor(() => expect(find()).toBeDefined(), { timeout: 5_000, interval: 20 });
  return find();
}

const addressOf = (mail: Awaited<ReturnType<typeof mailAbout>>) => mail?.replyTo?.[0]?.address ?? '';

test('a mail about one thread has its words and an address for that thread and that reader', async () => {
  const talent = await aTalent(server);
  const id = await asked(talent);
  await write(company, id, 'Kom klockan 8 till porten');
  const mail = await mailAbout(talent.email);
  expect(mail?.text).toContain('Kom klockan 8 till porten');
  const marked = findMarked(server.services.env, addressOf(mail));
  const { rows } = await server.services.pool.query<{ account_id: string; subject_id: string }>(
    `select r.account_id, h.subject_id from reply_addresses r join project_chats h on h.id = r.chat_id where r.id = $1`,
    [marked?.id],
  );
  expect([marked?.kind, rows]).toEqual(['svar', [{ account_id: talent.account_id, subject_id: id }]]);
  expect(addressOf(mail)).not.toContain(talent.account_id.slice(0, 8));
});

test('members of a company get different addresses, and a mail about two threads has none and no words', async () => {
  const [talent, other] = [await aTalent(server), await aTalent(server)];
  const colleague = await aMember(server, company, 'producer');
  const { rows } = await server.services.pool.query<{ email: string }>(
    'update accounts set email_verified = true where id = $1 returning email',
    [colleague],
  );
  const id = await asked(talent);
  await write(talent, id, 'Går det med hund?');
  const [first, second] = [await mailAbout(company.email), await mailAbout(rows[0]?.email ?? '')];
  expect(addressOf(first)).toMatch(/^svar\+/);
  expect(addressOf(second)).toMatch(/^svar\+/);
  expect(addressOf(first)).not.toBe(addressOf(second));
  for (const title of ['Ett', 'Två']) await write(company, await asked(other, title), 'Ta med skridskor');
  const both = await mailAbout(other.email);
  expect([addressOf(both), both?.text?.includes('skridskor')]).toEqual(['', false]);
});

test('every mail has a return address of its own, and asks for no automatic answer', async () => {
  const talent = await aTalent(server);
  await asked(talent);
  await vi.waitFor(() => expect(catcher.mails.some((one) => one.recipients.includes(talent.email))).toBe(true));
  const mail = catcher.mails.find((one) => one.recipients.includes(talent.email));
  const { rows } = await server.services.pool.query<{ id: string }>('select id from outbox where recipient = $1', [
    talent.email,
  ]);
  const marked = findMarked(server.services.env, mail?.sender_address ?? '');
  expect([marked?.kind, rows.map(({ id }) => id).includes(marked?.id ?? '')]).toEqual(['studs', true]);
  expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
});
