import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SHORTLIST_PEOPLE_MAX, SHORTLISTS_MAX, type Shortlist } from '#contract/finding/shortlist.ts';
import { manyTalents } from '#tests/factories/bulk.ts';
import { aCompany, anAdmin, type Company } from '#tests/factories/people.ts';
import { closeStreams, listen, SOON } from '../kernel/live-stream.ts';
import { startTalentApp, type TalentApp } from '../people/talent-app.ts';
import { newVisibleTalent } from '../people/talent-people.ts';

let app: TalentApp;
let company: Company;
beforeAll(async () => {
  app = await startTalentApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  company = await aCompany(app.server);
});
/** Moves the stopped clock one second forward, as time passes between two actions. */
const later = () => app.server.setClock(new Date(app.server.services.clock().getTime() + 1000).toISOString());

const aList = (name: string, talent_ids: string[] = [], owner = company): Promise<Shortlist> => {
  later();
  return owner.api.ok('POST /shortlists', { body: { name, talent_ids } });
};
const view = ({ id }: { id: string }, page = 1) =>
  company.api.ok('GET /shortlists/:id', { params: { id }, query: { page } });
const idsOn = async (list: { id: string }) => (await view(list)).items.map(({ talent }) => talent.id);
const add = ({ id }: { id: string }, talent_ids: string[], note?: string) => {
  later();
  return company.api.ok('PUT /shortlists/:id/people', {
    params: { id },
    body: { people: talent_ids.map((talent_id) => ({ talent_id, ...(note && { note }) })) },
  });
};
const people = async (count: number) => {
  const made: string[] = [];
  for (let one = 0; one < count; one++) made.push((await newVisibleTalent(app.db)).talent_id);
  return made;
};
const hide = (id: string) => sql`update talents set is_paused = true where id = ${id}`.execute(app.db);

