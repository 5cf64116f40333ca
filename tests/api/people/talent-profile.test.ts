import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCompany, anAdmin, WHOLE_PROFILE } from '#tests/factories/people.ts';
import { nobody, startTalentApp, type TalentApp } from './talent-app.ts';
import { newProject, newRequest, newTalent, newVisibleTalent, type TalentRow } from './talent-people.ts';

let app: TalentApp;
beforeAll(async () => {
  app = await startTalentApp();
});
afterAll(() => app.stop());

const patch = (actor: TalentRow, body: unknown) => app.call(actor, 'PATCH', '/talent/profile', body);
const read = async (actor: TalentRow) => (await app.call(actor, 'GET', '/talent/profile')).body;

const ALL_STEPS = {
  ...WHOLE_PROFILE,
  languages: [{ id: 'sv', level: 4 }],
  bio: 'Jag spelar teater.',
};

async function addPicture(actor: TalentRow) {
  await app.db
    .insertInto('media')
    .values({ talent_id: actor.talent_id, path: `public/${randomUUID()}.webp`, width: 800, height: 1000, position: 0 })
    .execute();
}

describe('who may', () => {
  test('only talents reach a profile of their own', async () => {
    expect((await app.call(nobody, 'GET', '/talent/profile')).status).toBe(401);
    expect((await app.call(await anAdmin(app.server), 'GET', '/talent/profile')).status).toBe(403);
    expect((await app.call(await aCompany(app.server), 'PATCH', '/talent/profile', {})).status).toBe(403);
  });

  test('the profile is one’s own', async () => {
    const [one, other] = [
      await newTalent(app.db, { first_name: 'Åsa' }),
      await newTalent(app.db, { first_name: 'Bo' }),
    ];
    await patch(one, { bio: 'Min' });
    expect(await read(one)).toMatchObject({ id: one.talent_id, first_name: 'Åsa', bio: 'Min', email: one.email });
    expect(await read(other)).toMatchObject({ id: other.talent_id, first_name: 'Bo', bio: '' });
  });
});

