/** The talent's calendar over HTTP: its months, imported foreign calendars, and its own feed. */
import ICAL from 'ical.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#domain/kernel/time/day.ts';
import { CALENDARS_MAX } from '#domain/people/foreign-calendar/calendar-url.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { forgetUnproven } from '#server/features/accounts/account/commands/forget-unproven.ts';
import { readCalendars } from '#server/features/people/calendar/commands/read-calendars.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { calledRows } from '#tests/factories/auditions.ts';
import { as } from '#tests/factories/client.ts';
import { aCompany, aTalent, type Company, type Talent } from '#tests/factories/people.ts';
import { aForm, aProject, candidateOf } from '#tests/factories/projects.ts';
import { type CalendarServer, startCalendarServer } from '#tests/support/calendar-server.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Told, toldBy } from '../talk/consequences.ts';

const START = '2026-08-14T10:00:00.000Z';
const TODAY = START.slice(0, 10);
const day = (offset: number) => addDays(TODAY, offset);

let server: TestServer;
let elsewhere: CalendarServer;
let company: Company;
let told: Told;
let talent: Talent;
beforeAll(async () => {
  [server, elsewhere] = [await startTestServer({ LOCAL_CALENDARS: '1' }), await startCalendarServer()];
  [company, told] = [await aCompany(server), toldBy(server)];
});
afterAll(async () => {
  elsewhere.stop();
  await server.stop();
});
beforeEach(async () => {
  server.setClock(START);
  talent = await aTalent(server);
});
afterEach(() => server.services.db.deleteFrom('foreign_calendars').execute());

const later = (minutes: number) => server.setClock(new Date(Date.parse(START) + minutes * 60_000).toISOString());
const read = () => readCalendars(server.services);
const connect = (address = elsewhere.address, name = 'Jobbet') =>
  talent.api.ok('POST /talent/calendars', { body: { name, address } });
const shown = async () => (await talent.api.ok('GET /talent/calendars')).items[0];
const month = async () =>
  (await talent.api.ok('GET /talent/calendar', { query: { from: TODAY, to: day(41) } })).items.map(
    ({ kind, starts_on, ends_on, title }) => [kind, starts_on, ends_on, title],
  );
/** True if a search by companies finds the talent free on the day. */
const isFree = async (on: string) => {
  const query = { wish: [`dates.${on}_${on}`] };
  const { items } = await company.api.ok('GET /talents', { query });
  return items.some(({ id }) => id === talent.talent_id);
};

