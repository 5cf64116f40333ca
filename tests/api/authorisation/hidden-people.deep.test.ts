import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAdmin, aTalent, type Person, type Talent } from '#tests/factories/people.ts';
import { aProject, candidateOf } from '#tests/factories/projects.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { NOT_AVAILABLE } from '#texts/kernel/not-available.ts';
import { askedGuardian, FIFTEEN, START } from '../people/guardian-acts.ts';
import { aPersonWorld, type PersonWorld } from './person-world.ts';
import { ROUTES_OF_COMPANIES, SHOWN_PEOPLE, type Shows } from './shown-people.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  server.setClock(START);
  admin = await anAdmin(server);
});
afterAll(() => server.stop());

const set = (column: string, value: unknown) => async (talent: Talent) => {
  await server.services.pool.query(`update talents set ${column} = $2 where id = $1`, [talent.talent_id, value]);
};
const pause = (talent: Talent) => talent.api.ok('PATCH /talent/profile', { body: { is_paused: true } });

/**
 * States that hide a talent from all companies without a booking of the talent, also from those that have asked the
 * talent.
 */
const MAY_NOT_BE_SHOWN: Readonly<Record<string, (talent: Talent) => Promise<unknown>>> = {
  'no longer verified': set('is_verified', false),
  'of an age nobody knows any more': set('birth_date', null),
  'shut out': async ({ talent_id }) => {
    await server.services.pool.query(
      `update talents set standing = 'suspended', standing_reason = 'Falska bilder' where id = $1`,
      [talent_id],
    );
  },
};
/** States that hide a talent only from companies that have not asked the talent. */
const DO_NOT_WANT_TO_BE_FOUND: typeof MAY_NOT_BE_SHOWN = {
  paused: pause,
  'without a whole profile': set('profile_completed', false),
  'whose profile nobody has looked at': async ({ talent_id }) => {
    await server.services.pool.query(`update talents set review = 'waiting', approved_date = null where id = $1`, [
      talent_id,
    ]);
  },
};

const routesThatShow = (...shows: Shows[]) =>
  Object.keys(SHOWN_PEOPLE).filter((route) => shows.includes(SHOWN_PEOPLE[route] as Shows));
/** A talent whose last name occurs nowhere else. */
const aPerson = (birth_date = '1990-05-05') => {
  const last_name = `Wrz${randomUUID().replace(/[^a-f]/g, '')}`;
  return aTalent(server, { last_name, birth_date });
};

/** A talent of 15 whose guardian has consented. */
async function aChild() {
  const talent = await aPerson(FIFTEEN);
  const guardian = await askedGuardian(server, talent);
  await guardian.give();
  return { talent, guardian };
}

test('every route that a company may call says which people it shows, and no row is without its route', () => {
  expect(Object.keys(SHOWN_PEOPLE).sort()).toEqual(ROUTES_OF_COMPANIES.toSorted());
});

describe('somebody who may be seen', () => {
  test('is shown by the routes that say so, to who has asked them', async () => {
    const world = await aPersonWorld(server, await aPerson(), { isAsked: true });
    expect(await world.walk()).toEqual(routesThatShow('asked', 'found'));
  });
});

describe('somebody hidden is shown by no route', () => {
  test.each(Object.entries(MAY_NOT_BE_SHOWN))('%s, to who has asked them', async (_, hide) => {
    const world = await aPersonWorld(server, await aPerson(), { isAsked: true });
    await hide(world.talent);
    expect(await world.walk()).toEqual([]);
  });

  test('whose guardian has taken the consent back, to who has asked them', async () => {
    const { talent, guardian } = await aChild();
    const world = await aPersonWorld(server, talent, { isAsked: true });
    await guardian.withdraw();
    expect(await world.walk()).toEqual([]);
  });

  test.each(Object.entries({ ...MAY_NOT_BE_SHOWN, ...DO_NOT_WANT_TO_BE_FOUND }))(
    '%s, to who has only found them',
    async (_, hide) => {
      const world = await aPersonWorld(server, await aPerson(), { isAsked: false });
      await hide(world.talent);
      expect(await world.walk()).toEqual([]);
    },
  );

  test('whose account is deleted, to who had found them', async () => {
    const world = await aPersonWorld(server, await aPerson(), { isAsked: false });
    await server.services.pool.query('delete from accounts where id = $1', [world.talent.account_id]);
    expect(await world.walk()).toEqual([]);
  });
});

test('a paused talent is still known to a company that has asked them, as far as that request goes', async () => {
  const world = await aPersonWorld(server, await aPerson(), { isAsked: true });
  await pause(world.talent);
  expect(await world.walk()).toEqual(routesThatShow('asked'));
});

test('a talent that blocks a company is paused for it, and the same as before for every other', async () => {
  const { pool } = server.services;
  const block = (world: PersonWorld) =>
    pool.query('insert into talent_blocks (talent_id, company_id) values ($1, $2)', [
      world.talent.talent_id,
      world.company.company_id,
    ]);
  const asked = await aPersonWorld(server, await aPerson(), { isAsked: true });
  await block(asked);
  // A reminder would be a message, which a block prevents (docs/decisions/0072-blocks-and-reports.md).
  const reminders = ['POST /candidates/:id/remind', 'POST /invitations/:id/remind'];
  const shown = routesThatShow('asked').filter((route) => !reminders.includes(route));
  expect(await asked.walk()).toEqual(shown);
  const found = await aPersonWorld(server, await aPerson(), { isAsked: false });
  const other = await aPersonWorld(server, found.talent, { isAsked: false });
  await block(found);
  expect(await found.walk()).toEqual([]);
  expect(await other.walk()).toEqual(expect.arrayContaining(routesThatShow('found')));
});

