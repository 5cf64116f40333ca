import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderMail } from '#server/mail/render-mail.ts';
import { aCompany, anAdmin, aTalent, type Person } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { WORDINGS } from '#texts/office/wordings.ts';

let server: TestServer;
let admin: Person;
let other: Person;
beforeAll(async () => {
  server = await startTestServer();
  [admin, other] = [await anAdmin(server), await anAdmin(server)];
});
afterAll(() => server.stop());

const of = (group: string) => WORDINGS.find((one) => one.group === group) ?? expect.fail(`No text of ${group}`);
const written = (key: string, text: string, seen_version_id: number | null) => ({
  key,
  text,
  seen_version_id,
  why: 'Många har frågat.',
});
const idOf = (key: string) => key.slice(key.indexOf('.') + 1);

test('every text has a name of its own', () => {
  expect(new Set(WORDINGS.map(({ key }) => key)).size).toBe(WORDINGS.length);
  for (const { key } of WORDINGS) expect(key.length).toBeLessThanOrEqual(80);
});

test('a changed answer is read by its side, and can be restored', async () => {
  const [talent, company] = [await aTalent(server), await aCompany(server)];
  const { key, text } = of('talent_help');
  const set = await admin.api.ok('POST /admin/wordings', { body: written(key, 'Skriv till oss.', null) });
  expect(set).toMatchObject({ key, text: 'Skriv till oss.', by: admin.name });
  expect((await talent.api.ok('GET /help/answers')).items).toEqual([{ id: idOf(key), answer: 'Skriv till oss.' }]);
  expect((await company.api.ok('GET /help/answers')).items).toEqual([]);
  // Restoring the original text stores an empty version, so that the wording follows later releases.
  const back = await other.api.ok('POST /admin/wordings', { body: written(key, text, set?.version_id ?? null) });
  expect(back).toMatchObject({ text: '', by: other.name });
  expect((await talent.api.ok('GET /help/answers')).items).toEqual([]);
  const history = await admin.api.ok('GET /admin/wordings/history', { query: { key } });
  expect(history.items.map((version) => [version.text, version.by])).toEqual([
    ['', other.name],
    ['Skriv till oss.', admin.name],
  ]);
});

test('a changed mail ending is in all later mails, as text and never as markup', async () => {
  const { pool } = server.services;
  const newest = async () => {
    const { rows } = await pool.query(
      `select content from outbox where kind = 'mail' order by created_date desc, id limit 1`,
    );
    return rows[0]?.content;
  };
  const ask = async () => {
    const { email } = await aTalent(server);
    await admin.api.ok('POST /account/password/forgot', { body: { email } });
    return newest();
  };
  expect(await ask()).not.toHaveProperty('closing');
  const closing = 'Vi har stängt <mellan> jul & nyår.\n\nGod jul!';
  await admin.api.ok('POST /admin/wordings', { body: written('mail_closing', closing, null) });
  const mail = await ask();
  expect(mail).toMatchObject({ closing });
  const { text, html } = renderMail(mail, 'https://medverka.example');
  expect(text).toContain(`${closing}\n\nMedverka`);
  expect(html).toContain('Vi har stängt &lt;mellan&gt; jul &amp; nyår.</p>');
});

test('of two administrators who change the same text at once one is told, and an unknown text is not found', async () => {
  const { key } = of('templates');
  const both = await Promise.all(
    [admin, other].map((one, at) => one.api.call('POST /admin/wordings', { body: written(key, `Hej ${at}.`, null) })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await admin.api.refusal('POST /admin/wordings', { body: written(key, 'En annan.', null) })).code).toBe(
    'changed_meanwhile',
  );
  expect((await admin.api.refusal('POST /admin/wordings', { body: written('talent_help.no', 'Hej', null) })).code).toBe(
    'not_found',
  );
});
