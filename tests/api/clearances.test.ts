/** What work of people under 18 takes, over HTTP: a booking that waits, what it waits for, and what becomes of it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/route.ts';
import { ore } from '#domain/money/ore.ts';
import type { TermsSpan } from '#domain/terms/days.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, anAdmin, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aProject, aRole } from '#tests/factories/projects.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { aMinor, askedGuardian, START, someGuardian, tokenFor, yes } from './guardian-acts.ts';
import { type Told, toldBy } from './told.ts';

let server: TestServer;
let told: Told;
beforeAll(async () => {
  server = await startTestServer();
  told = toldBy(server);
});
afterAll(() => server.stop());

/** A Monday and a Saturday of the same week with school in it; the tests begin in August. */
const [MONDAY, SATURDAY] = ['2026-09-14', '2026-09-19'];
const CHAPERONE = { name: 'Eva Ek', phone: '070-123 45 67' };

async function aChild(birth_date?: string) {
  server.setClock(START);
  const talent = birth_date ? await aTalent(server, { birth_date }) : await aMinor(server);
  const guardian = await askedGuardian(server, talent);
  await guardian.give();
  return { talent, guardian };
}

type Hours = Pick<TermsSpan, 'call_time' | 'end_time'>;
const NO_HOURS: Hours = { call_time: null, end_time: null };

/** Somebody booked by a company of its own for one day. */
async function booked(talent: Talent, day: string, hours: Hours = { call_time: '10:00', end_time: '12:00' }) {
  const company = await aCompany(server);
  const span = { kind: 'work' as const, starts_on: day, ends_on: day };
  const terms = { ...termsFor(ore(100_000)), days: [{ ...span, ...hours }] };
  const form = { dates: [span], roles: [aRole({ terms })] };
  const project = await aProject(server, company, { step: 5, asked: [talent], form });
  return { company, project, ...(await clearanceIn(company, project.id)) };
}

async function clearanceIn(company: Company, id: string) {
  const { items } = await company.api.ok('GET /projects/:id/clearances', { params: { id }, query: {} });
  const [row] = items;
  if (!row) throw new Error('Nobody under 18 is booked');
  return { row, params: { id: row.id } };
}
const lacksOf = ({ row }: { row: { lacks: { code: string }[] } }) => row.lacks.map(({ code }) => code);

/** The token of the newest link to an agreement that was mailed to a guardian. */
async function newestLink(email: string): Promise<string> {
  const { rows } = await server.services.pool.query<{ path: string }>(
    `select content ->> 'path' as path from outbox where recipient = $1 and content ->> 'path' like '/AgreementApproval?%'
     order by split_part(dedupe_key, ' ', 2)::bigint desc limit 1`,
    [email],
  );
  return new URLSearchParams(rows[0]?.path.split('?')[1]).get('token') ?? '';
}

/** Company and guardian sign the agreement. @returns the guardian's link */
async function signed(company: Company, project_id: string, email: string): Promise<string> {
  await server.services.scribe.settled();
  const params = { id: project_id };
  const { items } = await company.api.ok('GET /projects/:id/agreements', { params, query: {} });
  const agreements = items.map(({ id, sha256 }) => ({ id, sha256: sha256 ?? '' }));
  const body = { name: company.name, accepts: true as const, agreements };
  await company.api.ok('POST /projects/:id/agreements/sign', { params, body });
  const token = await newestLink(email);
  const signing = { token, name: 'Eva Maria Ek', accepts: true as const, sha256: items[0]?.sha256 ?? '' };
  await as(server).ok('POST /approvals/sign', { body: signing });
  return token;
}

test('a booking waits, says on what, holds the days, and is certain once the last thing is there', async () => {
  const { talent, guardian } = await aChild();
  const { company, project, row, params } = await booked(talent, MONDAY);
  expect(row).toMatchObject({ status: 'waiting', first_day: MONDAY, talent_name: talent.name });
  expect(lacksOf({ row })).toEqual(['chaperone', 'school_leave', 'signature']);
  expect(await told.bookingsOf(project.id)).toEqual([`${MONDAY} ${MONDAY} waiting`]);
  // The days are taken as by any booking.
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
  // That mail has a link of its own, and the ones before it stay good.
  const link = await newestLink(guardian.email);
  expect(link).not.toBe(token);
  for (const each of [link, token]) {
    const seen = await as(server).ok('POST /approvals/view', { body: { token: each } });
    expect(seen.clearance?.status).toBe('cleared');
  }
  // Who comes along may change later; nothing else does.
  await company.api.ok('POST /clearances/:id/chaperone', { params, body: { ...CHAPERONE, name: 'Ulf Ek' } });
  const hours = { params, body: { from: '08:00', to: '09:00' } };
  expect((await company.api.refusal('POST /clearances/:id/hours', hours)).code).toBe('not_allowed_now');
});