test('a company keeps the row of a talent it has asked, without the name, and can only remove it', async () => {
  const { talent, guardian } = await aChild();
  const world = await aPersonWorld(server, talent, { isAsked: true });
  const { company } = world;
  const { items: projects } = await company.api.ok('GET /projects', { query: { status: 'casting' } });
  const rowsOf = async () => {
    const pages = projects.map(({ id }) =>
      company.api.ok('GET /projects/:id/candidates', { params: { id }, query: {} }),
    );
    return (await Promise.all(pages)).flatMap(({ items }) => items);
  };
  const before = await rowsOf();
  await guardian.withdraw();
  const after = await rowsOf();
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  for (const row of after) {
    expect(row.talent).toMatchObject({ id: null, name: NOT_AVAILABLE, profile_image: null, municipality_id: null });
    expect(row.actions.toSorted()).toEqual(['reject', 'withdraw']);
    const { code } = await company.api.refusal('POST /candidates/:id/remind', { params: { id: row.id } });
    expect(code).toBe('talent_not_visible');
  }
});

test('the two sides of a booking know each other, in any hidden state, until the booking is cancelled', async () => {
  const { talent, guardian } = await aChild();
  const world = await aPersonWorld(server, talent, { isAsked: false });
  const { company } = world;
  const project = await aProject(server, company, { step: 5, asked: [talent] });
  await guardian.withdraw();
  const params = { id: project.id };
  const { items } = await company.api.ok('GET /projects/:id/bookings', { params, query: {} });
  expect(items).toMatchObject([{ talent_id: talent.talent_id, talent_name: talent.name, talent_email: talent.email }]);
  expect((await candidateOf(company, project.id, talent)).talent.name).toBe(talent.name);
  await company.api.ok('GET /talents/:id', { params: { id: talent.talent_id } });
  const cancel = { params: { id: items[0]?.id ?? '' }, body: { reason: 'Det regnar.' } };
  const cancelled = await company.api.ok('POST /bookings/:id/cancel', cancel);
  expect(cancelled).toMatchObject({
    talent_id: null,
    talent_name: NOT_AVAILABLE,
    talent_image: null,
    talent_email: null,
  });
  expect(await world.walk()).toEqual([]);
});

test('no count of companies that have found a talent shows that the talent is hidden', async () => {
  const counts = async (company: Person) => {
    const { items: lists } = await company.api.ok('GET /shortlists', { query: {} });
    const { items: projects } = await company.api.ok('GET /projects', { query: {} });
    const { items: searches } = await company.api.ok('GET /saved-searches');
    const opened = await Promise.all(
      lists.map(({ id }) => company.api.ok('GET /shortlists/:id', { params: { id }, query: {} })),
    );
    const shown = await Promise.all(projects.map(({ id }) => company.api.ok('GET /projects/:id', { params: { id } })));
    return {
      lists: lists.map(({ people_count }) => people_count),
      opened: opened.map(({ total, list }) => [total, list.people_count]),
      picked: shown.flatMap(({ roles }) => roles.map(({ picked_count }) => picked_count)),
      new: searches.map(({ new_count }) => new_count),
    };
  };
  const world = await aPersonWorld(server, await aPerson(), { isAsked: false });
  const { pool } = server.services;
  await pool.query(
    `update saved_search_people p set is_new = true, created_date = s.looked_date + interval '1 hour'
      from saved_searches s where s.id = p.saved_search_id and p.talent_id = $1`,
    [world.talent.talent_id],
  );
  expect(await counts(world.company)).toEqual({
    lists: [0, 1],
    opened: [
      [0, 0],
      [1, 1],
    ],
    picked: [1],
    new: [1],
  });
  await pause(world.talent);
  expect(await counts(world.company)).toEqual({
    lists: [0, 0],
    opened: [
      [0, 0],
      [0, 0],
    ],
    picked: [0],
    new: [0],
  });
});

test('a request to a hidden talent answers as one to a talent that does not exist', async () => {
  const world = await aPersonWorld(server, await aPerson(), { isAsked: false });
  await pause(world.talent);
  const project = await aProject(server, world.company, { step: 2 });
  const role_id = project.roles[0]?.id ?? '';
  const send = (talent_id: string) =>
    world.company.api.ok('POST /projects/:id/requests', {
      params: { id: project.id },
      body: { picks: [{ role_id, talent_id }], answer_by: '2099-01-01' },
    });
  expect(await send(world.talent.talent_id)).toEqual(await send('00000000-0000-4000-8000-000000000000'));
});

test('an administrator sees everybody', async () => {
  const talent = await aPerson();
  await pause(talent);
  await set('is_verified', false)(talent);
  await admin.api.ok('GET /talents/:id', { params: { id: talent.talent_id } });
});
