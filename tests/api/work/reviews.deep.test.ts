/** Reviews between company and talent: when they can be written, when they are hidden, and when they are published. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { aCompany, anAdmin, aTalent } from '#tests/factories/people.ts';
import { OF_COMPANY, OF_TALENT } from '#tests/factories/reviews.ts';
import { approvedWork, type Working, working } from '#tests/factories/working.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Told, toldBy } from '../talk/consequences.ts';

let server: TestServer;
let told: Told;
beforeAll(async () => {
  server = await startTestServer();
  told = toldBy(server);
});
afterAll(() => server.stop());
beforeEach(() => server.setClock('2026-08-13T08:00:00Z'));

/** A talent whose work is approved, in a completed project: both sides may write until 28 August. */
async function worked(): Promise<Working> {
  const work = await working(server);
  server.setClock('2026-08-21T06:00:00Z');
  await approvedWork(work);
  await work.company.api.ok('POST /projects/:id/complete', { params: { id: work.project_id } });
  return work;
}
const sweep = () => sweepDeadlines(server.services, ['review']);
const saysCompany = ({ company, id }: Working, changes = {}) =>
  company.api.ok('PUT /assignments/:id/review-of-talent', { params: { id }, body: { ...OF_TALENT, ...changes } });
const saysTalent = ({ talent, id }: Working, changes = {}) =>
  talent.api.ok('PUT /assignments/:id/review-of-company', { params: { id }, body: { ...OF_COMPANY, ...changes } });
const seenByTalent = async ({ talent }: Working) =>
  (await talent.api.ok('GET /talent/reviews', { query: {} })).items[0];
const ofProject = ({ project_id }: Working) => ({ params: { id: project_id }, query: {} });
const seenByCompany = async (work: Working) =>
  (await work.company.api.ok('GET /projects/:id/reviews', ofProject(work))).items[0];

/** The project's log, and the company's counts and notices. Neither may tell that the talent has written. */
async function surroundings({ company, project_id }: Working) {
  const [log, poll] = await Promise.all([
    company.api.ok('GET /projects/:id/log', { params: { id: project_id }, query: {} }),
    company.api.ok('GET /company/poll', {}),
  ]);
  return { log, poll };
}

test('a review opens once the work is approved and the project completed, whichever comes last, and for the two sides alone', async () => {
  const early = await working(server);
  server.setClock('2026-08-21T06:00:00Z');
  await approvedWork(early);
  expect(await seenByTalent(early)).toBeUndefined();
  await early.company.api.ok('POST /projects/:id/complete', { params: { id: early.project_id } });
  expect(await seenByTalent(early)).toMatchObject({ status: 'open', actions: ['review-company'] });
  expect((await told.noticesOf(early.talent)).filter((type) => type.startsWith('review.'))).toEqual(['review.open']);

  server.setClock('2026-08-13T08:00:00Z');
  const late = await working(server);
  server.setClock('2026-08-21T06:00:00Z');
  await late.company.api.ok('POST /projects/:id/complete', { params: { id: late.project_id } });
  const body = { ...OF_TALENT };
  const params = { id: late.id };
  expect((await late.company.api.refusal('PUT /assignments/:id/review-of-talent', { params, body })).code).toBe(
    'not_found',
  );
  await approvedWork(late);
  expect(await seenByTalent(late)).toMatchObject({ status: 'open' });
});

test('neither side reads the other’s review before both have written, and then both reviews are published at once', async () => {
  const work = await worked();
  const [before, around] = [await seenByCompany(work), await surroundings(work)];
  await saysTalent(work, { note: 'Jag vill inte tillbaka.' });
  // The company must not notice that the talent has written a review.
  expect([await seenByCompany(work), await surroundings(work)]).toEqual([before, around]);
  const mine = await seenByTalent(work);
  await saysCompany(work);
  expect(await seenByTalent(work)).toMatchObject({
    status: 'published',
    company: { words: OF_TALENT.words, note: null },
  });
  expect(mine).toMatchObject({ status: 'open', company: null, talent: { note: 'Jag vill inte tillbaka.' } });
  expect(await seenByCompany(work)).toMatchObject({
    talent: { words: OF_COMPANY.words, note: null, written_by: null },
    actions: ['reply-to-talent', 'report-talent'],
  });
  const admin = await anAdmin(server);
  const { items } = await admin.api.ok('GET /projects/:id/reviews', ofProject(work));
  expect(items[0]?.talent?.note).toBe('Jag vill inte tillbaka.');
  expect(await told.noticesOf(work.talent)).toContain('review.publish');
});

