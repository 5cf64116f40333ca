import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCompany, anAdmin, type Company, type Person } from '#tests/factories/people.ts';
import { nobody, startTalentApp, type TalentApp } from './talent-app.ts';
import { type NewTalent, newProject, newRequest, newTalent, newVisibleTalent } from './talent-people.ts';

let app: TalentApp;
let company: Company;
let admin: Person;
beforeAll(async () => {
  app = await startTalentApp();
  [company, admin] = await Promise.all([aCompany(app.server), anAdmin(app.server)]);
});
afterAll(() => app.stop());

/** Each test has the talents it speaks of, and no others. */
beforeEach(async () => {
  await app.db.deleteFrom('candidates').execute();
  await app.db.deleteFrom('talents').execute();
});

const search = (query: string, caller: Person = company) => app.call(caller, 'GET', `/talents${query}`);
const names = async (query: string): Promise<string[]> => {
  const { status, body } = await search(query);
  expect([query, status]).toEqual([query, 200]);
  expect(body.total).toBe(body.items.length);
  return body.items.map((item: { name: string }) => item.name.split(' ')[0]).sort();
};
const people = async (given: Record<string, NewTalent>) => {
  for (const [first_name, talent] of Object.entries(given)) await newVisibleTalent(app.db, { first_name, ...talent });
};

describe('who may', () => {
  test('approved companies and administrators', async () => {
    expect((await app.call(nobody, 'GET', '/talents')).status).toBe(401);
    expect((await app.call(await newTalent(app.db), 'GET', '/talents')).status).toBe(403);
    const pending = await aCompany(app.server, { status: 'pending' });
    expect((await search('', pending)).body.error.code).toBe('company_not_active');
    expect((await search('', admin)).status).toBe(200);
  });
});

describe('who is found', () => {
  test('nobody unverified, unfinished, paused, or under age without consent', async () => {
    await people({
      Vuxen: {},
      Overifierad: { is_verified: false },
      Halvklar: { profile_completed: false },
      Pausad: { is_paused: true },
      Okänd: { birth_date: null },
      Minderårig: { birth_date: '2008-08-15' },
      Jämnt: { birth_date: '2008-08-14' },
      Samtyckt: { birth_date: '2010-01-01', guardian_consent_date: '2026-01-01T00:00:00Z' },
    });
    expect(await names('')).toEqual(['Jämnt', 'Samtyckt', 'Vuxen']);
  });

  test('what leaves is only what is meant for companies', async () => {
    await people({ Anna: { day_fee_min_ore: 500_000, skills: { riding: 2 } } });
    const { body } = await search('');
    const keys = ['categories', 'created_date', 'height_cm', 'id', 'marks', 'municipality_id', 'name'];
    expect(Object.keys(body.items[0]).sort()).toEqual([...keys, 'playing_age_max', 'playing_age_min', 'profile_image']);
    const profile = await app.call(company, 'GET', `/talents/${body.items[0].id}`);
    expect(profile.body).toMatchObject({ name: 'Anna Berg', skills: [{ id: 'riding', level: 2 }], media: [] });
    expect(JSON.stringify(profile.body)).not.toMatch(/1990-05-05|500000|example\.com/);
    for (const key of ['email', 'birth_date', 'day_fee_min_ore', 'account_id', 'search_text']) {
      expect(profile.body).not.toHaveProperty(key);
    }
  });
});