test('who is no guardian any more reads what they signed and tells nothing; the one there is now gets a link of their own', async () => {
  const { talent, guardian: eva } = await aChild();
  const { company, project } = await booked(talent, MONDAY);
  const token = await signed(company, project.id, eva.email);
  const chaperoneBy = (link: string) => ({ body: { token: link, ...CHAPERONE } });
  const seenBy = (link: string) => as(server).ok('POST /approvals/view', { body: { token: link } });
  expect((await seenBy(token)).clearance?.actions).toEqual(['record-chaperone', 'record-school-leave']);

  // Who has taken the consent back tells nothing either, until they give it anew.
  await eva.withdraw();
  expect((await as(server).refusal('POST /approvals/chaperone', chaperoneBy(token))).code).toBe('dead_link');

  const per = { ...someGuardian(), guardian_name: 'Per Ny' };
  await talent.api.ok('PUT /talent/guardian', { body: per });
  expect(await newestLink(per.guardian_email)).toBe('');
  const consent = yes(await tokenFor(server, per.guardian_email));
  await as(server).raw('POST /guardian-consents/answer', { body: { ...consent, guardian_name: 'Per Ny' } });
  for (const refused of [
    await as(server).refusal('POST /approvals/chaperone', chaperoneBy(token)),
    await as(server).refusal('POST /approvals/school-leave', { body: { token, granted_on: '2026-08-14' } }),
  ]) {
    expect(refused.code).toBe('dead_link');
  }
  const old = await seenBy(token);
  expect([old.status, old.is_guardian, old.clearance?.actions]).toEqual(['signed', false, []]);
  expect(await told.bookingsOf(project.id)).toEqual([`${MONDAY} ${MONDAY} waiting`]);

  const link = await newestLink(per.guardian_email);
  expect(await told.mailsTo({ email: per.guardian_email })).toContain('Alva är bokad');
  const shown = await seenBy(link);
  expect([shown.status, shown.is_guardian, shown.guardian_name, shown.actions]).toEqual(['shown', true, 'Per Ny', []]);
  const sign = { token: link, name: 'Per Ny', accepts: true as const, sha256: shown.sha256 };
  expect((await as(server).refusal('POST /approvals/sign', { body: sign })).code).toBe('not_allowed_now');
  await as(server).ok('POST /approvals/chaperone', chaperoneBy(link));
  await as(server).ok('POST /approvals/school-leave', { body: { token: link, granted_on: '2026-08-14' } });
  expect(await told.bookingsOf(project.id)).toEqual([`${MONDAY} ${MONDAY} confirmed`]);
  // The mail that it is certain has a link that tells too, and all of them end with the consent.
  const certain = await newestLink(per.guardian_email);
  expect(certain).not.toBe(link);
  await as(server).ok('POST /approvals/chaperone', chaperoneBy(certain));
  await talent.api.ok('DELETE /talent/guardian');
  for (const each of [link, certain]) {
    expect((await as(server).refusal('POST /approvals/view', { body: { token: each } })).code).toBe('dead_link');
  }
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

test('who is of age waits for nothing, nor on the days from the eighteenth birthday on', async () => {
  const { talent } = await aChild('2008-09-14');
  const company = await aCompany(server);
  const dates = [SATURDAY].map((day) => ({ kind: 'work' as const, starts_on: day, ends_on: day }));
  const project = await aProject(server, company, { step: 5, asked: [talent], form: { dates } });
  expect(await told.bookingsOf(project.id)).toEqual([`${SATURDAY} ${SATURDAY} confirmed`]);
  const { items } = await company.api.ok('GET /projects/:id/clearances', { params: { id: project.id }, query: {} });
  expect(items).toEqual([]);
});

test('hours that nobody has told are asked for, and those that are not allowed need a permit', async () => {
  const { talent } = await aChild();
  const { company, params, row } = await booked(talent, SATURDAY, NO_HOURS);
  expect(lacksOf({ row })).toEqual(['hours_unknown', 'chaperone', 'signature']);
  const long = await company.api.ok('POST /clearances/:id/hours', { params, body: { from: '09:00', to: '18:00' } });
  expect(long.breaches).toEqual([{ code: 'day_long', day: SATURDAY, is: 540, limit: 420, with_others: false }]);
  expect(lacksOf({ row: long })).toEqual(['hours', 'chaperone', 'signature']);
  const permitted = await company.api.ok('POST /clearances/:id/permit', { params, body: { number: '2026/012345' } });
  expect(lacksOf({ row: permitted })).toEqual(['chaperone', 'signature']);
});

test('hours are counted over all companies, and none hears when another has booked', async () => {
  const { talent, guardian } = await aChild();
  const first = await booked(talent, SATURDAY, { call_time: '09:00', end_time: '16:00' });
  const other = await booked(talent, '2026-09-20', { call_time: '09:00', end_time: '15:00' });
  expect(other.row.breaches).toEqual([{ code: 'week_long', day: MONDAY, is: null, limit: 720, with_others: true }]);
  // The talent sees all of it, the hours of both together.
  const candidate = await talent.api.ok('GET /talent/assignments', { query: {} });
  const own = await talent.api.ok('GET /talent/assignments/:id', { params: { id: candidate.items[1]?.id ?? '' } });
  expect(own.clearance?.breaches).toMatchObject([{ code: 'week_long', is: 780 }]);
  // When the other is off, nothing but it stood in the way.
  await other.company.api.ok('POST /clearances/:id/chaperone', { params: other.params, body: CHAPERONE });
  await signed(other.company, other.project.id, guardian.email);
  expect(await told.bookingsOf(other.project.id)).toEqual(['2026-09-20 2026-09-20 waiting']);
  const cancel = { params: { id: first.project.id }, body: { reason: 'Det regnar.' } };
  await first.company.api.ok('POST /projects/:id/cancel', cancel);
  expect(await told.bookingsOf(other.project.id)).toEqual(['2026-09-20 2026-09-20 confirmed']);
});

test('of two last things recorded at once the second clears, and everybody is told once', async () => {
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

test('a guardian who withdraws while the last thing is recorded is either before or after it', async () => {
  const { talent, guardian } = await aChild();
  const { company, project, params } = await booked(talent, SATURDAY);
  await signed(company, project.id, guardian.email);
  const [recorded] = await Promise.all([
    company.api.raw('POST /clearances/:id/chaperone', { params, body: CHAPERONE }),
    guardian.withdraw(),
  ]);
  expect(recorded.status).toBe(200);
  const [booking] = await told.bookingsOf(project.id);
  const { row } = await clearanceIn(company, project.id);
  // What was booked for certain stays so; what was not waits for a consent.
  if (booking?.endsWith('waiting')) expect(lacksOf({ row })).toEqual(['consent']);
  else expect([booking, row.status]).toEqual([`${SATURDAY} ${SATURDAY} confirmed`, 'cleared']);
});

test('a booking that is cancelled while its last thing is recorded is cancelled, and lacks nothing more', async () => {
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

test('everybody is reminded a week and two days before, and on the first day of work it falls away', async () => {
  const { talent, guardian } = await aChild();
  const { company, project } = await booked(talent, SATURDAY);
  for (const day of ['11', '12', '13', '16', '17', '18']) {
    server.setClock(`2026-09-${day}T08:00:00Z`);
    await sweepDeadlines(server.services);
  }
  const sent = async (type: string) => (await told.noticesOfCompany(company)).filter((one) => one === type).length;
  expect([await sent('clearance.remind'), await sent('clearance.lapse')]).toEqual([2, 0]);
  expect(await told.bookingsOf(project.id)).toEqual([`${SATURDAY} ${SATURDAY} waiting`]);
  server.setClock('2026-09-19T00:10:00Z');
  await sweepDeadlines(server.services);
  expect(await told.bookingsOf(project.id)).toEqual([`${SATURDAY} ${SATURDAY} cancelled`]);
  expect(await told.noticesOf(talent)).toContain('clearance.lapse');
  expect(await told.mailsTo(guardian)).toContain(`${talent.name} är avbokad`);
});

/** Other days or hours are agreed on: offered, and signed by the company, the guardian and the talent. */
async function agreedOn(talent: Talent, company: Company, project_id: string, email: string, days: TermsSpan[]) {
  const params = { id: project_id };
  const newest = async () => {
    await server.services.scribe.settled();
    const { items } = await company.api.ok('GET /projects/:id/agreements', { params, query: {} });
    const found = items.sort((one, other) => other.version - one.version)[0];
    if (!found) throw new Error('There is an agreement');
    return found;
  };
  const signAsTalent = async () => {
    const { id, sha256 } = await newest();
    const body = { name: talent.name, accepts: true as const, sha256: sha256 ?? '' };
    await talent.api.ok('POST /agreements/:id/sign', { params: { id }, body });
  };
  if ((await newest()).awaits === 'talent') await signAsTalent();
  const { id, status, awaits } = await newest();
  const agreed = await company.api.ok('GET /agreements/:id', { params: { id } });
  const { version, role_title, headcount, municipality_id, place, ...terms } = agreed.terms;
  const body = { agreements: [{ id, status, awaits }], municipality_id, place, terms: { ...terms, days } };
  await company.api.ok('POST /projects/:id/agreements/change-terms', { params, body: body as never });
  const next = await newest();
  const agreements = [{ id: next.id, sha256: next.sha256 ?? '' }];
  const signing = { name: company.name, accepts: true as const, agreements };
  await company.api.ok('POST /projects/:id/agreements/sign', { params, body: signing });
  const token = await newestLink(email);
  const approval = { token, name: 'Eva Maria Ek', accepts: true as const, sha256: next.sha256 ?? '' };
  await as(server).ok('POST /approvals/sign', { body: approval });
  await signAsTalent();
}
const spanOf = (day: string, call_time: string, end_time: string): TermsSpan => ({
  ...{ kind: 'work', starts_on: day, ends_on: day, call_time, end_time },
});

test('hours that are agreed on anew are what is lacking, or what was: a booking is certain by those that hold', async () => {
  const { talent, guardian } = await aChild();
  const long = await booked(talent, SATURDAY, { call_time: '09:00', end_time: '18:00' });
  await long.company.api.ok('POST /clearances/:id/chaperone', { params: long.params, body: CHAPERONE });
  await signed(long.company, long.project.id, guardian.email);
  expect(lacksOf(await clearanceIn(long.company, long.project.id))).toEqual(['hours']);
  const agree = (from: string, to: string) =>
    agreedOn(talent, long.company, long.project.id, guardian.email, [spanOf(SATURDAY, from, to)]);
  await agree('10:00', '15:00');
  expect(await told.bookingsOf(long.project.id)).toEqual([`${SATURDAY} ${SATURDAY} confirmed`]);

  // What was certain is so no longer when the hours become others than anybody may work, and everybody hears it.
  await agree('15:00', '23:00');
  expect(await told.bookingsOf(long.project.id)).toEqual([`${SATURDAY} ${SATURDAY} waiting`]);
  const { items } = await long.company.api.ok('GET /projects/:id/clearances', {
    params: { id: long.project.id },
    query: {},
  });
  expect(items.filter(({ status }) => status === 'waiting').map((row) => lacksOf({ row }))).toEqual([['hours']]);
  await sweepDeadlines(server.services);
  expect(await told.noticesOf(talent)).toContain('clearance.remind');
  await agree('09:00', '12:00');
  expect(await told.bookingsOf(long.project.id)).toEqual([`${SATURDAY} ${SATURDAY} confirmed`]);
});

test('of days that are agreed on anew the first is the one before which nothing may be lacking', async () => {
  const { talent, guardian } = await aChild();
  const { company, project } = await booked(talent, SATURDAY);
  await signed(company, project.id, guardian.email);
  await agreedOn(talent, company, project.id, guardian.email, [spanOf(MONDAY, '10:00', '12:00')]);
  expect(await told.bookingsOf(project.id)).toEqual([
    `${MONDAY} ${MONDAY} waiting`,
    `${SATURDAY} ${SATURDAY} cancelled`,
  ]);
  // Nobody hears that it is certain because the days before are gone.
  expect(await told.noticesOf(talent)).not.toContain('clearance.clear');
  server.setClock('2026-09-14T06:00:00Z');
  await sweepDeadlines(server.services);
  expect((await told.bookingsOf(project.id))[0]).toBe(`${MONDAY} ${MONDAY} cancelled`);
  expect(await told.noticesOf(talent)).toContain('clearance.lapse');
});

test('whoever consents hears that a booking is off, without the words of the company', async () => {
  const { talent, guardian } = await aChild();
  const [one, other] = [await booked(talent, SATURDAY), await booked(talent, '2026-09-26')];
  const { items } = await one.company.api.ok('GET /projects/:id/bookings', {
    params: { id: one.project.id },
    query: {},
  });
  const reason = { reason: 'Ring mig i stället.' };
  await one.company.api.ok('POST /bookings/:id/cancel', { params: { id: items[0]?.id ?? '' }, body: reason });
  const off = async () =>
    (await told.mailsTo(guardian)).filter((subject) => subject === `${talent.name} är avbokad`).length;
  expect(await off()).toBe(1);
  await other.company.api.ok('POST /projects/:id/cancel', { params: { id: other.project.id }, body: reason });
  expect(await off()).toBe(2);
  const { rows } = await server.services.pool.query('select content from outbox where recipient = $1', [
    guardian.email,
  ]);
  expect(JSON.stringify(rows)).not.toContain('Ring mig');
});
