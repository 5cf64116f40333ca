import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { refuse } from '#domain/refusal.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { drainOutbox } from '#server/mail/drain-outbox.ts';
import { createMailer, type Mailer } from '#server/mail/mailer.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { aCompany, aTalent } from '#tests/factories/people.ts';
import { aProject, aRequest } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts';

let catcher: MailCatcher;
let server: TestServer;
let mailer: Mailer;
beforeAll(async () => {
  catcher = await startMailCatcher();
  server = await startTestServer({ SMTP_URL: catcher.url, BASE_URL: 'https://medverka.example', LOG_LEVEL: 'silent' });
  mailer = createMailer(server.services.env);
});
afterAll(async () => {
  await server.stop();
  await catcher.stop();
});
beforeEach(async () => {
  await drained();
  catcher.mails.length = 0;
});

const drain = (own = mailer) => drainOutbox(server.services.db, own, server.services.log);

async function rows(where = 'true') {
  const { rows: found } = await server.services.pool.query<{
    id: string;
    to_email: string;
    attempts: number;
    content: { title: string } | null;
    sent_date: string | null;
    waits: boolean;
  }>(
    `select id, to_email, attempts, content, sent_date, next_attempt_date > now() as waits from mails where ${where} order by created_date, id`,
  );
  return found;
}

/** Everything that may be sent has been, by whichever drainer. */
const drained = () =>
  vi.waitFor(async () => expect(await rows('sent_date is null and next_attempt_date <= now()')).toEqual([]), {
    timeout: 5_000,
    interval: 10,
  });

const content = { title: 'Hej', message: 'Ett <b>meddelande</b> & mer', action: 'Öppna', path: '/TalentRequests' };

/** Puts mails in the outbox without waking the drainer of the running server, which is what makes a race testable. */
async function putQuietly(count: number): Promise<void> {
  await server.services.pool.query(
    `insert into mails (to_email, subject, content)
     select 'quiet-' || n || '@example.com', 'Hej', $1 from generate_series(1, $2) n`,
    [JSON.stringify(content), count],
  );
}

test('a request reaches its talent by mail as soon as it is committed, and the outbox forgets what it said', async () => {
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
  const [row] = await rows(`to_email = '${talent.email}'`);
  expect(row).toMatchObject({ content: null, sent_date: expect.any(String), attempts: 0 });
  expect(mail?.messageId).toBe(`<${row?.id}@medverka.example>`);
});

test('each is sent once however many drain at once', async () => {
  await putQuietly(40);
  await Promise.all(Array.from({ length: 4 }, () => drain(createMailer(server.services.env))));
  // The server's own drain, woken by an earlier mail, may have some of them under way.
  await vi.waitFor(async () => {
    const { rows: waiting } = await server.services.pool.query('select 1 from mails where sent_date is null');
    expect(waiting).toEqual([]);
  });
  expect(new Set(catcher.mails.flatMap((mail) => mail.recipients)).size).toBe(40);
  expect(catcher.mails).toHaveLength(40);
  expect(await drain()).toBe(0);
});

test('what is refused waits longer each time, and is sent later under the same Message-ID', async () => {
  await putQuietly(1);
  const ids: string[] = [];
  const watching: Mailer = {
    ...mailer,
    send: (mail) => {
      ids.push(mail.id);
      return mailer.send(mail);
    },
  };
  const waitOf = async () => {
    const { rows: found } = await server.services.pool.query<{ minutes: number }>(
      'select round(extract(epoch from next_attempt_date - now()) / 60)::int as minutes from mails where sent_date is null',
    );
    return found[0]?.minutes;
  };
  const makeDue = () =>
    server.services.pool.query('update mails set next_attempt_date = now() where sent_date is null');
  catcher.refuse(true);
  for (const minutes of [1, 2, 4]) {
    await makeDue();
    expect(await drain(watching)).toBe(0);
    expect(await waitOf()).toBe(minutes);
  }
  expect(await rows('sent_date is null')).toMatchObject([{ attempts: 3, waits: true, content: { title: 'Hej' } }]);
  expect(catcher.mails).toEqual([]);
  catcher.refuse(false);
  expect(await drain(watching)).toBe(0);
  await makeDue();
  expect(await drain(watching)).toBe(1);
  expect(catcher.mails).toHaveLength(1);
  expect(new Set(ids)).toEqual(new Set([catcher.mails[0]?.messageId?.slice(1).split('@')[0]]));
});

test('one that is refused does not hold up the others, and is given up after ten tries', async () => {
  await putQuietly(3);
  const broken: Mailer = {
    keepsContent: false,
    send: (mail) => (mail.to_email.startsWith('quiet-2@') ? Promise.reject(new Error('No')) : mailer.send(mail)),
  };
  await drain(broken);
  expect(catcher.mails.map((mail) => mail.recipients[0]).sort()).toEqual([
    'quiet-1@example.com',
    'quiet-3@example.com',
  ]);
  await server.services.pool.query(
    'update mails set attempts = 10, next_attempt_date = now() - interval $$1 hour$$ where sent_date is null',
  );
  expect(await drain()).toBe(0);
  await server.services.pool.query('delete from mails where sent_date is null');
});

test('a transaction that is rolled back sends nothing, one with the same key sends one', async () => {
  const { db } = server.services;
  const mail = (to_email: string) => ({ to_email, content, dedupe_key: 'once' });
  await inTransaction(db, async (trx) => {
    await queueMail(trx, { to_email: 'never@example.com', content });
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
    await vi.waitFor(
      async () => {
        const { rows: waiting } = await own.services.pool.query('select 1 from mails where sent_date is null');
        expect(waiting).toEqual([]);
      },
      { timeout: 5_000, interval: 10 },
    );
    const mails = (await (await fetch(`${own.url}/dev/mail.json`)).json()) as { to: string; subject: string }[];
    expect(mails).toMatchObject([{ to: talent.email, subject: 'Ny förfrågan: Ryttare' }]);
  } finally {
    await own.stop();
  }
});