describe('filters', () => {
  test('trades and genders: any of them', async () => {
    await people({
      Ada: { categories: ['actor', 'dancer'] },
      Bea: { categories: ['model'], plays_genders: ['female', 'non_binary'] },
      Carl: { categories: ['singer'], plays_genders: ['male'] },
    });
    expect(await names('?categories=dancer&categories=model')).toEqual(['Ada', 'Bea']);
    expect(await names('?categories=photographer')).toEqual([]);
    expect(await names('?genders=male&genders=non_binary')).toEqual(['Bea', 'Carl']);
    expect(await names('?genders=female&categories=actor')).toEqual(['Ada']);
  });

  test('playing age: spans that share a year', async () => {
    await people({
      Ung: { playing_age_min: 18, playing_age_max: 25 },
      Äldre: { playing_age_min: 40, playing_age_max: 50 },
      Utan: { playing_age_min: null, playing_age_max: null },
    });
    expect(await names('?age_min=25&age_max=40')).toEqual(['Ung', 'Äldre']);
    expect(await names('?age_min=26&age_max=39')).toEqual([]);
    expect(await names('?age_min=26')).toEqual(['Äldre']);
    expect(await names('?age_max=18')).toEqual(['Ung']);
    expect(await names('?age_max=17')).toEqual([]);
    expect(await names('?age_min=0')).toEqual(['Ung', 'Äldre']);
  });

  test('counties and municipalities: any of either', async () => {
    await people({
      Göteborg: { municipality_id: '1480' },
      Borås: { municipality_id: '1490' },
      Malmö: { municipality_id: '1280' },
      Ingenstans: { municipality_id: null },
    });
    expect(await names('?counties=14')).toEqual(['Borås', 'Göteborg']);
    expect(await names('?counties=12&municipalities=1490')).toEqual(['Borås', 'Malmö']);
    expect(await names('?municipalities=1480')).toEqual(['Göteborg']);
    expect(await names('?counties=01')).toEqual([]);
  });

  test('height: both ends count, unknown is not enough', async () => {
    await people({ Kort: { height_cm: 160 }, Lång: { height_cm: 190 }, Okänd: { height_cm: null } });
    expect(await names('?height_min_cm=160&height_max_cm=190')).toEqual(['Kort', 'Lång']);
    expect(await names('?height_min_cm=161')).toEqual(['Lång']);
    expect(await names('?height_max_cm=189')).toEqual(['Kort']);
    expect(await names('')).toHaveLength(3);
  });

  test('skills and languages: all of them, each at least at its level', async () => {
    await people({
      Ada: { skills: { riding: 3, swimming: 1 }, languages: { sv: 4, es: 2 } },
      Bea: { skills: { riding: 2 }, languages: { es: 3 } },
    });
    expect(await names('?skills=riding:2')).toEqual(['Ada', 'Bea']);
    expect(await names('?skills=riding:3')).toEqual(['Ada']);
    expect(await names('?skills=riding:4')).toEqual([]);
    expect(await names('?skills=riding:1&skills=swimming:1')).toEqual(['Ada']);
    expect(await names('?skills=riding:1&skills=swimming:2')).toEqual([]);
    expect(await names('?languages=es:3')).toEqual(['Bea']);
    expect(await names('?languages=es:2&languages=sv:4&skills=riding:3')).toEqual(['Ada']);
    expect(await names('?skills=riding:1&skills=riding:3')).toEqual(['Ada']);
  });

  test.each([
    'color=red',
    'categories=wizard',
    'genders=x',
    'counties=99',
    'municipalities=0000',
    'skills=riding',
    'skills=riding:5',
    'skills=flying:1',
    'languages=xx:1',
    'age_min=-1',
    'age_min=x',
    'height_max_cm=231',
    'page=0',
    'page=1001',
    'page=1.5',
    'project_id=1',
    `text=${'x'.repeat(201)}`,
  ])('%s is refused with the name of the field', async (query) => {
    const { status, body } = await search(`?${query}`);
    expect(status).toBe(422);
    expect(Object.keys(body.error.fields)[0]).toMatch(new RegExp(`^${query.split('=')[0]}(\\.|$)`));
  });
});