test('a review by one side is published after seven days and stays, and the other side can no longer write', async () => {
  const work = await worked();
  await saysCompany(work);
  server.setClock('2026-08-28T05:59:59Z');
  await sweep();
  expect(await seenByTalent(work)).toMatchObject({ status: 'open', company: null });
  await saysCompany(work, { words: 'Mycket bra.', revision: 1 });
  server.setClock('2026-08-28T06:00:00Z');
  const params = { id: work.id };
  const late = { params, body: OF_COMPANY };
  expect((await work.talent.api.refusal('PUT /assignments/:id/review-of-company', late)).code).toBe('not_allowed_now');
  await sweep();
  expect(await seenByTalent(work)).toMatchObject({
    status: 'published',
    company: { words: 'Mycket bra.' },
    talent: null,
  });
  const again = { params, body: { ...OF_TALENT, revision: 2 } };
  expect((await work.company.api.refusal('PUT /assignments/:id/review-of-talent', again)).code).toBe('not_allowed_now');
});

test('an unwritten review lapses without a word', async () => {
  const work = await worked();
  server.setClock('2026-08-28T06:00:00Z');
  await sweep();
  expect(await seenByTalent(work)).toBeUndefined();
  expect(await told.noticesOf(work.talent)).not.toContain('review.publish');
});

test('two reviews written at once are published once, and of two members one is told of the other', async () => {
  const work = await worked();
  await Promise.all([saysCompany(work), saysTalent(work)]);
  expect(await seenByTalent(work)).toMatchObject({ status: 'published' });
  expect((await told.noticesOf(work.talent)).filter((type) => type === 'review.publish')).toHaveLength(1);

  server.setClock('2026-08-13T08:00:00Z');
  const other = await worked();
  const write = (words: string) =>
    other.company.api.raw('PUT /assignments/:id/review-of-talent', {
      params: { id: other.id },
      body: { ...OF_TALENT, words },
    });
  const answers = await Promise.all([write('Bra.'), write('Mycket bra.')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const kept = (await seenByCompany(other))?.company;
  // Sending the same review again, as after a lost answer, changes nothing.
  expect((await saysCompany(other, { words: kept?.words })).company?.revision).toBe(1);
});

test('the reviewed side replies once, and a review hidden by an administrator is gone for the other side alone', async () => {
  const work = await worked();
  await Promise.all([saysCompany(work), saysTalent(work)]);
  const params = { id: work.id };
  await work.talent.api.ok('POST /assignments/:id/review/reply', { params, body: { reply: 'Tack.' } });
  expect((await seenByCompany(work))?.company?.reply).toBe('Tack.');
  const second = { params, body: { reply: 'Och en sak till.' } };
  expect((await work.talent.api.refusal('POST /assignments/:id/review/reply', second)).code).toBe('not_allowed_now');
  const reason = 'Det där stämmer inte.';
  await work.company.api.ok('POST /assignments/:id/review/report', { params, body: { reason } });
  const { items } = await work.company.api.ok('GET /inquiries', { query: {} });
  expect(items).toMatchObject([{ kind: 'report' }]);
  const admin = await anAdmin(server);
  const body = { side: 'talent' as const, reason: 'Namnger någon utanför.' };
  await admin.api.ok('POST /assignments/:id/review/hide', { params, body });
  expect((await admin.api.refusal('POST /assignments/:id/review/hide', { params, body })).code).toBe('not_allowed_now');
  expect(await seenByCompany(work)).toMatchObject({ talent: null, actions: [] });
  expect((await seenByTalent(work))?.talent).toMatchObject({
    words: OF_COMPANY.words,
    hidden_reason: 'Namnger någon utanför.',
  });
});

test('no third party reads or writes a review', async () => {
  const work = await worked();
  const [company, talent] = [await aCompany(server), await aTalent(server)];
  const params = { id: work.id };
  expect((await company.api.refusal('GET /projects/:id/reviews', ofProject(work))).code).toBe('not_found');
  const refused = [
    await company.api.refusal('PUT /assignments/:id/review-of-talent', { params, body: OF_TALENT }),
    await talent.api.refusal('PUT /assignments/:id/review-of-company', { params, body: OF_COMPANY }),
  ];
  expect(refused.map(({ code }) => code)).toEqual(['not_found', 'not_found']);
  expect((await talent.api.ok('GET /talent/reviews', { query: {} })).items).toEqual([]);
});
