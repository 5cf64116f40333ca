import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import { anAdmin, aTalent, type Person } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts';
import { CONTENT, entriesOf, quietly } from './outbox-entries.ts';

let catcher: MailCatcher;
let server: TestServer;
let admin: Person;
beforeAll(async () => {
  catcher = await startMailCatcher();
  server = await startTestServer({ SMTP_URL: catcher.url, BASE_URL: 'https://medverka.example' });
  admin = await anAdmin(server);
});
afterAll(async () => {
  await server.stop();
  await catcher.stop();
});
beforeEach(async () => {
  await server.services.pool.query('truncate outbox');
  catcher.mails.length = 0;
});

const list = (query: object = {}) => admin.api.ok('GET /admin/outbox', { query });
const byId = (id = '') => ({ params: { id } });

/** Inserts mails in this state. The first is 0 days old, the second 1 day, and so on. */
async function put(state: string, recipients: readonly string[]) {
  await server.services.pool.query(
    `insert into outbox (kind, recipient, content, state, attempts, last_error, state_date)
     select 'mail', recipient, $1, $2, 10, 'EMESSAGE 451', app_now() - make_interval(days => n::int - 1)
     from unnest($3::text[]) with ordinality as given (recipient, n)`,
    [JSON.stringify(CONTENT), state, recipients],
  );
}
async function theDead(recipients: readonly string[]) {
  await put('dead', recipients);
  return (await list()).items;
}

test('administrators see the undelivered mails: receiver, time, tries and reason, but not the text', async () => {
  const talent = await aTalent(server);
  await theDead([talent.email, 'guardian@example.com']);
  const answer = await list();
  expect(answer).toMatchObject({ total: 2, counts: { waiting: 0, sent_today: 0, dead: 2 } });
  const known = answer.items.find((entry) => entry.recipient_name !== null);
  expect(known).toMatchObject({
    kind: 'mail',
    state: 'dead',
    recipient: `${talent.email[0]}***@example.com`,
    attempts: 10,
    last_error: 'EMESSAGE 451',
    actions: ['retry', 'give-up'],
    next_attempt_date: null,
    handled_by: null,
  });
  const said = JSON.stringify(answer);
  for (const secret of [talent.email, 'guardian@', 'Hej', 'meddelande', '/TalentRequests']) {
    expect(said).not.toContain(secret);
  }
  const { items } = await admin.api.ok('GET /admin/to-do');
  expect(items).toContainEqual({ what: 'dead_entries', count: 2, oldest_date: expect.any(String) });
});

test('a repeated mail is sent under the same Message-ID, and names the administrator that wanted it', async () => {
  const [entry] = await theDead(['ada@example.com']);
  const { body } = await admin.api.call('POST /admin/outbox/:id/retry', byId(entry?.id));
  expect(body).toMatchObject({ actions: [], handled_by: expect.any(String) });
  await vi.waitFor(() => expect(catcher.mails).toHaveLength(1), { timeout: 5_000, interval: 10 });
  expect(catcher.mails[0]?.messageId).toBe(`<${entry?.id}@medverka.example>`);
  await vi.waitFor(async () =>
    expect(await list({ state: 'sent' })).toMatchObject({ items: [{ id: entry?.id, attempts: 1, actions: [] }] }),
  );
});

test('a mail that is given up is never sent and loses its contents', async () => {
  const [entry] = await theDead(['ada@example.com']);
  await admin.api.ok('POST /admin/outbox/:id/give-up', byId(entry?.id));
  expect(await entriesOf(server)).toMatchObject([{ state: 'given_up', content: null }]);
  expect(await list({ state: 'given_up' })).toMatchObject({ total: 1, items: [{ handled_by: expect.any(String) }] });
});

describe('two administrators at once', () => {
  test.each([
    ['retry', 'retry'],
    ['retry', 'give-up'],
    ['give-up', 'give-up'],
  ] as const)('%s and %s', async (...both) => {
    const [entry] = await theDead(['ada@example.com']);
    const answers = await Promise.all(
      both.map((command) => admin.api.call(`POST /admin/outbox/:id/${command}`, byId(entry?.id))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test('all dead mails are tried again at once, and nothing else', async () => {
  const [first] = await theDead(quietly(3));
  await admin.api.ok('POST /admin/outbox/:id/give-up', byId(first?.id));
  expect(await admin.api.ok('POST /admin/outbox/retry-dead')).toEqual({ retried: 2 });
  expect(await admin.api.ok('POST /admin/outbox/retry-dead')).toEqual({ retried: 0 });
  expect((await entriesOf(server, "state = 'given_up'")).map(({ id }) => id)).toEqual([first?.id]);
});

test('the list has pages, the newest first, and counts only what is sent today', async () => {
  await put('sent', quietly(PAGE_SIZE + 1));
  const pages = [await list({ state: 'sent', page: 1 }), await list({ state: 'sent', page: 2 })];
  expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
    [PAGE_SIZE, PAGE_SIZE + 1],
    [1, PAGE_SIZE + 1],
  ]);
  const dates = pages.flatMap(({ items }) => items.map((entry) => entry.state_date));
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(pages[0]?.counts.sent_today).toBe(1);
});
