import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { aCompany, anAdmin, type Company, type Person } from '#tests/factories/people.ts';
import { nobody, startTalentApp, type TalentApp } from '../people/talent-app.ts';
import { type NewTalent, newProject, newRequest, newTalent, newVisibleTalent } from '../people/talent-people.ts';

let app: TalentApp;
let company: Company;
let admin: Person;
beforeAll(async () => {
  app = await startTalentApp();
  [company, admin] = await Promise.all([aCompany(app.server), anAdmin(app.server)]);
});
afterAll(() => app.stop());

/** Each test has only its own talents. */
beforeEach(async () => {
  await app.db.deleteFrom('bookings').execute();
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

describe('the callers who may search', () => {
  test('approved companies and administrators', async () => {
    expect((await app.call(nobody, 'GET', '/talents')).status).toBe(401);
    expect((await app.call(await newTalent(app.db), 'GET', '/talents')).status).toBe(403);
    const pending = await aCompany(app.server, { status: 'pending' });
    expect((await search('', pending)).body.error.code).toBe('company_not_active');
    expect((await search('', admin)).status).toBe(200);
  });
});

describe('the talents found', () => {
  test('no talent unverified, unfinished, paused, or under age without consent', async () => {
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

  test('have only the fields meant for companies', async () => {
    await people({ Anna: { day_fee_min_ore: ore(500_000), skills: { riding: 2 } } });
    const { body } = await search('');
    const keys = ['categories', 'created_date', 'height_cm', 'id', 'marks', 'municipality_id', 'name'];
    const own = ['playing_age_max', 'playing_age_min', 'profile_image', 'pronoun', 'reasons', 'score'];
    expect(Object.keys(body.items[0]).sort()).toEqual([...keys, ...own]);
    const profile = await app.call(company, 'GET', `/talents/${body.items[0].id}`);
    expect(profile.body).toMatchObject({ name: 'Anna Berg', skills: [{ id: 'riding', level: 2 }], media: [] });
    expect(JSON.stringify(profile.body)).not.toMatch(/1990-05-05|500000|example\.com/);
    for (const key of ['email', 'birth_date', 'day_fee_min_ore', 'account_id', 'search_text']) {
      expect(profile.body).not.toHaveProperty(key);
    }
  });
});

describe('wishes', () => {
  test('trades and genders: any within a wish, all of the wishes', async () => {
    await people({
      Ada: { categories: ['actor', 'dancer'] },
      Bea: { categories: ['model'], plays_genders: ['female', 'non_binary'] },
      Carl: { categories: ['singer'], plays_genders: ['male'] },
    });
    expect(await names('?wish=category.dancer*category.model')).toEqual(['Ada', 'Bea']);
    expect(await names('?wish=category.dancer&wish=category.model')).toEqual([]);
    expect(await names('?wish=category.photographer')).toEqual([]);
    expect(await names('?wish=gender.male*gender.non_binary')).toEqual(['Bea', 'Carl']);
    expect(await names('?wish=gender.female&wish=category.actor')).toEqual(['Ada']);
  });

  test('playing age: spans that share a year', async () => {
    await people({
      Ung: { playing_age_min: 18, playing_age_max: 25 },
      Äldre: { playing_age_min: 40, playing_age_max: 50 },
      Utan: { playing_age_min: null, playing_age_max: null },
    });
    expect(await names('?wish=age.25-40')).toEqual(['Ung', 'Äldre']);
    expect(await names('?wish=age.26-39')).toEqual([]);
    expect(await names('?wish=age.26-')).toEqual(['Äldre']);
    expect(await names('?wish=age.-18')).toEqual(['Ung']);
    expect(await names('?wish=age.-17')).toEqual([]);
    expect(await names('?wish=age.0-')).toEqual(['Ung', 'Äldre']);
  });

  test('counties, municipalities and distance from a town', async () => {
    await people({
      Göteborg: { municipality_id: '1480' },
      Mölndal: { municipality_id: '1481' },
      Borås: { municipality_id: '1490' },
      Malmö: { municipality_id: '1280' },
      Ingenstans: { municipality_id: null },
    });
    expect(await names('?wish=place.14')).toEqual(['Borås', 'Göteborg', 'Mölndal']);
    expect(await names('?wish=place.12*place.1490')).toEqual(['Borås', 'Malmö']);
    expect(await names('?wish=place.1480')).toEqual(['Göteborg']);
    expect(await names('?wish=place.1480.20')).toEqual(['Göteborg', 'Mölndal']);
    expect(await names('?wish=place.1480.80')).toEqual(['Borås', 'Göteborg', 'Mölndal']);
    expect(await names('?wish=place.01')).toEqual([]);
    expect(await names('?wish=not.place.14')).toEqual(['Ingenstans', 'Malmö']);
  });

  test('height: both ends count, and talents that have not told are counted by themselves', async () => {
    await people({ Kort: { height_cm: 160 }, Lång: { height_cm: 190 }, Okänd: { height_cm: null } });
    expect(await names('?wish=height.160-190')).toEqual(['Kort', 'Lång']);
    expect(await names('?wish=height.161-')).toEqual(['Lång']);
    expect(await names('?wish=height.-189')).toEqual(['Kort']);
    expect(await names('')).toHaveLength(3);
    const { body } = await search('?wish=height.180-');
    expect(body.unknown).toEqual([{ kind: 'height', count: 1 }]);
    const { body: wider } = await search('?wish=height.180-&unknown=height');
    expect(wider.unknown).toEqual([]);
    expect(wider.items.map(({ name }: { name: string }) => name)).toEqual(['Lång Berg', 'Okänd Berg']);
    expect(wider.items[1].reasons).toContainEqual({ wish: 0, state: 'unknown', about: 'height', ids: [] });
  });

  test('a talent that has told neither of two facts is in both counts, and comes when both are let in', async () => {
    await people({ Tyst: { height_cm: null, hair_color: null }, Halv: { height_cm: 180, hair_color: null } });
    const { body } = await search('?wish=height.170-190&wish=hair_color.black');
    expect([body.total, body.unknown]).toEqual([
      0,
      [
        { kind: 'height', count: 1 },
        { kind: 'hair_color', count: 2 },
      ],
    ]);
    expect(await names('?wish=height.170-190&wish=hair_color.black&unknown=hair_color')).toEqual(['Halv']);
    const both = '?wish=height.170-190&wish=hair_color.black&unknown=hair_color&unknown=height';
    expect(await names(both)).toEqual(['Halv', 'Tyst']);
  });

  test('skills and languages: each at least at its level, or one of them', async () => {
    await people({
      Ada: { skills: { riding: 3, swimming: 1 }, languages: { sv: 4, es: 2 } },
      Bea: { skills: { riding: 2 }, languages: { es: 3 } },
    });
    expect(await names('?wish=skill.riding.2')).toEqual(['Ada', 'Bea']);
    expect(await names('?wish=skill.riding.3')).toEqual(['Ada']);
    expect(await names('?wish=skill.riding.4')).toEqual([]);
    expect(await names('?wish=skill.riding&wish=skill.swimming')).toEqual(['Ada']);
    expect(await names('?wish=skill.riding.1&wish=skill.swimming.2')).toEqual([]);
    expect(await names('?wish=language.es.3')).toEqual(['Bea']);
    expect(await names('?wish=language.es.2&wish=language.sv.4&wish=skill.riding.3')).toEqual(['Ada']);
    expect(await names('?wish=skill.swimming*language.es.3')).toEqual(['Ada', 'Bea']);
    expect(await names('?wish=not.skill.swimming')).toEqual(['Bea']);
  });

  test('a more specific fact is found, and not the other way round', async () => {
    await people({
      Balett: { skills: { ballet: 4 }, hair_color: 'light_blonde' },
      Dans: { skills: { dance_general: 2 }, hair_color: 'blonde' },
    });
    expect(await names('?wish=skill.dance_general.2')).toEqual(['Balett', 'Dans']);
    expect(await names('?wish=skill.ballet')).toEqual(['Balett']);
    expect(await names('?wish=hair_color.blonde')).toEqual(['Balett', 'Dans']);
    expect(await names('?wish=hair_color.light_blonde')).toEqual(['Balett']);
  });

  test('an excluded mark: talents who have told it are out, and for those who have not the fact is unknown', async () => {
    await people({ Bläck: { features: ['tattoo'] }, Ren: { features: [] }, Tyst: { features: null } });
    const { body } = await search('?wish=not.feature.tattoo');
    const told = Object.fromEntries(
      body.items.map(({ name, reasons }: { name: string; reasons: { wish?: number; state: string }[] }) => [
        name,
        reasons.filter(({ wish }) => wish === 0).map(({ state }) => state),
      ]),
    );
    expect(told).toEqual({ 'Ren Berg': [], 'Tyst Berg': ['unknown'] });
  });

  test('free on the days: confirmed bookings and days kept free both count, others do not', async () => {
    await people({ Ledig: {}, Upptagen: {} });
    const busy = await newVisibleTalent(app.db, { first_name: 'Bokad' });
    const upptagen = await app.db
      .selectFrom('talents')
      .where('first_name', '=', 'Upptagen')
      .select('id')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('busy_spans')
      .values({ talent_id: upptagen.id, starts_on: '2026-09-03', ends_on: '2026-09-04' })
      .execute();
    const project = await newProject(app.db, company);
    const candidate_id = await newRequest(app.db, project, busy);
    const booking = {
      ...project,
      candidate_id,
      company_id: company.company_id,
      talent_id: busy.talent_id,
      starts_on: '2026-09-10',
      ends_on: '2026-09-12',
      day_fee_ore: ore(100_000),
      status: 'confirmed' as const,
    };
    await app.db.insertInto('bookings').values(booking).execute();
    expect(await names('?wish=dates.2026-09-01_2026-09-02')).toEqual(['Bokad', 'Ledig', 'Upptagen']);
    expect(await names('?wish=dates.2026-09-04_2026-09-06')).toEqual(['Bokad', 'Ledig']);
    expect(await names('?wish=dates.2026-09-12_2026-09-12')).toEqual(['Ledig', 'Upptagen']);
    expect(await names('?wish=dates.2026-09-04_2026-09-10')).toEqual(['Ledig']);
    await app.db.updateTable('bookings').set({ status: 'cancelled' }).execute();
    await app.db.deleteFrom('busy_spans').execute();
    expect(await names('?wish=dates.2026-09-04_2026-09-10')).toEqual(['Bokad', 'Ledig', 'Upptagen']);
    await app.db.deleteFrom('bookings').execute();
  });

  test('a merit leaves no talent out and lifts those that have it', async () => {
    await people({
      Utan: { completeness: 100 },
      Med: { completeness: 60, languages: { es: 4 } },
    });
    const { body } = await search('?wish=merit.language.es.3');
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(['Med Berg', 'Utan Berg']);
    expect(body.items[0].reasons[0]).toEqual({ wish: 0, state: 'met', about: 'language', ids: ['es'], level: 4 });
    expect(body.items[1].reasons[0]).toEqual({ wish: 0, state: 'missing', about: 'language', ids: ['es'] });
  });

  test('facets count those who are found', async () => {
    await people({
      Ada: { categories: ['actor', 'dancer'], municipality_id: '1480' },
      Bea: { categories: ['actor'], municipality_id: '1490' },
      Carl: { categories: ['actor'], plays_genders: ['male'] },
    });
    const { body } = await search('?wish=gender.female');
    const facet = (kind: string) => body.facets.find((one: { kind: string }) => one.kind === kind).options;
    expect(facet('category')).toEqual([
      { id: 'actor', count: 2 },
      { id: 'dancer', count: 1 },
    ]);
    expect(facet('place')).toEqual([{ id: '14', count: 2 }]);
  });

  test.each([
    'color=red',
    'wish=category.wizard',
    'wish=gender.x',
    'wish=place.99',
    'wish=skill.riding.5',
    'wish=age.x',
    'wish=height.231-',
    `wish=${'skill.riding*'.repeat(41)}skill.riding`,
    'unknown=name',
    'order=price',
    'page=0',
    'page=1001',
    'page=1.5',
    'project_id=1',
    `text=${'x'.repeat(1001)}`,
  ])('%.30s is refused with the name of the field', async (query) => {
    const { status, body } = await search(`?${query}`);
    expect(status).toBe(422);
    expect(Object.keys(body.error.fields)[0]).toMatch(new RegExp(`^${query.split('=')[0]}(\\.|$)`));
  });

  test('more than thirty wishes, or a hundred and twenty choices, are refused', async () => {
    expect((await search(`?${'wish=skill.riding&'.repeat(31)}`)).status).toBe(422);
    const many = `wish=${Array.from({ length: 30 }, (_, at) => `age.${at}-${at + 20}`).join('*')}&`;
    expect((await search(`?${many.repeat(4)}`)).status).toBe(200);
    expect((await search(`?${many.repeat(5)}`)).status).toBe(422);
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
    expect(await text('asa')).toEqual(['Åsa']);
    expect(await text('Jorgen')).toEqual(['Jörgen']);
  });

  test('finds by trade, skill, language, dialect and place, in their Swedish forms', async () => {
    expect(await text('dansare')).toEqual(['Jörgen']);
    expect(await text('dansaren i Malmö')).toEqual(['Jörgen']);
    expect(await text('ridning')).toEqual(['Åsa']);
    expect(await text('talar spanska')).toEqual(['Åsa']);
    expect(await text('skånska')).toEqual(['Jörgen']);
    expect(await text('Skåne')).toEqual(['Jörgen']);
    expect(await text('teaterroll')).toEqual(['Anna-Karin']);
    expect(await text('skådespelare göteborg spanska')).toEqual(['Åsa']);
  });

  test('a slip of the finger is forgiven, and told', async () => {
    const { body } = await search('?text=%C3%96mhan');
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(['Åsa Öhman']);
    expect(body.instead).toEqual([{ typed: 'ömhan', searched: ['öhman'] }]);
    expect(await text('Salehh')).toEqual(['Mina']);
    expect(await text('Xyzzy')).toEqual([]);
  });

  test('the answer gives the wishes read from the text, with their places in it', async () => {
    const typed = 'Kvinna som kan rida i Göteborg';
    const { body } = await search(`?text=${encodeURIComponent(typed)}`);
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(['Åsa Öhman']);
    expect(body.reading.wishes.map(({ any: [one] }: { any: { kind: string; id: string }[] }) => one?.id)).toEqual([
      'female',
      'riding',
      '1480',
    ]);
    const words = body.reading.parts
      .filter(({ kind }: { kind: string }) => kind === 'wish')
      .map(({ start, end }: { start: number; end: number }) => typed.slice(start, end));
    expect(words).toEqual(['Kvinna', 'rida', 'Göteborg']);
    expect(
      body.items[0].reasons.map(({ about, state }: { about: string; state: string }) => `${about} ${state}`),
    ).toEqual(expect.arrayContaining(['gender met', 'skill met', 'place met']));
  });

  test('a word without a match does not empty a list of wishes, and is told', async () => {
    const { body } = await search(`?text=${encodeURIComponent('Dansare i Malmö, sprallig')}`);
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(['Jörgen von Plåt']);
    expect(body.instead).toEqual([{ typed: 'sprallig', searched: [] }]);
  });

  test('all words must be there; the last one may be unfinished', async () => {
    expect(await text('åsa malmö')).toEqual([]);
    expect(await text('åsa öhm')).toEqual(['Åsa']);
    expect(await text('göteborg öhm')).toEqual(['Åsa']);
  });

  test('small words are passed over, but one alone begins a name', async () => {
    expect(await text('åsa som kan ridning')).toEqual(['Åsa']);
    expect(await text('min')).toEqual(['Mina']);
  });

  test('no typed text breaks the search', async () => {
    for (const odd of [
      "'",
      "''; drop table talents; --",
      'a & | ! ( ) : * <-> b',
      '%',
      '_',
      '\\',
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
    // The null character is refused, because the database cannot store it.
    expect((await search(`?text=${encodeURIComponent('\0')}`)).status).toBe(422);
    expect(await text('%')).toHaveLength(4);
  });

  test('narrows what the filters leave', async () => {
    expect(await names('?text=sk%C3%A5despelare&wish=place.14')).toEqual(['Anna-Karin', 'Mina', 'Åsa']);
    expect(await names('?text=sk%C3%A5despelare&wish=place.12')).toEqual([]);
  });
});

describe('order and pages', () => {
  const strengths = (count: number) =>
    people(
      Object.fromEntries(
        Array.from({ length: count }, (_, n) => [
          `P${n}`,
          { completeness: 60 + (n % 5), created_date: `2026-08-0${1 + (n % 3)}T10:00:00Z` },
        ]),
      ),
    );
  interface Item {
    id: string;
    score: number;
    created_date: string;
  }

  test('the best first; no talent twice and none left out, and the same order each time', async () => {
    await strengths(50);
    const read = () => Promise.all([1, 2, 3, 4].map(async (page) => (await search(`?page=${page}`)).body));
    const pages = await read();
    expect(pages.map(({ items, total, page, page_size }) => [items.length, total, page, page_size])).toEqual([
      [24, 50, 1, 24],
      [24, 50, 2, 24],
      [2, 50, 3, 24],
      [0, 50, 4, 24],
    ]);
    const all: Item[] = pages.flatMap(({ items }) => items);
    expect(new Set(all.map(({ id }) => id)).size).toBe(50);
    const sorted = all.toSorted((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1));
    expect(all).toEqual(sorted);
    expect((await read()).flatMap(({ items }) => items)).toEqual(all);
  });

  test('the newest first when asked for', async () => {
    await strengths(30);
    const pages = await Promise.all([1, 2].map(async (page) => (await search(`?order=newest&page=${page}`)).body));
    const days: string[] = pages.flatMap(({ items }) => items.map(({ created_date }: Item) => created_date));
    expect(days).toHaveLength(30);
    expect(days).toEqual(days.toSorted().reverse());
  });
});

describe('marks of a project', () => {
  test('tell for which roles of the company’s project a talent is picked or asked', async () => {
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

  test('an invisible talent is not found, as if the id were wrong', async () => {
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
    expect(await view(talent.talent_id, admin)).toEqual([200, undefined]);
  });
});
