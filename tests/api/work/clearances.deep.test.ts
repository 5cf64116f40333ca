/** Requirements for the work of minors, over HTTP: the booking waits until they are met. */
import { expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import { addDays, dayOf } from '#domain/kernel/time/day.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, anAdmin, type Company } from '#tests/factories/people.ts';
import { aProject } from '#tests/factories/projects.ts';
import {
  aChild,
  booked,
  CHAPERONE,
  lacksOf,
  MONDAY,
  NO_HOURS,
  newestLink,
  openClearing,
  SATURDAY,
  server,
  signed,
  told,
} from './clearance-acts.ts';

openClearing();

test('a booking waits, says for which requirements, holds the days, and is certain once the last one is recorded', async () => {
  const { talent, guardian } = await aChild();
  const { company, project, row, params } = await booked(talent, MONDAY);
  expect(row).toMatchObject({ status: 'waiting', first_day: MONDAY, talent_name: talent.name });
  expect(lacksOf({ row })).toEqual(['chaperone', 'school_leave', 'signature']);
  expect(await told.bookingsOf(project.id)).toEqual([`${MONDAY} ${MONDAY} waiting`]);
  // A waiting booking keeps the days occupied like any other booking.
  await expect(booked(talent, MONDAY)).rejects.toThrow('booking_clash');

  const token = await signed(company, project.id, guardian.email);
  const leave = { body: { token, granted_on: '2026-08-14' } };
  await company.api.ok('POST /clearances/:id/chaperone', { params, body: CHAPERONE });
  expect(await told.noticesOf(talent)).not.toContain('clearance.clear');
  const view = await as(server).ok('POST /approvals/school-leave', leave);
  expect(view.clearance).toMatchObject({ status: 'cleared', lacks: [], chaperone: CHAPERONE });
  expect(await told.bookingsOf(project.id)).toEqual([`${MONDAY} ${MONDAY} confirmed`]);
  const notices = (await told.noticesOf(talent)).filter((type) => type === 'clearance.clear');
  expect(notices).toHaveLength(1);
  expect(await told.mailsTo(guardian)).toContain(`Bokningen av ${talent.name} gäller`);
  // The mail has a new link; the earlier link stays valid.
  const link = await newestLink(guardian.email);
  expect(link).not.toBe(token);
  for (const each of [link, token]) {
    const seen = await as(server).ok('POST /approvals/view', { body: { token: each } });
    expect(seen.clearance?.status).toBe('cleared');
  }
  // After the clearance, only the chaperone may change.
  await company.api.ok('POST /clearances/:id/chaperone', { params, body: { ...CHAPERONE, name: 'Ulf Ek' } });
  const hours = { params, body: { from: '08:00', to: '09:00' } };
  expect((await company.api.refusal('POST /clearances/:id/hours', hours)).code).toBe('not_allowed_now');
});

test('nothing is owed for a booking that is cancelled before it is certain, and the company is told so beforehand', async () => {
  const { talent, guardian } = await aChild();
  // For a cancellation on the day before the work, the table in the contract gives a share of the pay.
  const { company, project } = await booked(talent, addDays(dayOf(server.services.clock()), 1));
  await signed(company, project.id, guardian.email);
  const { rows } = await server.services.pool.query<{ id: string }>('select id from bookings where project_id = $1', [
    project.id,
  ]);
  const params = { id: rows[0]?.id ?? '' };
  const nothing = { share: 0, owed_ore: 0 };
  expect(await company.api.ok('GET /bookings/:id/cancellation', { params })).toEqual(nothing);
  await company.api.ok('POST /bookings/:id/cancel', { params, body: { reason: 'Regn.' } });
  const { rows: cancelled } = await server.services.pool.query(
    'select status, cancelled_date from bookings where id = $1',
    [params.id],
  );
  expect(cancelled).toEqual([{ status: 'cancelled', cancelled_date: null }]);
});

test('the permit itself is kept beside its number, and read by the company, administrators and the guardian alone', async () => {
  const { talent, guardian } = await aChild();
  const { company, project, params } = await booked(talent, MONDAY);
  const token = await signed(company, project.id, guardian.email);
  const add = async (who: Company, bytes: Uint8Array) => {
    const response = await fetch(`${server.url}${API_PREFIX}/clearances/${params.id}/papers/permit`, {
      method: 'POST',
      headers: { cookie: who.cookie, 'content-type': 'application/octet-stream' },
      body: bytes as Uint8Array<ArrayBuffer>,
    });
    return (await response.json()) as { papers?: string[]; error?: { code: string } };
  };
  const ofLink = { body: { token, paper: 'permit' as const } };
  expect((await as(server).refusal('POST /approvals/paper', ofLink)).code).toBe('not_found');
  expect((await add(company, Buffer.from('<svg/>'))).error?.code).toBe('file_not_image');
  const other = await aCompany(server);
  expect((await add(other, Buffer.from('%PDF-1.7\n'))).error?.code).toBe('not_found');
  expect((await add(company, Buffer.from('%PDF-1.6\n'))).papers).toEqual(['permit']);
  await add(company, Buffer.from('%PDF-1.7\n'));
  const read = async (url: string, cookie = '') => {
    const answer = await fetch(server.url + url, { headers: { cookie } });
    return answer.ok ? answer.text() : answer.status;
  };
  const asked = { params: { ...params, paper: 'permit' as const } };
  for (const who of [company, await anAdmin(server)]) {
    const { url } = await who.api.ok('POST /clearances/:id/papers/:paper/address', asked);
    expect(await read(url, who.cookie)).toBe('%PDF-1.7\n');
    expect(await read(url)).toBe(404);
  }
  const { url } = await as(server).ok('POST /approvals/paper', ofLink);
  expect(await read(url)).toBe('%PDF-1.7\n');
  expect((await other.api.refusal('POST /clearances/:id/papers/:paper/address', asked)).code).toBe('not_found');
  const { rows } = await server.services.pool.query(
    `select deleted_date is null as is_kept from private_files where noun = 'clearance' and subject_id = $1 order by created_date, id`,
    [params.id],
  );
  expect(rows.map(({ is_kept }) => is_kept).sort()).toEqual([false, true]);
});

test('a talent of age waits for nothing, nor on the days from the eighteenth birthday on', async () => {
  const { talent } = await aChild('2008-09-14');
  const company = await aCompany(server);
  const dates = [SATURDAY].map((day) => ({ kind: 'work' as const, starts_on: day, ends_on: day }));
  const project = await aProject(server, company, { step: 5, asked: [talent], form: { dates } });
  expect(await told.bookingsOf(project.id)).toEqual([`${SATURDAY} ${SATURDAY} confirmed`]);
  const { items } = await company.api.ok('GET /projects/:id/clearances', { params: { id: project.id }, query: {} });
  expect(items).toEqual([]);
});

test('untold hours are asked for, and forbidden ones need a permit', async () => {
  const { talent } = await aChild();
  const { company, params, row } = await booked(talent, SATURDAY, NO_HOURS);
  expect(lacksOf({ row })).toEqual(['hours_unknown', 'chaperone', 'signature']);
  const long = await company.api.ok('POST /clearances/:id/hours', { params, body: { from: '09:00', to: '18:00' } });
  expect(long.breaches).toEqual([{ code: 'day_long', day: SATURDAY, is: 540, limit: 420, with_others: false }]);
  expect(lacksOf({ row: long })).toEqual(['hours', 'chaperone', 'signature']);
  const permitted = await company.api.ok('POST /clearances/:id/permit', { params, body: { number: '2026/012345' } });
  expect(lacksOf({ row: permitted })).toEqual(['chaperone', 'signature']);
});

test('hours are counted over all companies, and no company is told of another one’s booking', async () => {
  const { talent, guardian } = await aChild();
  const first = await booked(talent, SATURDAY, { call_time: '09:00', end_time: '16:00' });
  const other = await booked(talent, '2026-09-20', { call_time: '09:00', end_time: '15:00' });
  expect(other.row.breaches).toEqual([{ code: 'week_long', day: MONDAY, is: null, limit: 720, with_others: true }]);
  // The talent sees all requirements; the hours are those of both assignments together.
  const candidate = await talent.api.ok('GET /talent/assignments', { query: {} });
  const own = await talent.api.ok('GET /talent/assignments/:id', { params: { id: candidate.items[1]?.id ?? '' } });
  expect(own.clearance?.breaches).toMatchObject([{ code: 'week_long', is: 780 }]);
  // The other assignment is the only obstacle. After its cancellation the booking is confirmed.
  await other.company.api.ok('POST /clearances/:id/chaperone', { params: other.params, body: CHAPERONE });
  await signed(other.company, other.project.id, guardian.email);
  expect(await told.bookingsOf(other.project.id)).toEqual(['2026-09-20 2026-09-20 waiting']);
  const cancel = { params: { id: first.project.id }, body: { reason: 'Det regnar.' } };
  await first.company.api.ok('POST /projects/:id/cancel', cancel);
  expect(await told.bookingsOf(other.project.id)).toEqual(['2026-09-20 2026-09-20 confirmed']);
});

test('of two last requirements recorded at once the second clears, and everybody is told once', async () => {
  const { talent, guardian } = await aChild();
  const { company, project, params } = await booked(talent, MONDAY);
  await signed(company, project.id, guardian.email);
  const answers = await Promise.all([
    company.api.raw('POST /clearances/:id/chaperone', { params, body: CHAPERONE }),
    company.api.raw('POST /clearances/:id/school-leave', { params, body: { granted_on: '2026-08-14' } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await told.bookingsOf(project.id)).toEqual([`${MONDAY} ${MONDAY} confirmed`]);
  expect((await told.noticesOf(talent)).filter((type) => type === 'clearance.clear')).toHaveLength(1);
});

test('a booking that is cancelled while its last requirement is recorded is cancelled, and lacks nothing more', async () => {
  const { talent, guardian } = await aChild();
  const { company, project, params } = await booked(talent, SATURDAY);
  await signed(company, project.id, guardian.email);
  const { items } = await company.api.ok('GET /projects/:id/bookings', { params: { id: project.id }, query: {} });
  const cancel = { params: { id: items[0]?.id ?? '' }, body: { reason: 'Det regnar.' } };
  const [, cancelled] = await Promise.all([
    company.api.raw('POST /clearances/:id/chaperone', { params, body: CHAPERONE }),
    company.api.raw('POST /bookings/:id/cancel', cancel),
  ]);
  expect(cancelled.status).toBe(200);
  expect(await told.bookingsOf(project.id)).toEqual([`${SATURDAY} ${SATURDAY} cancelled`]);
  expect((await told.eventsOf(params.id)).at(-1)).toBe('clearance.end');
});
