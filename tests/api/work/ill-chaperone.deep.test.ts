/** Work of a talent under 18 on a day when the chaperone, or the talent, falls ill, over HTTP. */
import { expect, test } from 'vitest';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { as } from '#tests/factories/client.ts';
import type { Person } from '#tests/factories/people.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import {
  aChild,
  booked,
  CHAPERONE,
  clearanceIn,
  openClearing,
  SATURDAY,
  server,
  signed,
  told,
} from './clearance-acts.ts';

openClearing();

/** Half past five in the morning of the work, where these people sign in again. */
async function atHalfPastFive(people: readonly Person[]) {
  server.setClock(`${SATURDAY}T03:30:00Z`);
  for (const person of people) {
    const cookie = await signInAs(server.services, person.account_id);
    Object.assign(person, { cookie, api: as(server, cookie) });
  }
}

test('a chaperone who falls ill on the day makes the booking wait, the company hears at once, and another who is named clears it', async () => {
  const { talent, guardian } = await aChild();
  const { company, project, params } = await booked(talent, SATURDAY);
  await signed(company, project.id, guardian.email);
  await company.api.ok('POST /clearances/:id/chaperone', { params, body: CHAPERONE });
  expect((await clearanceIn(company, project.id)).row.status).toBe('cleared');
  const { items } = await talent.api.ok('GET /talent/assignments', { query: {} });
  const assignment = { params: { id: items[0]?.id ?? '' } };
  await atHalfPastFive([talent, company]);
  await talent.api.ok('POST /talent/assignments/:id/lose-chaperone', assignment);
  expect(await told.noticesOfCompany(company)).toContain('clearance.lose-chaperone');
  expect(await told.mailsTo(company)).toContain(`Den som följer med ${talent.name} kan inte komma`);
  expect(await told.bookingsOf(project.id)).toEqual([`${SATURDAY} ${SATURDAY} waiting`]);
  expect((await talent.api.refusal('POST /talent/assignments/:id/lose-chaperone', assignment)).code).toBe(
    'not_allowed_now',
  );
  await sweepDeadlines(server.services);
  expect(await told.bookingsOf(project.id)).toEqual([`${SATURDAY} ${SATURDAY} waiting`]);
  await company.api.ok('POST /clearances/:id/chaperone', { params, body: { ...CHAPERONE, name: 'Per Ek' } });
  expect(await told.bookingsOf(project.id)).toEqual([`${SATURDAY} ${SATURDAY} confirmed`]);
});

test('a talent under 18 who is well again is booked as before, with the clearance of before', async () => {
  const { talent, guardian } = await aChild();
  const { company, project, params } = await booked(talent, SATURDAY);
  await signed(company, project.id, guardian.email);
  await company.api.ok('POST /clearances/:id/chaperone', { params, body: CHAPERONE });
  const { items: agreements } = await company.api.ok('GET /projects/:id/agreements', {
    params: { id: project.id },
    query: {},
  });
  await talent.api.ok('POST /agreements/:id/sign', {
    params: { id: agreements[0]?.id ?? '' },
    body: { name: talent.name, accepts: true, sha256: agreements[0]?.sha256 ?? '' },
  });
  const { items } = await talent.api.ok('GET /talent/assignments', { query: {} });
  const [assignment] = items;
  const call = { params: { id: assignment?.id ?? '' }, body: { booking_ids: [assignment?.bookings[0]?.id ?? ''] } };
  await atHalfPastFive([talent, company]);
  await talent.api.ok('POST /talent/assignments/:id/call-off', {
    ...call,
    body: { ...call.body, reason: 'Jag är sjuk.' },
  });
  await talent.api.ok('POST /talent/assignments/:id/come-back', call);
  expect(await told.bookingsOf(project.id)).toEqual([`${SATURDAY} ${SATURDAY} confirmed`]);
  expect((await clearanceIn(company, project.id)).row).toMatchObject({ status: 'cleared', chaperone: CHAPERONE });
});