describe('saving', () => {
  test('fields left out stay; skills and languages are replaced as a whole', async () => {
    const talent = await newTalent(app.db);
    await patch(talent, { ...ALL_STEPS, skills: [{ id: 'riding', level: 3 }], licences: ['first_aid'] });
    const { status, body } = await patch(talent, { languages: [{ id: 'es', level: 2 }], bio: '  Nytt  ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      height_cm: 170,
      bio: 'Nytt',
      skills: [{ id: 'riding', level: 3 }],
      languages: [{ id: 'es', level: 2 }],
      licences: ['first_aid'],
    });
    expect(await read(talent)).toEqual(body);
    expect((await patch(talent, { skills: [], hair_color: null })).body).toMatchObject({
      skills: [],
      hair_color: null,
    });
  });

  test('features answered with none differ from unanswered ones', async () => {
    const talent = await newTalent(app.db);
    expect(await read(talent)).toMatchObject({ hair_type: null, body_type: null, features: null });
    const told = { hair_type: 'curly', body_type: 'athletic', features: ['freckles', 'glasses', 'freckles'] };
    const { status, body } = await patch(talent, told);
    expect([status, body.hair_type, body.body_type, body.features]).toEqual([
      200,
      'curly',
      'athletic',
      ['freckles', 'glasses'],
    ]);
    expect((await patch(talent, { features: [] })).body.features).toEqual([]);
    expect((await patch(talent, { features: null, hair_type: null, body_type: null })).body).toMatchObject({
      hair_type: null,
      body_type: null,
      features: null,
    });
    for (const wrong of [
      { hair_type: 'blonde' },
      { body_type: 'tall' },
      { features: ['horns'] },
      { features: 'scar' },
    ]) {
      expect([wrong, (await patch(talent, wrong)).status]).toEqual([wrong, 422]);
    }
  });

  test('companies see them with the rest of the looks', async () => {
    const company = await aCompany(app.server);
    const told = { hair_type: 'wavy', body_type: 'slim', features: [] };
    const talent = await newVisibleTalent(app.db, told);
    expect((await app.call(company, 'GET', `/talents/${talent.talent_id}`)).body).toMatchObject(told);
    const record = await app.call(company, 'GET', `/records/Talent/${talent.talent_id}`);
    expect([record.status, record.body]).toMatchObject([200, told]);
  });

  test('strength, steps and search words follow in the same moment', async () => {
    const talent = await newTalent(app.db);
    expect(await read(talent)).toMatchObject({ completeness: 0 });
    const { body } = await patch(talent, { ...ALL_STEPS, skills: [{ id: 'riding', level: 1 }] });
    expect(body.completeness).toBe(62);
    expect(body.steps.filter((step: { is_done: boolean }) => !step.is_done)).toEqual([
      { step: 'pictures', is_done: false },
    ]);
    const { search_text } = await app.db
      .selectFrom('talents')
      .where('id', '=', talent.talent_id)
      .select('search_text')
      .executeTakeFirstOrThrow();
    expect(search_text).toBe(
      ' anna berg skådespelare kvinna ridning svenska göteborg västra götalands län jag spelar teater ',
    );
  });

  test('a new name is also the name of the account', async () => {
    const talent = await newTalent(app.db, { first_name: 'Åsa', last_name: 'Ek' });
    await patch(talent, { last_name: '' });
    const { name, first_name, last_name } = await app.db
      .selectFrom('accounts')
      .where('id', '=', talent.account_id)
      .select(['name', 'first_name', 'last_name'])
      .executeTakeFirstOrThrow();
    expect({ name, first_name, last_name }).toEqual({ name: 'Åsa', first_name: 'Åsa', last_name: '' });
  });

  test('unknown fields and values are refused with their names, and nothing is saved', async () => {
    const talent = await newTalent(app.db);
    const { status, body } = await patch(talent, { bio: 'Hej', is_verified: true, profile_completed: true });
    expect([status, body.error.code]).toEqual([422, 'invalid_input']);
    expect(Object.keys(body.error.fields)).toEqual(['is_verified', 'profile_completed']);
    for (const wrong of [
      { categories: ['wizard'] },
      { municipality_id: '9999' },
      { height_cm: 39 },
      { height_cm: 231 },
      { height_cm: 170.5 },
      { bio: 'x'.repeat(1501) },
      { first_name: ' ' },
      { skills: [{ id: 'riding', level: 5 }] },
      { languages: [{ id: 'xx', level: 1 }] },
      { day_fee_min_ore: -1 },
    ]) {
      expect([wrong, (await patch(talent, wrong)).status]).toEqual([wrong, 422]);
    }
    expect(await read(talent)).toMatchObject({ bio: '', first_name: 'Anna', height_cm: null });
  });

  test('the playing age is checked with what was saved before', async () => {
    const talent = await newTalent(app.db, { playing_age_min: 30, playing_age_max: 40 });
    for (const wrong of [{ playing_age_max: 29 }, { playing_age_min: 41 }, { playing_age_min: 24 }]) {
      const { status, body } = await patch(talent, wrong);
      expect([wrong, status, Object.keys(body.error.fields)]).toEqual([wrong, 422, ['playing_age_max']]);
    }
    expect((await patch(talent, { playing_age_min: 25 })).body).toMatchObject({ playing_age_min: 25 });
    expect((await patch(talent, { playing_age_min: 50, playing_age_max: 65 })).status).toBe(200);
  });

  test('the same skill twice is a mistake, the same trade twice is one trade', async () => {
    const talent = await newTalent(app.db);
    const skills = [
      { id: 'riding', level: 1 },
      { id: 'riding', level: 4 },
    ];
    const { status, body } = await patch(talent, { skills });
    expect([status, body.error.fields]).toEqual([422, { 'skills.1.id': 'Det här är redan valt.' }]);
    expect((await patch(talent, { categories: ['actor', 'actor'] })).body.categories).toEqual(['actor']);
  });

  test('a character that the database cannot keep is refused beside its field, and nothing is saved', async () => {
    const talent = await newTalent(app.db);
    const { status, body } = await patch(talent, { bio: 'a\0b', first_name: 'An\0na' });
    expect([status, Object.keys(body.error.fields)]).toEqual([422, ['bio', 'first_name']]);
  });

  test('two saves at once leave one of the two lists, whole', async () => {
    const talent = await newTalent(app.db);
    const lists = ['riding', 'swimming'].map((id) => [{ id, level: 2 }]);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => patch(talent, { skills: lists[index % 2] })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(lists).toContainEqual((await read(talent)).skills);
  });
});