describe('a calendar elsewhere', () => {
  test('makes its days busy everywhere, shows no company which or why, and frees them when it is removed', async () => {
    elsewhere.serve(day(3), day(4), day(9));
    const { items } = await connect();
    expect(items).toMatchObject([{ name: 'Jobbet', status: 'followed', read_date: null, problem: null }]);
    expect(JSON.stringify(items)).not.toContain('hemlig');
    await read();
    expect(await shown()).toMatchObject({ read_date: START, problem: null });
    expect(await month()).toEqual([
      ['foreign', day(3), day(4), 'Jobbet'],
      ['foreign', day(9), day(9), 'Jobbet'],
    ]);
    expect([await isFree(day(4)), await isFree(day(5))]).toEqual([false, true]);
    // A request about these days shows the name of the calendar to the talent only.
    const dates = [{ kind: 'work' as const, starts_on: day(4), ends_on: day(6) }];
    const project = await aProject(server, company, { step: 3, asked: [talent], form: aForm(server, { dates }) });
    const { id } = await candidateOf(company, project.id, talent);
    const request = await talent.api.ok('GET /talent/requests/:id', { params: { id } });
    expect(request.busy).toEqual([{ calendar_name: 'Jobbet', starts_on: day(4), ends_on: day(4) }]);
    for (const answer of [
      await company.api.ok('GET /talents/:id', { params: { id: talent.talent_id } }),
      await company.api.ok('GET /projects/:id/candidates', { params: { id: project.id }, query: {} }),
    ])
      expect(JSON.stringify(answer)).not.toMatch(/Jobbet|jobb\.ics|busy|calendar/);
    // The calendar's days are not among the talent's own busy days, so freeing own days does not free them.
    expect((await talent.api.ok('GET /talent/busy-days', { query: {} })).spans).toEqual([]);
    await talent.api.ok('POST /talent/free-days', { body: { starts_on: day(3), ends_on: day(9) } });
    expect(await isFree(day(4))).toBe(false);
    await talent.api.ok('DELETE /talent/calendars/:id', { params: { id: items[0]?.id ?? '' } });
    expect([await month(), await isFree(day(4))]).toEqual([[], true]);
  });

  test('that takes too long keeps no other from being read, and is put off for a day', async () => {
    elsewhere.answer((request, response) => response.writeHead(200).end(request.url));
    const greedy = [await aTalent(server), await aTalent(server)];
    for (const { api } of greedy)
      for (let number = 0; number < CALENDARS_MAX; number += 1)
        await api.ok('POST /talent/calendars', { body: { name: 'Jobbet', address: `${elsewhere.address}?${number}` } });
    later(1);
    await connect(`${elsewhere.address}?other`);
    const order: string[] = [];
    const calendars = {
      ...server.services.calendars,
      read: async ({ text }: { text: string }) => {
        order.push(text);
        return text.endsWith('?other') ? { days: [], unread: 0 } : ('out_of_bounds' as const);
      },
    };
    await readCalendars({ ...server.services, calendars });
    expect(order).toHaveLength(2 * CALENDARS_MAX + 1);
    // Eight calendars are read at the same time.
    expect(order.findIndex((text) => text.endsWith('?other'))).toBeLessThan(8);
    order.length = 0;
    later(12 * 60);
    await readCalendars({ ...server.services, calendars });
    expect(order.map((text) => text.replace(/^.*\?/, ''))).toEqual(['other']);
  });

  test('is sealed where it is kept, and its titles are kept nowhere', async () => {
    elsewhere.serve(day(3));
    await connect();
    await read();
    const { rows } = await server.services.pool.query<{ text: string }>(
      `select (select string_agg(c::text, '') from foreign_calendars c) || (select string_agg(b::text, '') from busy_spans b)
         || (select string_agg(e.payload::text, '') from events e) as text`,
    );
    expect(rows[0]?.text).not.toMatch(/hemlig|Hemligt/);
  });

  test('is read every half hour and not before, and sent again only when it is new', async () => {
    elsewhere.serve(day(3));
    await connect();
    const before = elsewhere.asked.length;
    expect([await read(), await read()]).toEqual([1, 0]);
    later(29);
    expect(await read()).toBe(0);
    later(30);
    expect(await read()).toBe(1);
    expect(elsewhere.asked.slice(before).map((headers) => headers['if-none-match'] !== undefined)).toEqual([
      false,
      true,
    ]);
    expect((await shown())?.read_date).toBe('2026-08-14T10:30:00.000Z');
    // On another day the foreign calendar is fetched whole: a repetition without an end then has one more day.
    later(24 * 60);
    await read();
    expect(elsewhere.asked.at(-1)?.['if-none-match']).toBeUndefined();
    expect(await month()).toHaveLength(1);
  });

  test('is asked for once, however many processes look', async () => {
    elsewhere.serve(day(3));
    await connect();
    const before = elsewhere.asked.length;
    const counts = await Promise.all([read(), read(), read()]);
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    expect(elsewhere.asked).toHaveLength(before + 1);
  });

  test('that cannot be read keeps its days, is told as stale once after a day, and is read again', async () => {
    elsewhere.serve(day(3));
    await connect();
    await read();
    elsewhere.answer((_request, response) => response.writeHead(500).end());
    later(23 * 60);
    await read();
    await sweepDeadlines(server.services);
    expect(await shown()).toMatchObject({ status: 'followed', problem: 'refused', read_date: START });
    later(24 * 60);
    await sweepDeadlines(server.services);
    await sweepDeadlines(server.services);
    expect(await shown()).toMatchObject({ status: 'stale', read_date: START });
    expect(await told.noticesOf(talent)).toEqual(['foreign_calendar.go-stale']);
    expect(await isFree(day(3))).toBe(false);
    elsewhere.serve(day(5));
    later(27 * 60);
    await read();
    expect(await shown()).toMatchObject({ status: 'followed', problem: null, read_date: '2026-08-15T13:00:00.000Z' });
    expect([await isFree(day(3)), await isFree(day(5))]).toEqual([true, false]);
  });

  test('says how many days it makes busy, and how many of its events were not understood', async () => {
    const [one, odd] = [day(3), day(5)].map((on) => `BEGIN:VEVENT\r\nUID:${on}\r\nDTSTART:${on.replaceAll('-', '')}`);
    const events = [`${one}\r\nEND:VEVENT`, `${odd}\r\nRRULE:FREQ=ALDRIG\r\nEND:VEVENT`];
    elsewhere.answer((_request, response) =>
      response.end(['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\r\n')),
    );
    await connect();
    expect(await shown()).toMatchObject({ busy_day_count: 0, unread_count: 0 });
    await read();
    expect(await shown()).toMatchObject({ problem: null, busy_day_count: 2, unread_count: 1 });
    // Past days do not count.
    server.setClock(new Date(Date.parse(START) + 4 * 86_400_000).toISOString());
    const cookie = await signInAs(server.services, talent.account_id);
    const { items } = await as(server, cookie).ok('GET /talent/calendars');
    expect(items).toMatchObject([{ busy_day_count: 1, unread_count: 1 }]);
  });

  test('that is none, or ends never, holds up no other', async () => {
    const mad = [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:1',
      'DTSTART:20200101T000000Z',
      'RRULE:FREQ=SECONDLY',
      'END:VEVENT',
    ];
    const texts: Record<string, string> = {
      '/sida': '<!doctype html>',
      '/galen': [...mad, 'END:VCALENDAR'].join('\r\n'),
      '/bra': `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART;VALUE=DATE:${day(3).replaceAll('-', '')}\r\nEND:VEVENT\r\nEND:VCALENDAR`,
    };
    elsewhere.answer(({ url = '' }, response) => response.end(texts[url]));
    for (const path of Object.keys(texts)) await connect(new URL(path, elsewhere.address).href, path.slice(1));
    await connect('https://10.0.0.1/inne', 'inne');
    await read();
    const { items } = await talent.api.ok('GET /talent/calendars');
    expect(Object.fromEntries(items.map(({ name, problem }) => [name, problem]))).toEqual({
      sida: 'no_calendar',
      galen: null,
      bra: null,
      inne: 'not_allowed',
    });
    expect(await month()).toEqual([['foreign', day(3), day(3), 'bra']]);
  });

  test('is one for each address, five at most, also when several are sent at once', async () => {
    await Promise.all([connect(), connect(), connect(elsewhere.address.replace('https:', 'webcal:'))]);
    expect((await talent.api.ok('GET /talent/calendars')).items).toHaveLength(1);
    const others = Array.from({ length: 6 }, (_, index) =>
      talent.api.call('POST /talent/calendars', {
        body: { name: 'En till', address: `https://a.example/${index}.ics` },
      }),
    );
    const statuses = (await Promise.all(others)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 409, 409]);
    expect((await talent.api.ok('GET /talent/calendars')).items).toHaveLength(CALENDARS_MAX);
    const wrong = await talent.api.refusal('POST /talent/calendars', {
      body: { name: 'A', address: 'http://a.example' },
    });
    expect(wrong.fields?.address).toMatch(/https:\/\//);
    // Another talent cannot delete the calendar.
    const stranger = await aTalent(server);
    const id = (await shown())?.id ?? '';
    expect((await stranger.api.ok('DELETE /talent/calendars/:id', { params: { id } })).items).toEqual([]);
    expect((await talent.api.ok('GET /talent/calendars')).items).toHaveLength(CALENDARS_MAX);
  });
});

