/** The page of development at which mails are answered and bounce, by the same way in as those of a mail server. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailUnread } from '#server/features/talk/thread/commands/mail-unread.ts';
import { aCompany, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { asked, bodiesOf, write } from './incoming-acts.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  server.setClock('2026-08-14T10:00:00Z');
  company = await aCompany(server);
});
afterAll(() => server.stop());

interface Shown {
  readonly id: string;
  readonly to: string;
  readonly is_answerable: boolean;
}

const mailsTo = async ({ email }: Talent): Promise<Shown[]> => {
  const mails: Shown[] = await (await fetch(`${server.url}/dev/mail.json`)).json();
  return mails.filter(({ to }) => to === email);
};

const press = (path: string, form: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/dev/mail/${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(form),
  });

async function aMailedTalent() {
  const talent = await aTalent(server);
  const id = await asked(server, company, talent);
  await write(company, id, 'Kan du rida?');
  server.setClock('2026-08-14T10:06:00Z');
  await mailUnread(server.services);
  return { talent, id };
}

test('an answer at the page is a message in the thread, and only mails with an address take one', async () => {
  const { talent, id } = await aMailedTalent();
  const mails = await mailsTo(talent);
  const [about, request] = [mails.find((mail) => mail.is_answerable), mails.find((mail) => !mail.is_answerable)];
  const done = await press(`${about?.id}/answer`, { words: 'Ja, sedan jag var åtta.\n\nNär börjar vi?' });
  expect([done.status, done.headers.get('location')]).toEqual([303, '/dev/mail?became=written']);
  expect(await bodiesOf(company, id)).toContain('Ja, sedan jag var åtta.\n\nNär börjar vi?');
  const page = await (await fetch(`${server.url}/dev/mail?became=written`)).text();
  expect(page).toContain('<p role="status">Svaret står i tråden.</p>');
  expect((await press(`${request?.id}/answer`, { words: 'Hej' })).status).toBe(404);
});

test('a mail that bounces at the page marks its address for its company', async () => {
  const { talent, id } = await aMailedTalent();
  const [mail] = await mailsTo(talent);
  const done = await press(`${mail?.id}/bounce`);
  expect(done.headers.get('location')).toBe('/dev/mail?became=bounce');
  const { rows } = await server.services.pool.query(
    'select unreached_date is not null as is from candidates where id = $1',
    [id],
  );
  expect(rows).toEqual([{ is: true }]);
});

test('a foreign page, a proxy and an unknown mail change nothing', async () => {
  const { talent } = await aMailedTalent();
  const [mail] = await mailsTo(talent);
  const statuses = [
    await press(`${mail?.id}/bounce`, {}, { origin: 'https://evil.example' }),
    await press(`${mail?.id}/bounce`, {}, { 'x-forwarded-for': '8.8.8.8' }),
    await press(`${mail?.id}/answer`, { words: 'Hej' }, { 'x-forwarded-for': '8.8.8.8' }),
    await press(`${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}/answer`, { words: 'Hej' }),
    await press('1/bounce'),
  ].map(({ status }) => status);
  expect(statuses).toEqual([403, 404, 404, 404, 404]);
  const { rows } = await server.services.pool.query('select unreached_date from accounts where id = $1', [
    talent.account_id,
  ]);
  expect(rows).toEqual([{ unreached_date: null }]);
});
