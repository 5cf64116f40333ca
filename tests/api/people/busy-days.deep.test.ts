import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/kernel/time/day.ts';
import { BUSY_SPANS_MAX } from '#domain/people/talent/busy-days.rules.ts';
import { aCompany, aTalent } from '#tests/factories/people.ts';
import { aProject } from '#tests/factories/projects.ts';
import { startTalentApp, type TalentApp } from './talent-app.ts';
import { newTalent, newVisibleTalent, type TalentRow } from './talent-people.ts';

/** The day at which the clock is stopped. */
const TODAY = '2026-08-14';
const PATH = '/talent/busy-days';

let app: TalentApp;
beforeAll(async () => {
  app = await startTalentApp();
});
afterAll(() => app.stop());

interface Span {
  readonly id: string;
  readonly starts_on: string;
  readonly ends_on: string;
}
const add = (who: TalentRow, starts_on: string, ends_on: string = starts_on) =>
  app.call(who, 'POST', PATH, { starts_on, ends_on });
const said = (body: { spans: Span[] }) => body.spans.map(({ starts_on, ends_on }) => [starts_on, ends_on]);
const read = async (who: TalentRow, query = '') => said((await app.call(who, 'GET', PATH + query)).body);

describe('adding', () => {
  test('spans come in order, and only those of the talent', async () => {
    const [talent, other] = [await newTalent(app.db), await newTalent(app.db)];
    await add(other, '2026-09-01');
    await add(talent, '2026-10-01', '2026-10-05');
    const { status, body } = await add(talent, '2026-09-10');
    expect([status, said(body)]).toEqual([
      200,
      [
        ['2026-09-10', '2026-09-10'],
        ['2026-10-01', '2026-10-05'],
      ],
    ]);
    expect(await read(talent)).toEqual(said(body));
    expect(await read(other)).toEqual([['2026-09-01', '2026-09-01']]);
  });

  test('a span that shares a day with others becomes one with them', async () => {
    const talent = await newTalent(app.db);
    await add(talent, '2026-09-01', '2026-09-05');
    await add(talent, '2026-09-08', '2026-09-10');
    await add(talent, '2026-09-20', '2026-09-21');
    const { body } = await add(talent, '2026-09-05', '2026-09-08');
    expect(said(body)).toEqual([
      ['2026-09-01', '2026-09-10'],
      ['2026-09-20', '2026-09-21'],
    ]);
    // A span that begins on the day after another does not overlap it.
    expect(said((await add(talent, '2026-09-11')).body)).toHaveLength(3);
  });

  test('days already entered, whole or in part, change nothing', async () => {
    const talent = await newTalent(app.db);
    const first = (await add(talent, '2026-09-01', '2026-09-05')).body;
    for (const [from, to] of [
      ['2026-09-01', '2026-09-05'],
      ['2026-09-02', '2026-09-03'],
    ] as const) {
      expect((await add(talent, from, to)).body).toEqual(first);
    }
  });

  test('ten tabs at once leave every day once', async () => {
    const talent = await newTalent(app.db);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        add(talent, addDays('2026-09-01', index), addDays('2026-09-01', index + 2)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await read(talent)).toEqual([['2026-09-01', '2026-09-12']]);
  });

  test('an error is shown beside its field, and nothing is kept', async () => {
    const talent = await newTalent(app.db);
    const wrong: [string, string, string][] = [
      ['2026-09-05', '2026-09-04', 'Sista dagen kan inte vara före den första.'],
      ['2026-08-01', '2026-08-13', 'Den dagen har redan varit.'],
      ['2026-09-01', '2027-09-02', 'Högst ett år i taget.'],
      ['2062-09-01', '2062-09-02', 'Välj dagar inom de närmaste två åren.'],
      ['1900-01-01', '1900-01-02', 'Den dagen har redan varit.'],
      ['2026-09-01', '2026-09-31', 'Välj en dag som finns, mellan 1900 och 2100.'],
      ['2026-09-01', '', 'Skriv datumet som ÅÅÅÅ-MM-DD.'],
    ];
    for (const [from, to, message] of wrong) {
      const { status, body } = await add(talent, from, to);
      expect([from, status, body.error.code, body.error.fields]).toEqual([
        from,
        422,
        'invalid_input',
        { ends_on: message },
      ]);
    }
    const noted = { starts_on: '2026-09-01', ends_on: '2026-09-01', note: 'operation' };
    expect((await app.call(talent, 'POST', PATH, noted)).status).toBe(422);
    expect(await read(talent)).toEqual([]);
  });

  test('merging never makes more than a year, and the days that are new can be added by themselves', async () => {
    const talent = await newTalent(app.db);
    await add(talent, '2026-09-01', '2027-08-31');
    const { status, body } = await add(talent, '2027-08-31', '2027-09-10');
    expect([status, Object.keys(body.error.fields)]).toEqual([422, ['ends_on']]);
    expect(said((await add(talent, '2027-09-01', '2027-09-10')).body)).toHaveLength(2);
  });

  test(`there is room for ${BUSY_SPANS_MAX} spans`, async () => {
    const talent = await newTalent(app.db);
    const rows = Array.from({ length: BUSY_SPANS_MAX }, (_, index) => addDays(TODAY, index * 2));
    await app.db
      .insertInto('busy_spans')
      .values(rows.map((day) => ({ talent_id: talent.talent_id, starts_on: day, ends_on: day })))
      .execute();
    const { status, body } = await add(talent, addDays(TODAY, 2 * BUSY_SPANS_MAX));
    expect([status, body.error.code]).toEqual([409, 'too_many_busy_spans']);
    // A span that fills the gap between two spans makes them one.
    expect((await add(talent, TODAY, addDays(TODAY, 2))).body.spans).toHaveLength(BUSY_SPANS_MAX - 1);
  });

  test('days with a confirmed booking can be marked as busy, and the booking is unchanged', async () => {
    const [company, talent] = [await aCompany(app.server), await aTalent(app.server)];
    const { id } = await aProject(app.server, company, { step: 5, asked: [talent] });
    const bookings = () =>
      app.db.selectFrom('bookings').where('project_id', '=', id).select(['starts_on', 'ends_on', 'status']).execute();
    const [booked] = await bookings();
    if (!booked) throw new Error('Nobody is booked');
    expect(
      (await app.call(talent, 'POST', PATH, { starts_on: booked.starts_on, ends_on: booked.ends_on })).status,
    ).toBe(200);
    expect((await bookings())[0]).toMatchObject({ status: 'confirmed' });
  });
});