describe('the own days', () => {
  const busy = (from: number, to = from) =>
    talent.api.ok('POST /talent/busy-days', { body: { starts_on: day(from), ends_on: day(to) } });
  const free = async (from: number, to = from) =>
    (await talent.api.ok('POST /talent/free-days', { body: { starts_on: day(from), ends_on: day(to) } })).spans.map(
      ({ starts_on, ends_on }) => [starts_on, ends_on],
    );

  test('a day is freed out of the middle, at an end and over several spans; again changes nothing', async () => {
    await busy(3, 9);
    await busy(12, 14);
    for (const _ of [1, 2])
      expect(await free(5)).toEqual([
        [day(3), day(4)],
        [day(6), day(9)],
        [day(12), day(14)],
      ]);
    expect(await free(9, 12)).toEqual([
      [day(3), day(4)],
      [day(6), day(8)],
      [day(13), day(14)],
    ]);
    expect(await free(0, 40)).toEqual([]);
  });

  test('two tabs that free different days at once both have their way', async () => {
    await busy(3, 9);
    await Promise.all([free(4), free(6), free(8)]);
    expect(await month()).toEqual([3, 5, 7, 9].map((on) => ['busy', day(on), day(on), null]));
  });
});

describe('the own calendar, read elsewhere', () => {
  const fetchFeed = (url: string, headers: Record<string, string> = {}) =>
    fetch(url.replace(server.services.env.base_url, server.url), { headers });
  const eventsIn = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => {
      const value = (name: string) => String(event.getFirstPropertyValue(name));
      return [value('status'), value('dtstart'), value('dtend'), value('summary'), value('transp')];
    });
  const newFeed = async () => (await talent.api.ok('POST /talent/calendar/feed')).url ?? '';

  test('has bookings and options, cancelled ones for 90 days, and no money or names of people', async () => {
    const { id: project_id } = await aProject(server, company, { step: 4, asked: [talent] });
    const candidate = await candidateOf(company, project_id, talent);
    const body = { ends_on: day(5), ends_at: '12:00' };
    await company.api.ok('POST /candidates/:id/option', { params: { id: candidate.id }, body });
    const url = await newFeed();
    expect((await talent.api.ok('GET /talent/calendar/feed')).url).toBe(url);
    const answer = await fetchFeed(url);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    const about = `Ryttare, ${company.company_name}`;
    const days = [day(30), day(33)];
    const text = await answer.text();
    expect(eventsIn(text)).toEqual([['TENTATIVE', ...days, `Option 1: ${about}`, 'TRANSPARENT']]);
    expect(text).not.toMatch(new RegExp(`${talent.name}|${company.name}|4500|4 500`));

    // An unchanged feed is answered with 304; a changed feed is sent.
    const etag = answer.headers.get('etag') ?? '';
    expect((await fetchFeed(url, { 'if-none-match': etag })).status).toBe(304);
    later(60);
    await company.api.ok('POST /candidates/:id/approve', { params: { id: candidate.id }, body: {} });
    await company.api.ok('POST /projects/:id/activate', { params: { id: project_id }, body: {} });
    const changed = await fetchFeed(url, { 'if-none-match': etag });
    const events = eventsIn(await changed.text());
    expect(events.map(([status, , , summary]) => [status, summary]).toSorted()).toEqual([
      ['CANCELLED', `Ingen option längre: ${about}`],
      ['CONFIRMED', `Bokad: ${about}`],
    ]);
    await server.services.db.updateTable('bookings').set({ status: 'cancelled', updated_date: START }).execute();
    server.setClock(`${day(91)}T12:00:00Z`);
    expect(
      eventsIn(await (await fetchFeed(url)).text()).filter(([, , , summary]) => summary?.startsWith('Avbokad')),
    ).toEqual([]);
    server.setClock(`${day(80)}T12:00:00Z`);
    expect(eventsIn(await (await fetchFeed(url)).text()).map(([status]) => status)).toContain('CANCELLED');
  });

  test('goes, with the calendars elsewhere, when the address turns out to be another person’s', async () => {
    await connect();
    const url = await newFeed();
    await inTransaction(server.services.db, (trx) => forgetUnproven(trx, talent.account_id));
    expect((await fetchFeed(url)).status).toBe(404);
    const left = await server.services.db
      .selectFrom('foreign_calendars')
      .where('talent_id', '=', talent.talent_id)
      .select('id')
      .execute();
    expect(left).toEqual([]);
  });

  test('an audition is shown at its time of day, until the talent declines it', async () => {
    const { id: project_id } = await aProject(server, company, { step: 3, asked: [talent] });
    const candidate = await candidateOf(company, project_id, talent);
    const { appointment } = await calledRows(server.services.pool, candidate.id);
    // Half past midnight in Sweden; in UTC it is still the day before.
    const [starts_date, ends_date] = [`${day(9)}T22:30:00Z`, `${day(9)}T23:00:00Z`];
    const set = (change: object) =>
      server.services.db.updateTable('appointments').set(change).where('id', '=', appointment).execute();
    await set({ starts_date, ends_date });
    expect(await month()).toEqual([['audition', day(10), day(10), 'Ryttare']]);
    const url = await newFeed();
    const inFeed = async () => eventsIn(await (await fetchFeed(url)).text()).map(([status, start]) => [status, start]);
    expect(await inFeed()).toEqual([['TENTATIVE', starts_date]]);
    await set({ status: 'confirmed' });
    expect(await inFeed()).toEqual([['CONFIRMED', starts_date]]);
    await set({ status: 'declined' });
    expect([await month(), await inFeed()]).toEqual([[], [['CANCELLED', starts_date]]]);
  });

  test('an address that is changed or taken away opens nothing from then on, and cannot be guessed', async () => {
    expect(await talent.api.ok('GET /talent/calendar/feed')).toEqual({ url: null });
    const first = await newFeed();
    const second = await newFeed();
    expect([first === second, (await fetchFeed(first)).status, (await fetchFeed(second)).status]).toEqual([
      false,
      404,
      200,
    ]);
    await talent.api.ok('DELETE /talent/calendar/feed');
    expect((await fetchFeed(second)).status).toBe(404);
    const third = await newFeed();
    expect((await fetchFeed(third.replace(/.\.ics$/, (end) => (end.startsWith('A') ? 'B.ics' : 'A.ics')))).status).toBe(
      404,
    );
    // The id in the database gives no access without the secret.
    const id = third.slice(third.lastIndexOf('/') + 1).slice(0, 22);
    expect((await fetchFeed(`${server.url}/kalender/${id}${'A'.repeat(43)}.ics`)).status).toBe(404);
  });
});
