import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { aCompany, anAdmin, type Company, type Person } from '#tests/factories/people.ts';
import { startTalentApp, type TalentApp } from '../people/talent-app.ts';
import { newProject, newRequest, newVisibleTalent } from '../people/talent-people.ts';

let app: TalentApp;
let admin: Person;
let companies: readonly [Company, Company];
const TODAY = '2026-08-14';
beforeAll(async () => {
  app = await startTalentApp();
  admin = await anAdmin(app.server);
  companies = [await aCompany(app.server), await aCompany(app.server)];
});
afterAll(() => app.stop());

async function givenBooking(company: Company, ends_on: string, status: 'confirmed' | 'cancelled' = 'confirmed') {
  const { talent_id } = await newVisibleTalent(app.db);
  const place = await newProject(app.db, company);
  const candidate_id = await newRequest(app.db, place, { talent_id });
  const row = { ...place, id: randomUUID(), candidate_id, talent_id, company_id: company.company_id };
  await app.db
    .insertInto('bookings')
    .values({ ...row, starts_on: '2026-08-01', ends_on, status, day_fee_ore: ore(100) })
    .execute();
  return row.id;
}

test('a booking that ends today is still to come; a past, cancelled or another company’s is not', async () => {
  const [own, other] = companies;
  const ending = await givenBooking(own, TODAY);
  await givenBooking(own, '2026-08-13');
  await givenBooking(own, '2026-09-01', 'cancelled');
  await givenBooking(other, '2026-09-01');
  const { body } = await app.call(own, 'GET', '/company/dashboard');
  expect(body.bookings.map(({ id }: { id: string }) => id)).toEqual([ending]);
  expect((await app.call(admin, 'GET', '/admin/dashboard')).body.upcoming_booking_count).toBe(2);
});

test('the administrator’s requests are those of thirty days that were not taken back, the answered among them', async () => {
  const figures = async () => {
    const { request_count, answered_count } = (await app.call(admin, 'GET', '/admin/dashboard')).body;
    return [request_count, answered_count];
  };
  const [requests, answered] = await figures();
  const request = async (values: Parameters<typeof change>[1]) => {
    const { talent_id } = await newVisibleTalent(app.db);
    await change(await newRequest(app.db, await newProject(app.db, companies[0]), { talent_id }), values);
  };
  const change = (id: string, values: { created_date: string; answered_date?: string; is_deleted?: boolean }) =>
    app.db.updateTable('candidates').set(values).where('id', '=', id).execute();
  await request({ created_date: '2026-07-15T12:00:00Z', answered_date: '2026-07-16T12:00:00Z' });
  await request({ created_date: '2026-07-13T12:00:00Z', answered_date: '2026-07-16T12:00:00Z' });
  await request({ created_date: '2026-08-14T09:00:00Z' });
  await request({ created_date: '2026-08-14T09:00:00Z', answered_date: '2026-08-14T09:30:00Z', is_deleted: true });
  expect(await figures()).toEqual([requests + 2, answered + 1]);
});