describe('removing', () => {
  test('takes the own span away, and again changes nothing', async () => {
    const talent = await newTalent(app.db);
    await add(talent, '2026-09-01');
    const { body } = await add(talent, '2026-09-10');
    for (const _ of [1, 2]) {
      const answer = await app.call(talent, 'DELETE', `${PATH}/${body.spans[0].id}`);
      expect([answer.status, said(answer.body)]).toEqual([200, [['2026-09-10', '2026-09-10']]]);
    }
  });

  test('another talent’s span stays', async () => {
    const [talent, other] = [await newTalent(app.db), await newTalent(app.db)];
    const { body } = await add(talent, '2026-09-01');
    for (const id of [body.spans[0].id, randomUUID()]) {
      expect((await app.call(other, 'DELETE', `${PATH}/${id}`)).body).toEqual({ spans: [] });
    }
    expect((await app.call(other, 'DELETE', `${PATH}/no-id`)).status).toBe(404);
    expect(await read(talent)).toEqual([['2026-09-01', '2026-09-01']]);
  });
});

/**
 * Inserts a busy day of a calendar that the talent follows.
 *
 * @returns the id of its span
 */
async function aForeignSpan({ talent_id }: TalentRow, day: string): Promise<string> {
  const { rows } = await app.server.services.pool.query<{ id: string }>(
    `with calendar as (
       insert into foreign_calendars
         (talent_id, status, name, address_sealed, address_hash, shown_address, next_date, stale_date)
       values ($1, 'followed', 'Privat', '', gen_random_uuid(), 'example.com', app_now(), app_now()) returning id)
     insert into busy_spans (talent_id, calendar_id, starts_on, ends_on) select $1, id, $2, $2 from calendar
     returning id`,
    [talent_id, day],
  );
  return rows[0]?.id ?? '';
}
const daysOf = async ({ talent_id }: TalentRow) =>
  (
    await app.db
      .selectFrom('busy_spans')
      .where('talent_id', '=', talent_id)
      .select(['starts_on', 'ends_on'])
      .orderBy('starts_on')
      .execute()
  ).map(({ starts_on, ends_on }) => [starts_on, ends_on]);

