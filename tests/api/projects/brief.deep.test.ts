import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/kernel/route.ts';
import type { BriefReading } from '#contract/projects/brief.ts';
import { CONDITIONS_IN_ALL_MAX } from '#domain/finding/matching/condition.ts';
import { writeWish } from '#domain/finding/matching/wish-token.ts';
import { skills } from '#domain/kernel/vocabulary/skills.ts';
import { BRIEF_MAX } from '#domain/projects/project/brief.rules.ts';
import { aCompany, anAdmin, type Company } from '#tests/factories/people.ts';
import { aForm } from '#tests/factories/projects.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { startServer } from '#tests/support/server-process.ts';
import { nobody, startTalentApp, type TalentApp } from '../people/talent-app.ts';
import { newTalent } from '../people/talent-people.ts';

let app: TalentApp;
let company: Company;
beforeAll(async () => {
  app = await startTalentApp();
  company = await aCompany(app.server);
});
afterAll(() => app.stop());

const post = (body: unknown, caller: Parameters<TalentApp['call']>[0] = company) =>
  app.call(caller, 'POST', '/briefs/read', body);

async function read(text: string, is_one_role = false): Promise<BriefReading> {
  const { status, body } = await post({ text, is_one_role });
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
}

const wishesOf = (role: BriefReading['roles'][number] | undefined) => role?.wanted.wishes.map(writeWish);
const unreadIn = (text: string, { unread }: BriefReading) =>
  unread.map(({ start, end }) => text.slice(start, end).trim());

const CASTING = `Arbetstitel: Vinterljus
Om filmen: Två systrar möts efter många år.

Inspelning i Göteborg 3–5 juni.

Roll 1: Anna, kvinna 30–40 år, varm och rolig, kan rida. Huvudroll med repliker. Arvode 4 500 kr/dag.

Roll 2: Brevbäraren, man 50+, helst skägg. Arvode 450 kr i timmen.

Roll 3: Fem statister, 1 500 kr per dag.
`;

describe('a brief becomes a project', () => {
  test('with its roles, each with its wishes and its pay', async () => {
    const { roles } = await read(CASTING);
    expect(roles.map(({ title, headcount, day_fee_ore }) => [title, headcount, day_fee_ore])).toEqual([
      ['Anna', 1, 450_000],
      // A fee per hour is not taken for a fee per day.
      ['Brevbäraren', 1, null],
      [expect.stringMatching(/statist/i), 5, 150_000],
    ]);
    const [anna, postman, extras] = roles;
    expect(wishesOf(anna)).toEqual(expect.arrayContaining(['gender.female', 'age.30-40', 'skill.riding']));
    expect(wishesOf(postman)).toEqual(expect.arrayContaining(['gender.male', 'age.50-', 'merit.beard.beard']));
    expect(wishesOf(extras)).toEqual(expect.arrayContaining(['category.extra']));
    expect(wishesOf(postman)).not.toContain('skill.riding');
  });

  test('with the text that is no wish as the description', async () => {
    const [anna, postman] = (await read(CASTING)).roles;
    expect(anna?.description).toBe('Varm och rolig. Huvudroll med repliker.');
    expect(postman?.description).toContain('450 kr i timmen');
  });

  test('with days, place, title and description if the text gives them', async () => {
    expect(await read(CASTING)).toMatchObject({
      dates: [{ starts_on: '2027-06-03', ends_on: '2027-06-05' }],
      municipality_id: '1480',
      title: 'Vinterljus',
      description: 'Två systrar möts efter många år.',
    });
  });

  test('that can be saved as it was read', async () => {
    const { roles, dates, municipality_id, title } = await read(CASTING);
    const body = aForm(app.server, {
      title,
      municipality_id,
      dates: dates.map((span) => ({ kind: 'work', ...span })),
      roles: roles.map(({ day_fee_ore, additions, unpaid: _, rights, ...role }) => ({
        ...role,
        terms: { ...termsFor(day_fee_ore), additions, rights },
      })),
    });
    const saved = await company.api.ok('POST /projects', { body });
    expect(saved.roles.map(({ wanted }) => wanted)).toEqual(roles.map(({ wanted }) => wanted));
  });
});

