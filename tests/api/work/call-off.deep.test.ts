/** A booked talent calls off days over HTTP: the notices, the costs, and two simultaneous calls. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { aCompany, type Person } from '#tests/factories/people.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { WORKING_TERMS, type Working, working } from '#tests/factories/working.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { aMinor, askedGuardian, START } from '../people/guardian-acts.ts';
import { type Told, toldBy } from '../talk/consequences.ts';

let server: TestServer;
let told: Told;
beforeAll(async () => {
  server = await startTestServer();
  told = toldBy(server);
});
afterAll(() => server.stop());
beforeEach(() => server.setClock('2026-08-13T08:00:00Z'));

const CALL_OFF = 'POST /talent/assignments/:id/call-off';
const reason = 'Jag är sjuk.';

const daysOf = async ({ id, talent }: Pick<Working, 'id' | 'talent'>) =>
  (await talent.api.ok('GET /talent/assignments/:id', { params: { id } })).bookings;
const callFor = async (work: Pick<Working, 'id' | 'talent'>, from?: string) => ({
  params: { id: work.id },
  body: {
    booking_ids: (await daysOf(work)).filter(({ starts_on }) => !from || starts_on === from).map(({ id }) => id),
    reason,
  },
});
const reportOf = ({ id }: Working, { api }: Person) => api.ok('GET /assignments/:id/report', { params: { id } });

test('the company is told at once, in the bell and by mail, and may ask another talent; nothing is owed', async () => {
  const work = await working(server);
  const seen = await work.talent.api.ok(CALL_OFF, await callFor(work, '2026-08-20'));
  expect(seen.bookings.map(({ status, actions }) => [status, actions])).toEqual([
    ['confirmed', ['call-off']],
    ['cancelled', ['come-back']],
  ]);
  expect(await told.noticesOfCompany(work.company)).toContain('booking.call-off');
  expect(await told.mailsTo(work.company)).toContain(`${work.talent.name} kan inte komma`);
  const params = { id: work.project_id };
  const { items } = await work.company.api.ok('GET /projects/:id/bookings', { params, query: {} });
  expect(items.map(({ status, cancel_reason, may_replace }) => [status, cancel_reason, may_replace])).toEqual([
    ['confirmed', null, true],
    ['cancelled', reason, true],
  ]);
  const { plan, status } = await reportOf(work, work.company);
  expect([status, plan.days.map(({ share }) => share)]).toEqual(['open', [10_000, 10_000, 0]]);
  await work.talent.api.ok(CALL_OFF, await callFor(work, '2026-08-17'));
  expect((await reportOf(work, work.company)).status).toBe('void');
  expect((await candidateOf(work.company, work.project_id, work.talent).catch(() => null)) ?? null).toBeNull();
});

test('a talent that falls ill on the second of two days is paid for the first', async () => {
  const work = await working(server);
  server.setClock('2026-08-18T03:30:00Z');
  await work.talent.api.ok(CALL_OFF, await callFor(work));
  const { status, plan } = await reportOf(work, work.talent);
  expect([status, plan.days.map(({ outcome }) => outcome)]).toEqual(['open', ['done', 'cancelled', 'cancelled']]);
});

test('a talent reads what a calling off costs before it: the pay for those days, and what is left, to the öre', async () => {
  const fee = { ...WORKING_TERMS.fee, basis: 'whole' as const, amount_ore: ore(1_000_001) };
  const [daily, whole] = [
    await working(server),
    await working(server, { fee, additions: { ...WORKING_TERMS.additions, overtime: null } as never }),
  ];
  const costs = async (work: Working, from?: string) => {
    const { booking_ids } = (await callFor(work, from)).body;
    return work.talent.api.ok('GET /talent/assignments/:id/call-off', {
      params: { id: work.id },
      query: { booking_ids },
    });
  };
  expect(await costs(daily, '2026-08-20')).toEqual({ lost_ore: 450_000, left_ore: 900_000 });
  expect(await costs(daily)).toEqual({ lost_ore: 1_350_000, left_ore: 0 });
  const [first, last, all] = [await costs(whole, '2026-08-17'), await costs(whole, '2026-08-20'), await costs(whole)];
  for (const { lost_ore, left_ore } of [first, last, all]) expect(lost_ore + left_ore).toBe(1_000_001);
  expect([first.left_ore, all.left_ore]).toEqual([last.lost_ore, 0]);
  // On the second of two days the first is worked, so only the second and the later one fall away.
  server.setClock('2026-08-18T03:30:00Z');
  expect(await costs(daily)).toEqual({ lost_ore: 900_000, left_ore: 450_000 });
});

test('no talent calls off for another, days that are over, or days of another assignment', async () => {
  const [work, other] = [await working(server), await working(server)];
  const call = await callFor(work);
  expect((await other.talent.api.refusal(CALL_OFF, call)).code).toBe('not_found');
  const mixed = { ...call, body: { reason, booking_ids: (await callFor(other)).body.booking_ids } };
  expect((await work.talent.api.refusal(CALL_OFF, mixed)).code).toBe('changed_meanwhile');
  server.setClock('2026-08-19T08:00:00Z');
  expect((await work.talent.api.refusal(CALL_OFF, call)).code).toBe('work_over');
  expect((await daysOf(work)).map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
});

test('if a company cancels and a talent calls off at the same moment one succeeds, and the other is refused', async () => {
  const work = await working(server);
  const call = await callFor(work, '2026-08-20');
  const [id = ''] = call.body.booking_ids;
  const [called, cancelled] = await Promise.all([
    work.talent.api.raw(CALL_OFF, call),
    work.company.api.raw('POST /bookings/:id/cancel', { params: { id }, body: { reason: 'Vi flyttar dagen.' } }),
  ]);
  expect([called.status, cancelled.status].toSorted()).toEqual([200, 409]);
  const won = called.status === 200 ? 'booking.call-off' : 'booking.cancel';
  expect((await told.eventsOf(id)).filter((type) => type.startsWith('booking.c'))).toEqual(['booking.confirm', won]);
});

test('a calling off takes no day before it has the project, so two that decide over it do not block each other', async () => {
  const work = await working(server);
  const { pool } = server.services;
  const call = await callFor(work, '2026-08-20');
  const company = await pool.connect();
  await company.query('begin');
  await company.query('select from projects where id = $1 for no key update', [work.project_id]);
  const calling = work.talent.api.raw(CALL_OFF, call);
  await vi.waitFor(async () => {
    const { rows } = await pool.query(`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`);
    expect(rows).toHaveLength(1);
  });
  await company.query('select from bookings where id = any($1) for update nowait', [call.body.booking_ids]);
  await company.query(`update bookings set status = 'cancelled' where id = any($1)`, [call.body.booking_ids]);
  await company.query('commit');
  company.release();
  expect((await calling).status).toBe(409);
});

test('a guardian is told when a talent under 18 cannot come, and nothing waits for permission any more', async () => {
  server.setClock(START);
  const talent = await aMinor(server);
  const guardian = await askedGuardian(server, talent);
  await guardian.give();
  const company = await aCompany(server);
  const { id: project_id } = await aProject(server, company, { step: 5, asked: [talent] });
  const work = { talent, id: (await candidateOf(company, project_id, talent)).id };
  await talent.api.ok(CALL_OFF, await callFor(work));
  expect(await told.mailsTo(guardian)).toContain(`${talent.name} har sagt att hen inte kan komma`);
  const { items } = await company.api.ok('GET /projects/:id/clearances', { params: { id: project_id }, query: {} });
  expect(items.filter(({ status }) => status === 'waiting')).toEqual([]);
});