describe('lists', () => {
  test('are made with or without people, renamed, and deleted for good', async () => {
    const [one] = await people(1);
    const list = await aList('  Ryttare   i Göteborg ', [one ?? '']);
    expect(list).toMatchObject({ name: 'Ryttare i Göteborg', people_count: 1 });
    const renamed = await company.api.ok('PATCH /shortlists/:id', {
      params: { id: list.id },
      body: { name: 'Hästfolk' },
    });
    expect(renamed).toMatchObject({ id: list.id, name: 'Hästfolk', people_count: 1 });
    for (const _ of [1, 2]) await company.api.ok('DELETE /shortlists/:id', { params: { id: list.id } });
    expect((await company.api.refusal('GET /shortlists/:id', { params: { id: list.id }, query: {} })).code).toBe(
      'not_found',
    );
    const { rows } = await sql`select from shortlist_people where shortlist_id = ${list.id}`.execute(app.db);
    expect(rows).toEqual([]);
  });

  test('have names of their own, in any capitals, for each company', async () => {
    const first = await aList('Åsas ryttare');
    const used = await company.api.refusal('POST /shortlists', { body: { name: 'ÅSAS RYTTARE' } });
    expect([used.code, used.message]).toEqual([
      'shortlist_name_used',
      'Det finns redan en lista med det namnet. Välj ett annat.',
    ]);
    const other = await aList('Dansare');
    const rename = (id: string, name: string) =>
      company.api.call('PATCH /shortlists/:id', { params: { id }, body: { name } });
    expect((await rename(other.id, 'åsas ryttare')).status).toBe(409);
    expect((await rename(first.id, 'åsas Ryttare')).status).toBe(200);
    await aList('Åsas ryttare', [], await aCompany(app.server));
  });

  test('two members who make the same list at once make one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => company.api.call('POST /shortlists', { body: { name: 'Ryttare' } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  test(`there is room for ${SHORTLISTS_MAX}, also when several are made at once; they come in pages, the one changed last first`, async () => {
    for (let number = 1; number < SHORTLISTS_MAX; number++) await aList(`Lista ${number}`);
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((name) => company.api.call('POST /shortlists', { body: { name } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [page, last] = [
      await company.api.ok('GET /shortlists', { query: {} }),
      await company.api.ok('GET /shortlists', { query: { page: 3 } }),
    ];
    expect([page.total, page.items.length, last.items.at(-1)?.name]).toEqual([SHORTLISTS_MAX, 24, 'Lista 1']);
    const [one] = await people(1);
    await add({ id: last.items.at(-1)?.id ?? '' }, [one ?? '']);
    expect((await company.api.ok('GET /shortlists', { query: {} })).items[0]?.name).toBe('Lista 1');
  });

  test.each(['', '   ', 'x'.repeat(61)])('are not called %j', async (name) => {
    const { code, fields } = await company.api.refusal('POST /shortlists', { body: { name } });
    expect([code, Object.keys(fields ?? {})]).toEqual(['invalid_input', ['name']]);
  });
});

describe('people', () => {
  test('are listed with the last added ones first, once each, and keep their note', async () => {
    const [a, b, c] = (await people(3)) as [string, string, string];
    const list = await aList('Ryttare', [a]);
    const { added } = await add(list, [b, c, b], 'Bra röst.');
    expect(added.toSorted()).toEqual([b, c].toSorted());
    const again = await add(list, [a, b], 'Annat.');
    expect([again.added, again.list.people_count]).toEqual([[], 3]);
    const { items, total } = await view(list);
    expect(items.map(({ talent, note }) => [talent.id, note])).toEqual([
      [b, 'Bra röst.'],
      [c, 'Bra röst.'],
      [a, ''],
    ]);
    expect(total).toBe(3);
  });

  test('are shown as companies see talents, and nothing more', async () => {
    const [a] = (await people(1)) as [string];
    const { items } = await view(await aList('Ryttare', [a]));
    expect(Object.keys(items[0]?.talent ?? {}).sort()).toEqual(
      [
        'categories',
        'created_date',
        'height_cm',
        'id',
        'municipality_id',
        'name',
        'playing_age_max',
        'playing_age_min',
        'profile_image',
        'pronoun',
      ].sort(),
    );
  });

  test('may be on several lists, and one call tells which lists have which talents', async () => {
    const [a, b] = (await people(2)) as [string, string];
    const [dancers, riders] = [await aList('Dansare', [a, b]), await aList('Ryttare', [a])];
    await aList('Tom');
    const { lists } = await company.api.ok('GET /shortlists/containing', { query: { talent_id: [a, b] } });
    expect(lists.map(({ name, talent_ids }) => [name, talent_ids.toSorted()])).toEqual([
      ['Dansare', [a, b].toSorted()],
      ['Ryttare', [a]],
      ['Tom', []],
    ]);
    expect(await idsOn(dancers)).toEqual([a, b]);
    expect(await idsOn(riders)).toEqual([a]);
    expect((await company.api.ok('GET /shortlists/containing', { query: {} })).lists).toHaveLength(3);
  });

  test('are taken away, also twice, and are put back where they stood with their note', async () => {
    const [a, b] = (await people(2)) as [string, string];
    const list = await aList('Ryttare', [b]);
    await add(list, [a], 'Rider.');
    const c = (await newVisibleTalent(app.db)).talent_id;
    await add(list, [c]);
    const before = await view(list);
    const params = { id: list.id };
    const remove = (talent_ids: string[]) =>
      company.api.ok('POST /shortlists/:id/people/remove', { params, body: { talent_ids } });
    const { removed, list: left } = await remove([a, b, randomUUID()]);
    expect([removed.length, left.people_count, (await remove([a])).removed]).toEqual([2, 1, []]);
    await company.api.ok('PUT /shortlists/:id/people', { params, body: { people: removed } });
    expect((await view(list)).items).toEqual(before.items);
  });

  test('cannot be put at a place that no one has had yet', async () => {
    const [a, b] = (await people(2)) as [string, string];
    const list = await aList('Ryttare');
    const put = (talent_id: string, added_date: string) =>
      company.api.call('PUT /shortlists/:id/people', {
        params: { id: list.id },
        body: { people: [{ talent_id, added_date }] },
      });
    expect((await put(a, '2099-01-01T00:00:00Z')).status).toBe(200);
    for (const wrong of [
      '0000-01-01T00:00:00Z',
      '1899-12-31T00:00:00Z',
      '2101-01-01T00:00:00Z',
      'infinity',
      '2026-13-01T00:00:00Z',
    ]) {
      expect((await put(b, wrong)).status).toBe(422);
    }
    await add(list, [b]);
    expect(await idsOn(list)).toEqual([b, a]);
  });

  test('each get a note', async () => {
    const [a] = (await people(1)) as [string];
    const list = await aList('Ryttare', [a]);
    const write = (talent_id: string, note: string) =>
      company.api.call('PATCH /shortlists/:id/people', { params: { id: list.id }, body: { talent_id, note } });
    expect((await write(a, '  Ring efter lunch. ')).status).toBe(200);
    expect((await write(randomUUID(), 'Ingen.')).status).toBe(200);
    expect((await write(a, 'x'.repeat(501))).status).toBe(422);
    expect((await view(list)).items[0]?.note).toBe('Ring efter lunch.');
  });

  test('a talent that may not be seen cannot be added, one for all', async () => {
    const [a, hidden] = (await people(2)) as [string, string];
    await hide(hidden);
    const list = await aList('Ryttare');
    for (const wrong of [[hidden], [a, hidden], [a, randomUUID()]]) {
      const { code } = await company.api.refusal('PUT /shortlists/:id/people', {
        params: { id: list.id },
        body: { people: wrong.map((talent_id) => ({ talent_id })) },
      });
      expect(code).toBe('talent_not_visible');
    }
    expect((await company.api.refusal('POST /shortlists', { body: { name: 'Ny', talent_ids: [hidden] } })).code).toBe(
      'talent_not_visible',
    );
    expect((await company.api.ok('GET /shortlists', { query: {} })).items.map(({ name }) => name)).toEqual(['Ryttare']);
    expect(await idsOn(list)).toEqual([]);
  });

  test('a talent that hides is neither shown nor counted, and is back when they are', async () => {
    const [a, b, c] = (await people(3)) as [string, string, string];
    const list = await aList('Ryttare', [a, b, c]);
    await hide(a);
    await hide(b);
    const seen = await view(list);
    expect([seen.items.map(({ talent }) => talent.id), seen.total, seen.list.people_count]).toEqual([[c], 1, 1]);
    expect(Object.keys(seen).sort()).toEqual(['items', 'list', 'page', 'page_size', 'total']);
    await sql`update talents set is_paused = false where id = ${a}`.execute(app.db);
    expect((await view(list)).total).toBe(2);
  });

  test('a deleted talent leaves no row behind', async () => {
    const [a, b] = (await people(2)) as [string, string];
    const list = await aList('Ryttare', [a, b]);
    await sql`delete from talents where id = ${a}`.execute(app.db);
    expect(await view(list)).toMatchObject({ total: 1, list: { people_count: 1 } });
  });

  test(`a list holds ${SHORTLIST_PEOPLE_MAX}, in pages`, async () => {
    const many = await manyTalents(app.server, SHORTLIST_PEOPLE_MAX + 1);
    const list = await aList('Alla');
    for (let from = 0; from < SHORTLIST_PEOPLE_MAX - 1; from += 100) {
      await add(list, many.slice(from, Math.min(from + 100, SHORTLIST_PEOPLE_MAX - 1)));
    }
    const put = (id: string | undefined) =>
      company.api.call('PUT /shortlists/:id/people', {
        params: { id: list.id },
        body: { people: [{ talent_id: id ?? '' }] },
      });
    const answers = await Promise.all([put(many.at(-1)), put(many.at(-2))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const pages = [await view(list, 1), await view(list, 21)];
    expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
      [24, SHORTLIST_PEOPLE_MAX],
      [20, SHORTLIST_PEOPLE_MAX],
    ]);
  });

  test('two members who add at once both add', async () => {
    const made = await people(8);
    const list = await aList('Ryttare');
    await Promise.all([...made, ...made].map((id) => add(list, [id])));
    expect((await idsOn(list)).toSorted()).toEqual(made.toSorted());
  });
});

describe('owners', () => {
  test('another company, and an administrator, neither see nor change a list', async () => {
    const [a, b] = (await people(2)) as [string, string];
    const list = await aList('Hemlig', [a]);
    const params = { id: list.id };
    for (const stranger of [await aCompany(app.server), await anAdmin(app.server)]) {
      const { api } = stranger;
      const answers = [
        await api.refusal('GET /shortlists/:id', { params, query: {} }),
        await api.refusal('PATCH /shortlists/:id', { params, body: { name: 'Min' } }),
        await api.refusal('PUT /shortlists/:id/people', { params, body: { people: [{ talent_id: b }] } }),
        await api.refusal('PATCH /shortlists/:id/people', { params, body: { talent_id: a, note: 'Min.' } }),
        await api.refusal('POST /shortlists/:id/people/remove', { params, body: { talent_ids: [a] } }),
      ];
      expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'not_found'));
      await api.ok('DELETE /shortlists/:id', { params });
      expect((await api.ok('GET /shortlists', { query: {} })).items).toEqual([]);
      expect((await api.ok('GET /shortlists/containing', { query: { talent_id: [a] } })).lists).toEqual([]);
    }
    expect(await view(list)).toMatchObject({ list: { name: 'Hemlig' }, items: [{ talent: { id: a }, note: '' }] });
  });

  test('an administrator has lists of their own', async () => {
    const [a] = (await people(1)) as [string];
    const [one, other] = [await anAdmin(app.server), await anAdmin(app.server)];
    await one.api.ok('POST /shortlists', { body: { name: 'Att ringa', talent_ids: [a] } });
    await other.api.ok('POST /shortlists', { body: { name: 'att ringa' } });
    expect((await one.api.refusal('POST /shortlists', { body: { name: 'ATT RINGA' } })).code).toBe(
      'shortlist_name_used',
    );
    expect((await one.api.ok('GET /shortlists', { query: {} })).items).toMatchObject([{ people_count: 1 }]);
  });
});

test('every change of a list is announced to its company, and to no other', async () => {
  const [own, other] = [await listen(company, app.server), await listen(await aCompany(app.server), app.server)];
  const [talent_id = ''] = await people(1);
  let id = '';
  const changes: (() => Promise<unknown>)[] = [
    async () => {
      ({ id } = await aList('Ryttare'));
    },
    () => company.api.ok('PATCH /shortlists/:id', { params: { id }, body: { name: 'Hästfolk' } }),
    () => add({ id }, [talent_id]),
    () => company.api.ok('POST /shortlists/:id/people/remove', { params: { id }, body: { talent_ids: [talent_id] } }),
    () => company.api.ok('DELETE /shortlists/:id', { params: { id } }),
  ];
  for (const change of changes) {
    const before = own.changes();
    await change();
    await vi.waitFor(() => expect(own.changes()).toBeGreaterThan(before), SOON);
  }
  expect(own.heard()).toMatchObject({ shortlist: [id] });
  expect(other.heard()).not.toHaveProperty('shortlist');
  closeStreams();
});