describe('other briefs', () => {
  test('one sentence is one role, named by the person that is sought', async () => {
    const { roles, title, description } = await read('Kvinna 25–35 som kan rida, ledig 3–5 juni i Göteborg');
    expect([roles.length, roles[0]?.title, title, description]).toEqual([1, 'Kvinna 25–35', '', '']);
    expect(wishesOf(roles[0])).toContain('dates.2027-06-03_2027-06-05');
  });

  test('parts of the text about neither roles nor project are pointed out', async () => {
    const text = `${CASTING}\nSkicka bilder senast 1 mars till filmen@example.com.`;
    const reading = await read(text);
    const told = [...unreadIn(text, reading), ...reading.roles.map(({ description }) => description)].join('\n');
    expect(told).toContain('Skicka bilder senast 1 mars till filmen@example.com.');
    expect(reading.dates).toEqual([{ starts_on: '2027-06-03', ends_on: '2027-06-05' }]);
  });

  test('a range or a budget is no offer', async () => {
    const text = 'Dansare, 3 000–4 000 kr per dag';
    const [role] = (await read(text)).roles;
    expect([role?.day_fee_ore, role?.description]).toEqual([null, expect.stringContaining('3 000–4 000 kr')]);
  });

  test.each(['', '   \n\n ', '!!! ... ???', 'Tack för senast, vi hörs.'])('%j has no role', async (text) => {
    const { roles, dates, municipality_id } = await read(text);
    expect({ roles, dates, municipality_id }).toEqual({ roles: [], dates: [], municipality_id: null });
  });

  test('a line that describes one role is one role, and its unknown words are searched as text', async () => {
    const { roles } = await read('Två kvinnor eller män 30–40 som kan rida, sprallig energi, 4 500 kr per dag', true);
    expect(roles).toHaveLength(1);
    expect(roles[0]).toMatchObject({ headcount: 2, day_fee_ore: 450_000, wanted: { text: 'sprallig energi' } });
    expect(wishesOf(roles[0])).toEqual(expect.arrayContaining(['age.30-40', 'skill.riding']));
    const hourly = (await read('Dansare, sprallig energi, arvode 450 kr i timmen', true)).roles[0];
    expect(hourly).toMatchObject({ day_fee_ore: null, wanted: { text: 'sprallig energi' } });
    expect(hourly?.description).toContain('450 kr i timmen');
  });
});

test('a brief that asks for more than a role can is read as far as there is room', async () => {
  const labels = skills.ids.map(skills.label);
  const groups = Array.from({ length: 40 }, (_, at) => labels.slice(at * 6, at * 6 + 6).join(' eller '));
  const { roles } = await read(groups.join('. '), true);
  expect(roles[0]?.wanted.wishes.flatMap(({ any }) => any)).toHaveLength(CONDITIONS_IN_ALL_MAX);
});

describe('any text sent as a brief', () => {
  test('of more than twenty thousand characters is refused in words', async () => {
    expect((await post({ text: 'a'.repeat(BRIEF_MAX) })).status).toBe(200);
    const { status, body } = await post({ text: 'a'.repeat(BRIEF_MAX + 1) });
    expect([status, body.error.code]).toEqual([422, 'invalid_input']);
    expect(body.error.fields.text).toMatch(/^Briefen är för lång\. Högst 20\s000 tecken åt gången\.$/);
    expect((await post({})).body.error.fields.text).toBe('Klistra in en brief.');
  });

  test.each([
    ['full stops', '.'.repeat(BRIEF_MAX)],
    ['commas', 'a,'.repeat(BRIEF_MAX / 2)],
    ['roles', 'Roll: kvinna 30\n'.repeat(1250)],
    ['days', '3 juni, 5 juni, '.repeat(1250)],
    ['labels', 'Titel:'.repeat(3000)],
    ['markup', '<b><p>&shy;'.repeat(1800)],
    ['odd letters', '\u{1F600}\u200bÅ'.repeat(3000)],
  ])('such as a page full of %s, is answered and fits the form', async (_, text) => {
    const { roles, dates } = await read(text);
    expect(roles.length).toBeLessThanOrEqual(30);
    expect(dates.length).toBeLessThanOrEqual(20);
  });

  test('is answered for companies and administrators only', async () => {
    const body = { text: CASTING };
    expect((await post(body, nobody)).body.error.code).toBe('signed_out');
    expect((await post(body, await newTalent(app.db))).body.error.code).toBe('forbidden');
    expect((await post(body, await aCompany(app.server, { status: 'pending' }))).body.error.code).toBe(
      'company_not_active',
    );
    expect((await post(body, await anAdmin(app.server))).status).toBe(200);
  });

  test('is neither kept nor logged', async () => {
    const { database_url = '', data_dir, session_secrets, personal_data_secrets } = app.server.services.env;
    const chatty = await startServer({
      DATABASE_URL: database_url,
      DATA_DIR: data_dir,
      SESSION_SECRET: session_secrets.join(','),
      PERSONAL_DATA_SECRET: personal_data_secrets.join(','),
      DEMO: '0',
      LOG_LEVEL: 'trace',
    });
    // The server has the real clock, so the fixture takes it too.
    app.stopClock();
    const { cookie } = await aCompany(app.server);
    const send = (text: string) =>
      fetch(`${chatty.url}${API_PREFIX}/briefs/read`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ text }),
      });
    expect((await send('Roll 1: Zebulonia, kvinna 30–40 i Göteborg')).status).toBe(200);
    expect((await send(`Zebulonia ${'a'.repeat(BRIEF_MAX)}`)).status).toBe(422);
    await chatty.stop();
    expect(chatty.output()).toContain('/briefs/read');
    expect(chatty.output()).not.toContain('Zebulonia');
    const { pool } = app.server.services;
    const { rows } = await pool.query(
      "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    for (const { name } of rows) {
      const found = await pool.query(`select 1 from ${name} as kept where kept::text ilike '%zebulonia%'`);
      expect([name, found.rowCount]).toEqual([name, 0]);
    }
  });
});