describe('the later parts', () => {
  const credit = { kind: 'film', title: 'Kajen', role: 'Systern', director: '', company: '', year: 2024, link: '' };
  const told = {
    credits: [{ ...credit, title: 'Isranden', year: null, link: 'https://exempel.se/film' }, credit],
    sizes: [
      { id: 'shoe', value: 38.5 },
      { id: 'waist', value: 74 },
    ],
    other_dialects: ['skanska'],
    accents: ['fi'],
    local_places: ['1280'],
    travels: true,
    car: 'Volvo 240, röd, 1989',
    agency: 'Agentur Norr',
    passport_until: '2031-05-01',
    may_work: true,
    may_work_until: null,
    declines: ['nudity'],
    accepts: ['animals'],
  };

  test('are kept in their order and shown to companies as they are; sizes with the day they were told', async () => {
    const company = await aCompany(app.server);
    const talent = await newVisibleTalent(app.db, { languages: { sv: 4 } });
    await addPicture(talent);
    const { body } = await patch(talent, told);
    const shown = { ...told, sizes_told_on: '2026-08-14' };
    expect(body).toMatchObject(shown);
    expect((await app.call(company, 'GET', `/talents/${talent.talent_id}`)).body).toMatchObject(shown);
    expect((await app.call(company, 'GET', `/records/Talent/${talent.talent_id}`)).body).not.toHaveProperty('declines');
    app.setClock('2026-08-20T10:00:00Z');
    expect((await patch(talent, { car: '' })).body).toMatchObject({
      sizes_told_on: '2026-08-14',
      credits: told.credits,
    });
    expect((await patch(talent, { sizes: told.sizes })).body.sizes_told_on).toBe('2026-08-20');
    expect((await patch(talent, { sizes: [], credits: [] })).body).toMatchObject({ sizes_told_on: null, credits: [] });
    app.setClock('2026-08-14T10:00:00Z');
  });

  test('are refused beside their fields, and then nothing of them is saved', async () => {
    const talent = await newTalent(app.db, { declines: ['smoking'] });
    const wrong: [object, string][] = [
      [{ credits: Array.from({ length: 201 }, () => credit) }, 'credits'],
      [{ credits: [credit, { ...credit, title: ' ' }] }, 'credits.1.title'],
      [{ credits: [{ ...credit, link: 'http://exempel.se' }] }, 'credits.0.link'],
      [{ credits: [{ ...credit, year: 24 }] }, 'credits.0.year'],
      [{ sizes: [{ id: 'shoe', value: 38.3 }] }, 'sizes.0.value'],
      [{ sizes: [told.sizes[0], told.sizes[0]] }, 'sizes.1.id'],
      [{ local_places: ['9999'] }, 'local_places.0'],
      [{ declines: ['kiss'], accepts: ['kiss'] }, 'accepts'],
      // A value that is in conflict with a saved one.
      [{ accepts: ['smoking'] }, 'accepts'],
    ];
    for (const [body, field] of wrong) {
      const { status, body: answer } = await patch(talent, body);
      expect([field, status, Object.keys(answer.error.fields)]).toEqual([field, 422, [field]]);
    }
    expect(await read(talent)).toMatchObject({ credits: [], sizes: [], accepts: [], declines: ['smoking'] });
  });

  test('search leaves out talents that say no, never those that have not told, and finds other dialects, films and voices', async () => {
    const company = await aCompany(app.server);
    const open = await newVisibleTalent(app.db, { last_name: 'Gränslund' });
    const closed = await newVisibleTalent(app.db, { last_name: 'Gränslund', declines: ['nudity'] });
    const others = await newVisibleTalent(app.db, {
      last_name: 'Gränslund',
      declines: [],
      other_dialects: ['skanska'],
    });
    const find = async (wish: string) => {
      const { body } = await app.call(company, 'GET', `/talents?text=Gränslund&wish=${wish}`);
      return body.items.map(({ id }: { id: string }) => id).sort();
    };
    expect(await find('not.limit.nudity')).toEqual([open.talent_id, others.talent_id].sort());
    expect(await find('not.limit.smoking')).toEqual([open, closed, others].map(({ talent_id }) => talent_id).sort());
    expect(await find('dialect.skanska')).toEqual([others.talent_id]);
    const show = (id: string, status: 'ready' | 'deleted') =>
      app.db.updateTable('recordings').set({ status }).where('id', '=', id).execute();
    const [film, voice] = [randomUUID(), randomUUID()];
    const now = '2026-08-14T10:00:00Z';
    const row = { talent_id: open.talent_id, position: 1, bytes: 9, begun_date: now, stale_date: now };
    await app.db
      .insertInto('recordings')
      .values([
        { ...row, id: film, purpose: 'showreel', status: 'preparing' },
        { ...row, id: voice, purpose: 'voice', status: 'ready' },
      ])
      .execute();
    expect([await find('media.video'), await find('media.voice')]).toEqual([[], [open.talent_id]]);
    await show(film, 'ready');
    await show(voice, 'deleted');
    expect([await find('media.video'), await find('media.voice')]).toEqual([[open.talent_id], []]);
  });
});

