/** Clearances when days or guardians change, even at the same time. */
import { expect, test } from 'vitest';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { as } from '#tests/factories/client.ts';
import { someGuardian, tokenFor, yes } from '../people/guardian-acts.ts';
import {
  aChild,
  agreedOn,
  booked,
  CHAPERONE,
  clearanceIn,
  lacksOf,
  MONDAY,
  newestLink,
  openClearing,
  SATURDAY,
  server,
  signed,
  spanOf,
  told,
} from './clearance-acts.ts';

openClearing();

test('a former guardian reads the papers they signed and records nothing; the present one gets another link', async () => {
  const { talent, guardian: eva } = await aChild();
  const { company, project } = await booked(talent, MONDAY);
  const token = await signed(company, project.id, eva.email);
  const chaperoneBy = (link: string) => ({ body: { token: link, ...CHAPERONE } });
  const seenBy = (link: string) => as(server).ok('POST /approvals/view', { body: { token: link } });
  expect((await seenBy(token)).clearance?.actions).toEqual(['record-chaperone', 'record-school-leave']);

  // After a guardian has withdrawn the consent, the guardian's link does not work until the guardian consents again.
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
  // The mail about the clearance has another link for recording a chaperone. All links stop working when the consent
  // ends.
  const certain = await newestLink(per.guardian_email);
  expect(certain).not.toBe(link);
  await as(server).ok('POST /approvals/chaperone', chaperoneBy(certain));
  await talent.api.ok('DELETE /talent/guardian');
  for (const each of [link, certain]) {
    expect((await as(server).refusal('POST /approvals/view', { body: { token: each } })).code).toBe('dead_link');
  }
});

test('a guardian who withdraws while the last requirement is recorded comes either before or after it', async () => {
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
  // If the chaperone was recorded first, the booking stays cleared; otherwise it waits for a consent.
  if (booking?.endsWith('waiting')) expect(lacksOf({ row })).toEqual(['consent']);
  else expect([booking, row.status]).toEqual([`${SATURDAY} ${SATURDAY} confirmed`, 'cleared']);
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

test('newly agreed hours change the requirements: a booking is cleared by the hours that apply', async () => {
  const { talent, guardian } = await aChild();
  const long = await booked(talent, SATURDAY, { call_time: '09:00', end_time: '18:00' });
  await long.company.api.ok('POST /clearances/:id/chaperone', { params: long.params, body: CHAPERONE });
  await signed(long.company, long.project.id, guardian.email);
  expect(lacksOf(await clearanceIn(long.company, long.project.id))).toEqual(['hours']);
  const agree = (from: string, to: string) =>
    agreedOn(talent, long.company, long.project.id, guardian.email, [spanOf(SATURDAY, from, to)]);
  await agree('10:00', '15:00');
  expect(await told.bookingsOf(long.project.id)).toEqual([`${SATURDAY} ${SATURDAY} confirmed`]);

  // When the hours become unlawful, a cleared booking waits again, and all parties are notified.
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

test('of newly agreed days the first one is the deadline of all requirements', async () => {
  const { talent, guardian } = await aChild();
  const { company, project } = await booked(talent, SATURDAY);
  await signed(company, project.id, guardian.email);
  await agreedOn(talent, company, project.id, guardian.email, [spanOf(MONDAY, '10:00', '12:00')]);
  expect(await told.bookingsOf(project.id)).toEqual([
    `${MONDAY} ${MONDAY} waiting`,
    `${SATURDAY} ${SATURDAY} cancelled`,
  ]);
  // The days of the earlier clearance are cancelled, so nobody is notified of it.
  expect(await told.noticesOf(talent)).not.toContain('clearance.clear');
  server.setClock('2026-09-14T06:00:00Z');
  await sweepDeadlines(server.services);
  expect((await told.bookingsOf(project.id))[0]).toBe(`${MONDAY} ${MONDAY} cancelled`);
  expect(await told.noticesOf(talent)).toContain('clearance.lapse');
});

test('the guardian is told that a booking is cancelled, without the company’s words', async () => {
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
