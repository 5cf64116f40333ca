/** The daily mail of talents: what has happened, once, while it is so and unread, and not in the quiet hours. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailDigests } from '#server/features/talk/notification/commands/mail-digests.ts';
import { aCompany, anAdmin, aTalent, type Company, type Person, type Talent } from '#tests/factories/people.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const [EVENING, MORNING] = ['2026-08-13T18:00:00Z', '2026-08-14T05:00:00Z'];

let server: TestServer;
let company: Company;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  [company, admin] = [await aCompany(server), await anAdmin(server)];
});
afterAll(() => server.stop());
beforeEach(() => server.setClock(EVENING));

interface Daily {
  readonly title: string;
  readonly items: readonly { readonly title: string; readonly path: string }[];
}

/** Runs the job at an instant. @returns the daily mails to a person until then */
async function dailyAt(instant: string, { email }: Person): Promise<Daily[]> {
  server.setClock(instant);
  await mailDigests(server.services);
  const { rows } = await server.services.pool.query<{ content: Daily }>(
    `select content from outbox where recipient = $1 and dedupe_key like 'daily %' order by created_date`,
    [email],
  );
  return rows.map(({ content }) => content);
}

/** Asks a talent, who is then told that the role went to another. */
async function passedOver(talent: Talent): Promise<string> {
  const chosen = await aTalent(server);
  const project = await aProject(server, company, { step: 4, asked: [chosen, talent] });
  const { id } = await candidateOf(company, project.id, chosen);
  await company.api.ok('POST /candidates/:id/approve', { params: { id }, body: {} });
  await company.api.ok('POST /projects/:id/activate', {
    params: { id: project.id },
    body: { accepts_short_roles: true },
  });
  return project.id;
}

/** An administrator answers a question of the talent, once or twice. */
async function helped(talent: Talent, times = 1): Promise<void> {
  const { id } = await talent.api.ok('POST /inquiries', { body: { category: 'other', words: 'Hur gör jag?' } });
  for (let seen = 1; seen <= times; seen++) {
    await admin.api.ok('POST /inquiries/:id/messages', { params: { id }, body: { words: 'Så här.', seen } });
  }
}

test('has what came until five to seven with its links, once, also by two processes, and nothing on a day without news', async () => {
  const talent = await aTalent(server);
  await passedOver(talent);
  server.setClock(MORNING);
  await Promise.all([mailDigests(server.services), mailDigests(server.services)]);
  const [mail, ...more] = await dailyAt('2026-08-14T09:00:00Z', talent);
  expect(more).toEqual([]);
  expect(mail?.items).toHaveLength(1);
  expect(mail?.items[0]?.path).toMatch(/^\/TalentInterestDetails\?id=/);
  expect(await dailyAt('2026-08-15T05:00:00Z', talent)).toHaveLength(1);
  server.setClock('2026-08-15T10:00:00Z');
  await passedOver(talent);
  expect(await dailyAt('2026-08-15T18:00:00Z', talent)).toHaveLength(1);
  const [, second] = await dailyAt('2026-08-16T05:00:00Z', talent);
  expect(second?.items).toHaveLength(1);
});

test('waits for the end of quiet hours that last longer than seven', async () => {
  const talent = await aTalent(server);
  await talent.api.ok('PUT /account/push/choices', {
    body: { off_kinds: [], quiet: { from: '20:00', until: '10:00' } },
  });
  await passedOver(talent);
  expect(await dailyAt(MORNING, talent)).toEqual([]);
  expect(await dailyAt('2026-08-14T07:00:00Z', talent)).toEqual([]);
  expect(await dailyAt('2026-08-14T08:00:00Z', talent)).toHaveLength(1);
});

test('leaves out what was read, what was mailed at once, and what the reader was told something newer about', async () => {
  const [reader, changed, twice] = [await aTalent(server), await aTalent(server), await aTalent(server)];
  await passedOver(reader);
  await reader.api.ok('POST /notifications/read', { body: { all: true } });
  await helped(changed);
  for (const talent of [changed, twice]) await talent.api.ok('PUT /talent/mails', { body: { help: 'daily' } });
  await helped(twice, 2);
  const [ofReader, ofChanged, ofTwice] = [
    await dailyAt(MORNING, reader),
    await dailyAt(MORNING, changed),
    await dailyAt(MORNING, twice),
  ];
  expect([ofReader, ofChanged]).toEqual([[], []]);
  expect(ofTwice[0]?.items).toHaveLength(1);
});

test('has only the kinds that the talent wants daily', async () => {
  const [all, none] = [await aTalent(server), await aTalent(server)];
  await all.api.ok('PUT /talent/mails', { body: { news: 'daily', help: 'daily' } });
  await none.api.ok('PUT /talent/mails', { body: { answers: 'never', help: 'never' } });
  for (const talent of [all, none]) {
    await passedOver(talent);
    await helped(talent);
  }
  expect((await dailyAt(MORNING, all))[0]?.items.length).toBeGreaterThanOrEqual(2);
  expect(await dailyAt(MORNING, none)).toEqual([]);
});