describe('free text', () => {
  beforeEach(() =>
    people({
      Åsa: { last_name: 'Öhman', skills: { riding: 3 }, languages: { es: 3 }, municipality_id: '1480' },
      Jörgen: { last_name: 'von Plåt', categories: ['dancer'], dialect: 'skanska', municipality_id: '1280' },
      'Anna-Karin': { last_name: "O'Brien", bio: 'Jag har fotograferat bröllop och spelat många teaterroller.' },
      Mina: { last_name: 'Saleh', bio: '' },
    }),
  );
  const text = (value: string) => names(`?text=${encodeURIComponent(value)}`);

  test('finds by name, with å ä ö and any capitals, from the first letters', async () => {
    expect(await text('åsa')).toEqual(['Åsa']);
    expect(await text('ÖHMAN')).toEqual(['Åsa']);
    expect(await text('jörg')).toEqual(['Jörgen']);
    expect(await text('anna-karin o’brien')).toEqual(['Anna-Karin']);
    expect(await text('Karin')).toEqual(['Anna-Karin']);
    expect(await text('A\u030asa')).toEqual(['Åsa']);
    expect(await text('von plåt')).toEqual(['Jörgen']);
    expect(await text('asa')).toEqual([]);
  });

  test('finds by trade, skill, language, dialect and place, in their Swedish forms', async () => {
    expect(await text('dansare')).toEqual(['Jörgen']);
    expect(await text('dansaren i Malmö')).toEqual(['Jörgen']);
    expect(await text('ridning')).toEqual(['Åsa']);
    expect(await text('spansk')).toEqual(['Åsa']);
    expect(await text('skånska')).toEqual(['Jörgen']);
    expect(await text('Skåne')).toEqual(['Jörgen']);
    expect(await text('teaterroll')).toEqual(['Anna-Karin']);
    expect(await text('skådespelare göteborg spanska')).toEqual(['Åsa']);
  });

  test('all words must be there; only the last may be unfinished', async () => {
    expect(await text('åsa malmö')).toEqual([]);
    expect(await text('öhm göteborg')).toEqual([]);
    expect(await text('göteborg öhm')).toEqual(['Åsa']);
  });

  test('small words are passed over, but one alone begins a name', async () => {
    expect(await text('åsa som kan ridning')).toEqual(['Åsa']);
    expect(await text('min')).toEqual(['Mina']);
  });

  test('nothing that can be typed breaks it', async () => {
    for (const odd of [
      "'",
      "''; drop table talents; --",
      'a & | ! ( ) : * <-> b',
      '%',
      '_',
      '\\',
      '\0',
      '🙂',
      '"unfinished',
      ':*',
      '١٢٣',
      'ﬁ',
      '中文',
      'a\u0300\u0301',
      'ord '.repeat(50),
      'x'.repeat(200),
    ]) {
      const { status } = await search(`?text=${encodeURIComponent(odd)}`);
      expect([odd, status]).toEqual([odd, 200]);
    }
    expect(await text('%')).toHaveLength(4);
    expect(await text('å%a')).toEqual([]);
  });

  test('narrows what the filters leave', async () => {
    expect(await names('?text=sk%C3%A5despelare&counties=14')).toEqual(['Anna-Karin', 'Mina', 'Åsa']);
    expect(await names('?text=sk%C3%A5despelare&counties=12')).toEqual([]);
  });
});

describe('order and pages', () => {
  test('the most complete first, then the newest; nobody twice and nobody left out', async () => {
    const created = (hour: number) => `2026-08-0${1 + (hour % 3)}T10:00:00Z`;
    await people(
      Object.fromEntries(
        Array.from({ length: 50 }, (_, n) => [`P${n}`, { completeness: n % 5, created_date: created(n) }]),
      ),
    );
    const pages = await Promise.all([1, 2, 3, 4].map(async (page) => (await search(`?page=${page}`)).body));
    expect(pages.map(({ items, total, page, page_size }) => [items.length, total, page, page_size])).toEqual([
      [24, 50, 1, 24],
      [24, 50, 2, 24],
      [2, 50, 3, 24],
      [0, 50, 4, 24],
    ]);
    const all = pages.flatMap(({ items }) => items);
    expect(new Set(all.map(({ id }) => id)).size).toBe(50);
    const strengthOf = (name: string) => Number(name.slice(1).split(' ')[0]) % 5;
    const rank = all.map(({ name, created_date, id }) => [4 - strengthOf(name), created_date, id]);
    const sorted = [...rank].sort(
      ([a, dateA, idA], [b, dateB, idB]) =>
        a - b || String(dateB).localeCompare(String(dateA)) || (String(idA) < String(idB) ? -1 : 1),
    );
    expect(rank).toEqual(sorted);
  });
});

