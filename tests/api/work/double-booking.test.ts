import { expect, test } from 'vitest';
import { manyTalents, reviewedProject } from '#tests/factories/bulk.ts';
import type { Company } from '#tests/factories/people.ts';
import { bookingRace } from './booking-race.ts';

const { at, companies, activate, raceForOneDay } = bookingRace();

test('of two companies that book the same person for the same day at once one succeeds, in ten of ten rounds', () =>
  raceForOneDay(10));

test('days that only touch are no clash, and a cancelled booking frees its days', async () => {
  const [talent_id = ''] = await manyTalents(at(), 1);
  const book = async (company: Company, starts_on: string) => {
    const project = await reviewedProject(at(), company, { talent_ids: [talent_id], starts_on, day_count: 2 });
    return { project, reply: await activate(company, project) };
  };
  const { project, reply } = await book(companies()[0], '2099-07-01');
  expect(reply.status).toBe(200);
  expect((await book(companies()[1], '2099-07-03')).reply.status).toBe(200);
  expect((await book(companies()[1], '2099-06-30')).reply.status).toBe(409);
  const params = { id: project.project_id };
  const { items } = await companies()[0].api.ok('GET /projects/:id/bookings', { params, query: {} });
  const booking = { params: { id: items[0]?.id ?? '' }, body: { reason: 'Vi flyttar dagen.' } };
  await companies()[0].api.ok('POST /bookings/:id/cancel', booking);
  expect((await book(companies()[1], '2099-06-30')).reply.status).toBe(200);
});
