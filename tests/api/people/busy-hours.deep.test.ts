/** Hours at which a talent cannot work: own calendar, requests, and nobody else. */
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { BUSY_HOURS_MAX } from '#domain/people/talent/busy-hours.rules.ts';
import { makeExports } from '#server/features/accounts/data-export/commands/make-exports.ts';
import { runRetention } from '#server/features/accounts/retention/commands/run-retention.ts';
import { aCompany, aTalent, type Talent } from '#tests/factories/people.ts';
import { aProject, aRole, candidateOf } from '#tests/factories/projects.ts';
import { aSpan, termsFor } from '#tests/factories/terms.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.setClock('2026-08-14T10:00:00Z'));

const ROUTE = 'POST /talent/busy-hours';
const DAY = '2026-09-01';
const DENTIST = { day: DAY, from_time: '09:00', to_time: '10:30', note: 'Tandläkaren' };
const add = (talent: Talent, body = DENTIST) => talent.api.ok(ROUTE, { body });
const read = async (talent: Talent) =>
  (await talent.api.ok('GET /talent/busy-hours')).items.map(({ id, ...hours }) => hours);

test('hours are added once, get a new note, come in order, and are removed by their talent only', async () => {
  const [talent, other] = [await aTalent(server), await aTalent(server)];
  await add(talent);
  await add(talent, { ...DENTIST, note: 'Tandläkaren på Storgatan' });
  const { items } = await add(talent, { day: DAY, from_time: '06:00', to_time: '08:00', note: '' });
  expect(await read(talent)).toEqual([
    { day: DAY, from_time: '06:00', to_time: '08:00', note: '' },
    { ...DENTIST, note: 'Tandläkaren på Storgatan' },
  ]);
  const params = { id: items[1]?.id ?? '' };
  expect((await other.api.ok('DELETE /talent/busy-hours/:id', { params })).items).toEqual([]);
  expect(await read(talent)).toHaveLength(2);
  await talent.api.ok('DELETE /talent/busy-hours/:id', { params });
  expect(await read(talent)).toHaveLength(1);
});

test('hours end after they begin, and are neither over nor years ahead', async () => {
  const talent = await aTalent(server);
  const fieldsOf = async (change: Partial<typeof DENTIST>) =>
    Object.keys((await talent.api.refusal(ROUTE, { body: { ...DENTIST, ...change } })).fields ?? {});
  expect(await fieldsOf({ to_time: '09:00' })).toEqual(['to_time']);
  expect(await fieldsOf({ day: '2026-08-13' })).toEqual(['day']);
  expect(await fieldsOf({ day: '2030-01-01' })).toEqual(['day']);
});

test('there is a largest number of entries', async () => {
  const talent = await aTalent(server);
  await server.services.pool.query(
    `insert into busy_hours (talent_id, day, from_time, to_time)
     select $1, $2::date + n, '09:00', '10:00' from generate_series(1, $3) n`,
    [talent.talent_id, DAY, BUSY_HOURS_MAX],
  );
  expect((await talent.api.refusal(ROUTE, { body: DENTIST })).code).toBe('too_many_busy_spans');
  expect(await read(talent)).toHaveLength(BUSY_HOURS_MAX);
});

test("the talent's month has the hours with the note", async () => {
  const talent = await aTalent(server);
  await add(talent);
  const { items } = await talent.api.ok('GET /talent/calendar', { query: { from: DAY, to: DAY } });
  expect(items).toMatchObject([
    { kind: 'hours', starts_on: DAY, from_time: '09:00', to_time: '10:30', title: 'Tandläkaren' },
  ]);
});

test('a search for the whole day finds the talent, and no answer to a company has the note', async () => {
  const [talent, company] = [await aTalent(server), await aCompany(server)];
  await add(talent);
  const { rows } = await server.services.pool.query('select busy from talent_search where talent_id = $1', [
    talent.talent_id,
  ]);
  expect(JSON.stringify(rows)).not.toContain(DAY);
  const dates = [{ kind: 'work' as const, starts_on: DAY, ends_on: DAY }];
  const { id } = await aProject(server, company, { step: 3, asked: [talent], form: { dates } });
  const params = { id };
  const answers = await Promise.all([
    company.api.ok('GET /projects/:id/candidates', { params, query: {} }),
    company.api.ok('GET /projects/:id/log', { params, query: {} }),
    company.api.ok('GET /talents/:id', { params: { id: talent.talent_id } }),
  ]);
  expect(JSON.stringify(answers)).not.toContain('Tandläkaren');
});

test('a request names the hours that meet its own, and those of days whose hours are not said', async () => {
  const company = await aCompany(server);
  const busyOf = async (call_time: string | null, end_time: string | null, starts_on = DAY) => {
    const talent = await aTalent(server);
    await add(talent);
    const days = [{ ...aSpan(starts_on), call_time, end_time }];
    const dates = [{ kind: 'work' as const, starts_on, ends_on: starts_on }];
    const roles = [aRole({ terms: { ...termsFor(ore(450_000)), days } })];
    const project = await aProject(server, company, { step: 3, asked: [talent], form: { dates, roles } });
    const { id } = await candidateOf(company, project.id, talent);
    const request = await talent.api.ok('GET /talent/requests/:id', { params: { id } });
    return request.busy_hours.map(({ from_time }) => from_time);
  };
  expect(await busyOf('08:00', '09:30')).toEqual(['09:00']);
  expect(await busyOf(null, null)).toEqual(['09:00']);
  expect(await busyOf('10:30', '18:00')).toEqual([]);
  expect(await busyOf('07:00', '09:00')).toEqual([]);
  // A night that ends on the next day.
  expect(await busyOf('20:00', '09:30', '2026-08-31')).toEqual(['09:00']);
  expect(await busyOf('20:00', '04:00', '2026-08-31')).toEqual([]);
});

test("the talent's own data has the hours with the note, and 30 days after the day they are deleted", async () => {
  const talent = await aTalent(server);
  await add(talent);
  await talent.api.ok('POST /account/data-export', { body: {} });
  await makeExports(server.services);
  const { url } = await talent.api.ok('POST /account/data-export/file');
  const answer = await fetch(server.url + url, { headers: { cookie: talent.cookie } });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(JSON.parse(Buffer.from(files['data/upptagna-timmar.json'] ?? []).toString())).toEqual([DENTIST]);

  const left = async () =>
    (await server.services.pool.query('select id from busy_hours where talent_id = $1', [talent.talent_id])).rows
      .length;
  server.setClock('2026-09-30T10:00:00Z');
  await runRetention(server.services);
  expect(await left()).toBe(1);
  server.setClock('2026-10-02T10:00:00Z');
  await runRetention(server.services);
  expect(await left()).toBe(0);
});