describe('marks', () => {
  test('tell for which roles of the own project somebody is picked or asked', async () => {
    const [picked, asked, both, free] = [
      await newVisibleTalent(app.db, { first_name: 'Picked' }),
      await newVisibleTalent(app.db, { first_name: 'Asked' }),
      await newVisibleTalent(app.db, { first_name: 'Both' }),
      await newVisibleTalent(app.db, { first_name: 'Free' }),
    ];
    const project = await newProject(app.db, company);
    for (const { talent_id } of [picked, both]) {
      await app.db
        .insertInto('role_picks')
        .values({ ...project, talent_id })
        .execute();
    }
    for (const talent of [asked, both]) await newRequest(app.db, project, talent);
    const withdrawn = await newRequest(app.db, project, free);
    await app.db.updateTable('candidates').set({ is_deleted: true }).where('id', '=', withdrawn).execute();

    const marks = async (caller: Person) => {
      const { body } = await search(`?project_id=${project.project_id}`, caller);
      return Object.fromEntries(
        body.items.map((item: { id: string; marks: unknown[] }) => [item.id, item.marks] as const),
      );
    };
    const mark = (kind: string) => [{ role_id: project.role_id, role_title: 'Mormor', kind }];
    const expected = {
      [picked.talent_id]: mark('picked'),
      [asked.talent_id]: mark('asked'),
      [both.talent_id]: mark('asked'),
      [free.talent_id]: [],
    };
    expect(await marks(company)).toEqual(expected);
    expect(await marks(admin)).toEqual(expected);
    const none = Object.fromEntries(Object.keys(expected).map((id) => [id, []]));
    expect(await marks(await aCompany(app.server))).toEqual(none);
    expect((await search(`?project_id=${randomUUID()}`)).body.items[0].marks).toEqual([]);
  });
});

describe('one talent', () => {
  const view = async (id: string, caller: Person = company) => {
    const { status, body } = await app.call(caller, 'GET', `/talents/${id}`);
    return [status, body.error?.code];
  };

  test('who is not visible is not found, as if the id were wrong', async () => {
    const paused = await newVisibleTalent(app.db, { is_paused: true });
    const visible = await newVisibleTalent(app.db);
    expect(await view(visible.talent_id)).toEqual([200, undefined]);
    for (const id of [paused.talent_id, randomUUID(), 'x']) expect(await view(id)).toEqual([404, 'not_found']);
  });

  test('a company that has asked still sees a talent who has paused since; others do not', async () => {
    const talent = await newVisibleTalent(app.db);
    const request = await newRequest(app.db, await newProject(app.db, company), talent);
    await app.db.updateTable('talents').set({ is_paused: true }).where('id', '=', talent.talent_id).execute();
    expect(await view(talent.talent_id)).toEqual([200, undefined]);
    expect(await view(talent.talent_id, admin)).toEqual([200, undefined]);
    expect(await view(talent.talent_id, await aCompany(app.server))).toEqual([404, 'not_found']);
    await app.db.updateTable('candidates').set({ is_deleted: true }).where('id', '=', request).execute();
    expect(await view(talent.talent_id)).toEqual([404, 'not_found']);
    expect(await view(talent.talent_id, admin)).toEqual([404, 'not_found']);
  });
});