describe('days of a foreign calendar', () => {
  test('stay when the talent adds, removes or frees them', async () => {
    const talent = await newTalent(app.db);
    const id = await aForeignSpan(talent, '2026-09-03');
    await app.call(talent, 'DELETE', `${PATH}/${id}`);
    await add(talent, '2026-09-02', '2026-09-04');
    await app.call(talent, 'POST', '/talent/free-days', { starts_on: '2026-09-01', ends_on: '2026-09-30' });
    expect(await daysOf(talent)).toEqual([['2026-09-03', '2026-09-03']]);
    expect(await read(talent)).toEqual([]);
  });
});

describe('freeing', () => {
  test('takes exactly the days away, of the own spans alone', async () => {
    const [talent, other] = [await newTalent(app.db), await newTalent(app.db)];
    for (const who of [talent, other]) {
      for (const [from, to] of [
        ['2026-09-01', '2026-09-05'],
        ['2026-09-07', '2026-09-07'],
        ['2026-09-10', '2026-09-12'],
        ['2026-09-20', '2026-09-21'],
      ] as const) {
        await add(who, from, to);
      }
    }
    const before = await daysOf(other);
    const free = { starts_on: '2026-09-05', ends_on: '2026-09-10' };
    const left = [
      ['2026-09-01', '2026-09-04'],
      ['2026-09-11', '2026-09-12'],
      ['2026-09-20', '2026-09-21'],
    ];
    for (const _ of [1, 2]) {
      const { status, body } = await app.call(talent, 'POST', '/talent/free-days', free);
      expect([status, said(body)]).toEqual([200, left]);
    }
    expect(await daysOf(talent)).toEqual(left);
    expect(await daysOf(other)).toEqual(before);
  });
});

describe('reading', () => {
  test('from today on, or the spans with a day between two days', async () => {
    const talent = await newTalent(app.db);
    await add(talent, '2026-08-10', TODAY);
    await add(talent, '2026-09-01', '2026-09-05');
    await add(talent, '2026-10-01', '2026-10-05');
    const starts = async (query: string) => (await read(talent, query)).map(([from]) => from);
    expect(await starts('')).toEqual(['2026-08-10', '2026-09-01', '2026-10-01']);
    expect(await starts('?from=2026-09-05')).toEqual(['2026-09-01', '2026-10-01']);
    expect(await starts('?from=2026-09-05&to=2026-09-30')).toEqual(['2026-09-01']);
    expect(await starts('?to=2026-09-01')).toEqual(['2026-08-10', '2026-09-01']);
    expect(await starts('?from=2026-10-05&to=2026-09-01')).toEqual([]);
    expect(await starts('?from=1900-01-01&to=2100-12-31')).toHaveLength(3);
    expect(await starts('?to=1900-01-01')).toEqual([]);
    for (const wrong of ['igår', '0000-01-01', '10000-01-01'])
      expect((await app.call(talent, 'GET', `${PATH}?from=${wrong}`)).status).toBe(422);
  });

  test('days that are over are listed no more, and go when the next are added', async () => {
    const talent = await newTalent(app.db);
    await add(talent, TODAY);
    app.setClock('2026-08-15T10:00:00Z');
    try {
      expect(await read(talent)).toEqual([]);
      await add(talent, '2026-09-01');
      const kept = await app.db
        .selectFrom('busy_spans')
        .where('talent_id', '=', talent.talent_id)
        .select('starts_on')
        .execute();
      expect(kept).toEqual([{ starts_on: '2026-09-01' }]);
    } finally {
      app.setClock('2026-08-14T10:00:00Z');
    }
  });

  test('companies see the days nowhere', async () => {
    const [company, talent] = [await aCompany(app.server), await newVisibleTalent(app.db, { first_name: 'Ledsna' })];
    await add(talent, '2026-09-17', '2026-09-18');
    for (const path of [`/talents/${talent.talent_id}`, '/talents?text=Ledsna']) {
      const { status, body } = await app.call(company, 'GET', path);
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/2026-09-1[78]|busy|spans/);
    }
    expect((await app.call(company, 'GET', PATH)).status).toBe(403);
  });
});
