import { expect, test } from 'vitest';
import { anAdmin } from '#tests/factories/people.ts';
import { nobody, startTalentApp } from './talent-app.ts';
import { newTalent } from './talent-people.ts';

test('the number on the landing page is the base and the talents of the last seven days', async () => {
  const app = await startTalentApp();
  try {
    const count = async () => (await app.call(nobody, 'GET', '/talent-count')).body;
    expect(await count()).toEqual({ count: 323 });
    app.setClock('2026-08-14T10:00:00Z');
    for (const created_date of [
      '2026-08-14T10:00:00Z', // now
      '2026-08-07T11:00:00Z', // 6 days and 23 hours
      '2026-08-07T10:00:00Z', // 7 days to the second
      '2026-08-07T09:59:59Z',
      '2026-08-07T09:00:00Z', // 7 days and an hour
    ]) {
      await newTalent(app.db, { created_date });
    }
    expect(await count()).toEqual({ count: 326 });
    // The administrators' overview counts the same talents as new.
    const overview = await app.call(await anAdmin(app.server), 'GET', '/admin/dashboard');
    expect(overview.body).toMatchObject({ new_talent_count: 3, talent_count: 5 });
    app.setClock('2026-08-14T10:00:01Z');
    expect(await count()).toEqual({ count: 325 });
    app.setClock('2026-09-01T10:00:00Z');
    expect(await count()).toEqual({ count: 323 });
  } finally {
    await app.stop();
  }
});
