/** What companies say of those who have worked for them: when, by whom, read by whom, and taken back. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCompany, anAdmin, aTalent } from '#tests/factories/people.ts';
import { type Working, working } from '#tests/factories/working.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Told, toldBy } from './told.ts';

const DAY_AFTER = '2026-08-21T06:00:00Z';

let server: TestServer;
let told: Told;
beforeAll(async () => {
  server = await startTestServer();
  told = toldBy(server);
});
afterAll(() => server.stop());
beforeEach(() => server.setClock('2026-08-13T08:00:00Z'));

/** Somebody whose work the company says is done. */
async function worked(): Promise<Working> {
  const work = await working(server);
  server.setClock(DAY_AFTER);
  await work.company.api.ok('POST /projects/:id/complete', { params: { id: work.project_id } });
  return work;
}
const saying = ({ id }: Working, words: string, seen_words: string | null = null) => ({
  params: { id },
  body: { words, seen_words },
});
const received = async ({ talent }: Working) =>
  (await talent.api.ok('GET /talent/testimonials', { query: {} })).items.map(({ words }) => words);

test('whoever worked reads what the company says, and nobody else does', async () => {
  const work = await worked();
  const { company, talent, project_id } = work;
  const said = await company.api.ok('PUT /assignments/:id/testimonial', saying(work, 'Alltid i tid, och glad.'));
  expect(said).toMatchObject({
    may_give: false,
    testimonial: { words: 'Alltid i tid, och glad.', actions: ['change', 'withdraw'] },
  });
  expect(await received(work)).toEqual(['Alltid i tid, och glad.']);
  expect(await told.noticesOf(talent)).toContain('testimonial.give');
  expect((await (await aTalent(server)).api.ok('GET /talent/testimonials', { query: {} })).items).toEqual([]);
  const other = await aCompany(server);
  expect(
    (await other.api.refusal('GET /projects/:id/testimonials', { params: { id: project_id }, query: {} })).code,
  ).toBe('not_found');
  expect((await other.api.refusal('PUT /assignments/:id/testimonial', saying(work, 'Nej.'))).code).toBe('not_found');
});

test('nothing is said before the work is done', async () => {
  const work = await working(server);
  expect((await work.company.api.refusal('PUT /assignments/:id/testimonial', saying(work, 'Bra.'))).code).toBe(
    'work_not_over',
  );
});

test('of two who write at once one is told of the other, and the same words again change nothing', async () => {
  const work = await worked();
  const write = (words: string) => work.company.api.raw('PUT /assignments/:id/testimonial', saying(work, words));
  const answers = await Promise.all([write('Bra.'), write('Mycket bra.')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [kept = ''] = await received(work);
  await work.company.api.ok('PUT /assignments/:id/testimonial', saying(work, kept));
  const news = (await told.noticesOf(work.talent)).filter((type) => type.startsWith('testimonial.'));
  expect(news).toEqual(['testimonial.give']);
});

test('it is put otherwise while it is new, and stands afterwards', async () => {
  const work = await worked();
  await work.company.api.ok('PUT /assignments/:id/testimonial', saying(work, 'Bra.'));
  server.setClock('2026-09-04T06:00:00Z');
  await work.company.api.ok('PUT /assignments/:id/testimonial', saying(work, 'Mycket bra.', 'Bra.'));
  server.setClock('2026-09-05T06:00:00Z');
  const late = await work.company.api.refusal('PUT /assignments/:id/testimonial', saying(work, 'Bäst.', 'Mycket bra.'));
  expect([late.code, await received(work)]).toEqual(['not_allowed_now', ['Mycket bra.']]);
});

test('what was taken back, by the company or an administrator, is gone for the talent and is not said anew', async () => {
  for (const by of ['company', 'admin'] as const) {
    const work = await worked();
    await work.company.api.ok('PUT /assignments/:id/testimonial', saying(work, 'Elaka ord.'));
    const who = by === 'company' ? work.company : await anAdmin(server);
    await who.api.ok('POST /assignments/:id/testimonial/withdraw', { params: { id: work.id } });
    expect(await received(work)).toEqual([]);
    const again = await work.company.api.refusal(
      'PUT /assignments/:id/testimonial',
      saying(work, 'Igen.', 'Elaka ord.'),
    );
    expect(again.code).toBe('not_allowed_now');
  }
});