describe('completing', () => {
  test('needs all five steps, and can be said again', async () => {
    const talent = await newTalent(app.db);
    await patch(talent, ALL_STEPS);
    const refused = await app.call(talent, 'POST', '/talent/profile/complete');
    expect([refused.status, refused.body.error.code, refused.body.error.data]).toEqual([
      409,
      'profile_incomplete',
      { missing: ['pictures'] },
    ]);
    expect(await read(talent)).toMatchObject({ profile_completed: false, is_findable: false });
    await addPicture(talent);
    for (const _ of [1, 2]) {
      const { status, body } = await app.call(talent, 'POST', '/talent/profile/complete');
      // Companies find the profile only after an administrator's review.
      expect([status, body.profile_completed, body.is_findable, body.review]).toEqual([200, true, false, 'waiting']);
    }
  });

  test('fields that companies rely on can then be changed but not emptied', async () => {
    const talent = await newTalent(app.db);
    await patch(talent, ALL_STEPS);
    await addPicture(talent);
    await app.call(talent, 'POST', '/talent/profile/complete');
    for (const empty of [{ bio: '' }, { languages: [] }, { height_cm: null }, { categories: [] }]) {
      const { status, body } = await patch(talent, empty);
      expect([empty, status, body.error.code]).toEqual([empty, 409, 'profile_incomplete']);
    }
    expect((await patch(talent, { bio: 'Annat', is_paused: true })).body).toMatchObject({
      bio: 'Annat',
      profile_completed: true,
      is_findable: false,
      languages: [{ id: 'sv', level: 4 }],
    });
  });

  test('a talent under 18 is complete but not found', async () => {
    const talent = await newTalent(app.db, { birth_date: '2008-08-15' });
    await patch(talent, ALL_STEPS);
    await addPicture(talent);
    const { body } = await app.call(talent, 'POST', '/talent/profile/complete');
    expect(body).toMatchObject({ profile_completed: true, is_findable: false });
  });
});

describe('opening a request', () => {
  const seenDate = async (id: string) =>
    (await app.db.selectFrom('candidates').where('id', '=', id).select('seen_date').executeTakeFirstOrThrow())
      .seen_date;

  test('is noted once, for the talent’s own requests only', async () => {
    const [talent, other] = [await newVisibleTalent(app.db), await newVisibleTalent(app.db)];
    const id = await newRequest(app.db, await newProject(app.db, await aCompany(app.server)), talent);
    const see = (actor: TalentRow, which: string) => app.call(actor, 'POST', `/talent/seen/${which}`);
    const answers = await Promise.all([see(other, id), see(talent, randomUUID()), see(talent, 'malformed')]);
    expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual(answers.map(() => [404, 'not_found']));
    expect(await seenDate(id)).toBeNull();

    app.setClock('2026-08-14T10:00:00Z');
    expect((await see(talent, id)).body).toEqual({ done: true });
    app.setClock('2026-08-15T10:00:00Z');
    expect((await see(talent, id)).status).toBe(200);
    expect(await seenDate(id)).toBe('2026-08-14T10:00:00.000Z');
    app.setClock('2026-08-14T10:00:00Z');
  });
});

test('a talent hidden from companies has no sedcard', async () => {
  await newVisibleTalent(app.db);
  const hidden = await newVisibleTalent(app.db, { is_paused: true });
  await newVisibleTalent(app.db);
  const { status, body } = await app.call(hidden, 'POST', '/talent/sedcard');
  expect([status, body.error.code]).toEqual([409, 'profile_not_visible']);
});
