/** Mails that an event causes: sent after the commit, kept without their text, and without markup of others. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { refuse } from '#domain/kernel/refusal.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { aCompany, aTalent } from '#tests/factories/people.ts';
import { aProject, aRequest } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts';
import { CONTENT, entriesOf } from './outbox-entries.ts';

let catcher: MailCatcher;
let server: TestServer;
beforeAll(async () => {
  catcher = await startMailCatcher();
  server = await startTestServer({ SMTP_URL: catcher.url, BASE_URL: 'https://medverka.example', LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await server.stop();
  await catcher.stop();
});
beforeEach(() => {
  catcher.mails.length = 0;
});

/** Resolves when the server's own drainer has sent everything. */
const drained = (at = server) =>
  vi.waitFor(async () => expect(await entriesOf(at, "state = 'waiting'")).toEqual([]), {
    timeout: 5_000,
    interval: 10,
  });

test('a request reaches its talent by mail as soon as it is committed, and the outbox keeps no text of it', async () => {
  const [talent, company] = [await aTalent(server), await aCompany(server)];
  const project = await aProject(server, company, { step: 2 });
  const request = await aRequest(server, company, project.id, talent, { message: 'Vi tänkte på dig <3' });
  await drained();
  expect(catcher.mails).toHaveLength(1);
  const [mail] = catcher.mails;
  expect(mail).toMatchObject({
    recipients: [talent.email],
    from: { name: 'Medverka' },
    subject: 'Ny förfrågan: Ryttare',
  });
  const address = `https://medverka.example/TalentInterestDetails?id=${request.id}`;
  expect(mail?.text).toContain('Vi tänkte på dig <3');
  expect(mail?.text).toContain(address);
  expect(mail?.html).toContain('Vi tänkte på dig &lt;3');
  expect(mail?.html).toContain(`href="${address}"`);
  const [entry] = await entriesOf(server, `recipient = '${talent.email}'`);
  expect(entry).toMatchObject({ content: null, state: 'sent', attempts: 1, is_leased: false });
  expect(mail?.messageId).toBe(`<${entry?.id}@medverka.example>`);
});

test('a transaction that is rolled back sends nothing, one with the same key sends one', async () => {
  const { db } = server.services;
  const mail = (to_email: string) => ({ to_email, content: CONTENT, dedupe_key: 'once' });
  await inTransaction(db, async (trx) => {
    await queueMail(trx, { to_email: 'never@example.com', content: CONTENT });
    return refuse('not_allowed_now');
  });
  for (const to of ['first@example.com', 'second@example.com']) {
    await inTransaction(db, async (trx) => {
      await queueMail(trx, mail(to));
      return true;
    });
  }
  await drained();
  expect(catcher.mails.map((sent) => sent.recipients[0])).toEqual(['first@example.com']);
});

test('names become text, never markup or further recipients', async () => {
  const [talent, company] = [
    await aTalent(server),
    await aCompany(server, { company_name: '<img src=x>"\r\nBcc: a@b.se' }),
  ];
  const project = await aProject(server, company, { step: 2, form: { title: '<script>alert(1)</script>' } });
  await aRequest(server, company, project.id, talent);
  await drained();
  const [mail] = catcher.mails;
  expect(mail?.recipients).toEqual([talent.email]);
  expect(mail?.bcc ?? []).toEqual([]);
  expect(mail?.html).not.toMatch(/<script|<img/);
  expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('without a mail server the mails stay where development reads them', async () => {
  const own = await startTestServer();
  try {
    const [talent, company] = [await aTalent(own), await aCompany(own)];
    await aProject(own, company, { step: 3, asked: [talent] });
    await drained(own);
    const mails = (await (await fetch(`${own.url}/dev/mail.json`)).json()) as { to: string; subject: string }[];
    expect(mails).toMatchObject([{ to: talent.email, subject: 'Ny förfrågan: Ryttare' }]);
    // A foreign page can also connect from this machine: by a name that resolves to this machine, or through a local
    // proxy.
    for (const headers of [{ host: 'evil.example' }, { host: 'localhost', 'x-forwarded-for': '8.8.8.8' }]) {
      const { statusCode } = await own.inject({ url: '/dev/mail.json', headers });
      expect([headers, statusCode]).toEqual([headers, 404]);
    }
  } finally {
    await own.stop();
  }
});
