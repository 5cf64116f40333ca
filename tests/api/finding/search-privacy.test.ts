import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCompany, type Company } from '#tests/factories/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type NewTalent, newVisibleTalent } from '../people/talent-people.ts';

let server: TestServer;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  company = await aCompany(server);
});
afterAll(() => server.stop());
beforeEach(() => server.services.db.deleteFrom('talents').execute());

const search = (text: string) => company.api.ok('GET /talents', { query: { text } });

const HIDDEN: Record<string, NewTalent> = {
  unverified: { is_verified: false },
  unfinished: { profile_completed: false },
  paused: { is_paused: true },
  'without a birth date': { birth_date: null },
  'under age without consent': { birth_date: '2016-01-01' },
};

describe.each(Object.entries(HIDDEN))('the name of somebody %s', (_, hidden) => {
  const given = { last_name: 'Wrzesinski', ...hidden };

  test('is not told to a caller that misspells it, and does not count as a known word', async () => {
    await newVisibleTalent(server.services.db, given);
    await newVisibleTalent(server.services.db, { last_name: 'Berg' });
    for (const typed of ['wrzesinsky', 'wrzesinski', 'wrzesińscy', 'wrzes']) {
      expect(await search(typed)).toMatchObject({ total: 0, instead: [{ typed, searched: [] }] });
      // A word that is not found does not change the result of the other words.
      expect(await search(`kvinna ${typed}`)).toMatchObject({ total: 1, instead: [{ typed, searched: [] }] });
    }
  });

  test('finds no talent from the moment they are hidden, also where the index had it', async () => {
    const { talent_id } = await newVisibleTalent(server.services.db, { last_name: 'Wrzesinski' });
    expect(await search('wrzesinsky')).toMatchObject({ total: 1, instead: [{ searched: ['wrzesinski'] }] });
    await server.services.db.updateTable('talents').set(hidden).where('id', '=', talent_id).execute();
    expect(await search('wrzesinsky')).toMatchObject({ total: 0, instead: [{ searched: [] }] });
    await server.services.db.deleteFrom('talents').execute();
    expect(await search('wrzesinsky')).toMatchObject({ total: 0, instead: [{ searched: [] }] });
  });
});

test('the name of a talent that has blocked a company is unknown to that company', async () => {
  const { talent_id } = await newVisibleTalent(server.services.db, { last_name: 'Wrzesinski' });
  await newVisibleTalent(server.services.db, { last_name: 'Berg' });
  await server.services.db.insertInto('talent_blocks').values({ talent_id, company_id: company.company_id }).execute();
  for (const typed of ['wrzesinsky', 'wrzesinski', 'wrzes']) {
    expect(await search(typed)).toMatchObject({ total: 0, instead: [{ typed, searched: [] }] });
    expect(await search(`kvinna ${typed}`)).toMatchObject({ total: 1, instead: [{ typed, searched: [] }] });
  }
  const other = await aCompany(server);
  const found = await other.api.ok('GET /talents', { query: { text: 'wrzesinsky' } });
  expect(found).toMatchObject({ total: 1, instead: [{ searched: ['wrzesinski'] }] });
});

test('hidden people are in no count: not of the groups, nor of the talents that have not told', async () => {
  for (const hidden of Object.values(HIDDEN))
    await newVisibleTalent(server.services.db, { ...hidden, eye_color: null, height_cm: null, skills: { fencing: 4 } });
  const told = await company.api.ok('GET /talents', { query: { wish: ['eye_color.blue', 'height.170-'] } });
  expect([told.total, told.compared, told.unknown]).toEqual([0, 0, []]);
  const all = await company.api.ok('GET /talents', { query: {} });
  expect([all.total, all.facets.flatMap(({ options }) => options)]).toEqual([0, []]);
});
