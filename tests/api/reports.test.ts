/** Reports of work over HTTP: said, answered, silent, disputed and settled, what cancelling owes, receipts, and many at once. */
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { API_PREFIX } from '#contract/route.ts';
import { ore } from '#domain/money/ore.ts';
import { differencesOf } from '#domain/report/differences.ts';
import type { SaidReport } from '#domain/report/report.ts';
import { sweepDeadlines } from '#server/lifecycle/sweep-deadlines.ts';
import { aCompany, anAdmin, aTalent, type Person } from '#tests/factories/people.ts';
import { aProject } from '#tests/factories/projects.ts';
import { approvedWork, plannedReport, WORKING_TERMS, type Working, working } from '#tests/factories/working.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Told, toldBy } from './told.ts';

// Work on Monday and Tuesday, and a Thursday. The day after the last is a Friday, and silence lasts over the weekend.
const BEFORE = '2026-08-13T08:00:00Z';
const LAST_DAY = '2026-08-20T15:00:00Z';
const DAY_AFTER = '2026-08-21T06:00:00Z';
const LAST_TO_SPEAK = '2026-08-26T06:00:00Z';
const SILENT = '2026-08-27T06:00:00Z';

let server: TestServer;
/** Another process on the same database. */
let second: TestServer;
let told: Told;
beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ DATABASE_URL: server.services.env.database_url ?? '' });
  told = toldBy(server);
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});
function setClock(at: string) {
  server.setClock(at);
  second.setClock(at);
}
beforeEach(() => setClock(BEFORE));
const sweepAt = async (at: string) => {
  setClock(at);
  await sweepDeadlines(server.services);
};

const read = ({ id }: Pick<Working, 'id'>, who: Person) =>
  who.api.ok('GET /assignments/:id/report', { params: { id } });
type Saying = { version?: number; comment?: string } & Partial<SaidReport>;
const sending = async (work: Working, { version = 0, comment = '', ...changes }: Saying) => ({
  params: { id: work.id },
  body: { version, comment, work: (await plannedReport(work, changes)) as never },
});
const say = async (work: Working, saying: Saying = {}) =>
  work.talent.api.ok('POST /assignments/:id/report', await sending(work, saying));
const adjust = async (work: Working, saying: Saying) =>
  work.company.api.ok(
    'POST /assignments/:id/report/adjust',
    await sending(work, { comment: 'Det var så.', ...saying }),
  );
const approve = ({ company, id }: Working, version: number, at = server) =>
  fetch(`${at.url}${API_PREFIX}/assignments/${id}/report/approve`, {
    method: 'POST',
    headers: { cookie: company.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ version }),
  });
const newsOf = async (notices: Promise<string[]>) => (await notices).filter((type) => type.startsWith('report.'));
const statusOf = async (work: Working) => (await read(work, work.talent)).status;
const versionsOf = async ({ id }: Working) =>
  (
    await server.services.pool.query<{ said: string }>(
      `select v.version || ' ' || v.said_by as said from work_report_versions v
         join work_reports r on r.id = v.report_id where r.candidate_id = $1 order by v.version`,
      [id],
    )
  ).rows.map(({ said }) => said);

describe('a report', () => {
  test('is the plan until somebody says otherwise, priced for each side and for nobody else', async () => {
    const work = await working(server);
    const mine = await read(work, work.talent);
    expect(mine).toMatchObject({ status: 'open', version: 0, differences: [], paid_by: '2026-09-03', actions: [] });
    expect(mine.price.talent?.earned_ore).toBe(1_350_000);
    expect(mine.price.company).toBeNull();
    const theirs = await read(work, work.company);
    expect(theirs.price.talent).toBeNull();
    // Three days and 20 % of them.
    expect(theirs.price.company?.ex_vat_ore).toBe(1_620_000);
    expect(
      (await (await aTalent(server)).api.refusal('GET /assignments/:id/report', { params: { id: work.id } })).code,
    ).toBe('not_found');
  });

  test('is said on the last day at the earliest, corrected until it is answered, and approved as it was seen', async () => {
    const work = await working(server);
    expect((await work.talent.api.refusal('POST /assignments/:id/report', await sending(work, {}))).code).toBe(
      'work_not_over',
    );
    setClock(LAST_DAY);
    expect(await say(work, { kilometres: 100 })).toMatchObject({
      ...{ status: 'reported', version: 1, said_by: 'talent', silent_on: '2026-08-25', actions: ['report'] },
      differences: [{ line: 'mileage', was: 0, is: 100 }],
    });
    const corrected = await say(work, { version: 1, kilometres: 120, comment: 'Jag glömde en tur.' });
    expect(corrected).toMatchObject({ version: 2, changes: [{ line: 'mileage', was: 100, is: 120 }] });
    expect(corrected.price.talent?.earned_ore).toBe(1_350_000 + 30_000);
    expect((await approve(work, 1)).status).toBe(409);
    const list = await work.company.api.ok('GET /projects/:id/reports', { params: { id: work.project_id }, query: {} });
    expect(list.items).toMatchObject([
      { version: 2, comment: 'Jag glömde en tur.', actions: ['adjust', 'approve', 'dispute'] },
    ]);
    const reports = [{ id: work.id, version: 2 }];
    const args = { params: { id: work.project_id }, body: { reports } };
    const { id: other } = await aProject(server, work.company, { step: 1 });
    const elsewhere = { params: { id: other }, body: { reports } };
    expect((await work.company.api.refusal('POST /projects/:id/reports/approve', elsewhere)).code).toBe('not_found');
    expect(await work.company.api.ok('POST /projects/:id/reports/approve', args)).toEqual({ approved_count: 1 });
    expect(await statusOf(work)).toBe('approved');
    expect(await versionsOf(work)).toEqual(['1 talent', '2 talent']);
    expect(
      (await work.talent.api.refusal('POST /assignments/:id/report', await sending(work, { version: 2 }))).code,
    ).toBe('not_allowed_now');
    expect(await newsOf(told.noticesOf(work.talent))).toEqual(['report.approve']);
    expect(await newsOf(told.noticesOfCompany(work.company))).toEqual(['report.report', 'report.report']);
  });

  test('asks for nothing beyond the terms, and holds no receipt of somebody else', async () => {
    const work = await working(server);
    setClock(LAST_DAY);
    const refused = async (changes: Partial<SaidReport>) =>
      (await work.talent.api.refusal('POST /assignments/:id/report', await sending(work, changes))).code;
    expect(await refused({ days_away: 1 })).toBe('not_in_terms');
    expect(await refused({ days: [] })).toBe('changed_meanwhile');
    const other = await working(server);
    setClock(LAST_DAY);
    const receipt_id = await upload(other, await receipt());
    expect(await refused({ outlays: [{ what: 'Taxi', amount_ore: ore(100), receipt_id }] })).toBe('not_found');
  });

  test('once it is said changes with a new version alone, and what was said before stays', async () => {
    const work = await working(server);
    setClock(LAST_DAY);
    await say(work);
    const { pool } = server.services;
    const own = '(select id from work_reports where candidate_id = $1)';
    for (const statement of [
      `update work_reports set comment = 'Nej' where candidate_id = $1`,
      `update work_reports set version = version + 2 where candidate_id = $1`,
      `update work_report_versions set comment = 'Nej' where report_id = ${own}`,
      `delete from work_report_versions where report_id = ${own}`,
    ]) {
      await expect(pool.query(statement, [work.id]), statement).rejects.toThrow();
    }
  });
});

describe('silence', () => {
  test('asks once, reminds the day before, and approves what was planned', async () => {
    const work = await working(server);
    await sweepAt(LAST_DAY);
    expect(await newsOf(told.noticesOf(work.talent))).toEqual([]);
    await sweepAt(DAY_AFTER);
    await sweepAt(DAY_AFTER);
    expect(await read(work, work.talent)).toMatchObject({ silent_on: '2026-08-26', actions: ['report'] });
    await sweepAt(LAST_TO_SPEAK);
    await sweepAt(LAST_TO_SPEAK);
    expect(await statusOf(work)).toBe('open');
    await sweepAt(SILENT);
    expect(await read(work, work.talent)).toMatchObject({ status: 'approved', version: 1, said_by: 'system' });
    expect(await newsOf(told.noticesOf(work.talent))).toEqual([
      ...['report.ask', 'report.remind', 'report.approve-unanswered'],
    ]);
    const mails = (await told.mailsTo(work.talent)).filter((subject) => /rapport/i.test(subject));
    expect(mails).toHaveLength(3);
  });

  test('of the company approves what was reported, and of the talent what was adjusted', async () => {
    const [quiet, answering] = [await working(server), await working(server)];
    setClock(DAY_AFTER);
    await say(quiet, { kilometres: 10 });
    await say(answering, { kilometres: 10 });
    setClock(LAST_TO_SPEAK);
    await adjust(answering, { version: 1, kilometres: 5 });
    await sweepAt(SILENT);
    expect(await read(quiet, quiet.talent)).toMatchObject({ status: 'approved', version: 1, said_by: 'talent' });
    // Whoever was spoken to last has three working days of their own.
    expect(await read(answering, answering.talent)).toMatchObject({ status: 'adjusted', silent_on: '2026-08-31' });
    await sweepAt('2026-09-01T06:00:00Z');
    expect(await read(answering, answering.talent)).toMatchObject({
      status: 'approved',
      version: 2,
      said_by: 'company',
    });
  });

  test('follows the last day that is left', async () => {
    const work = await working(server);
    await cancel(work, '2026-08-20');
    await sweepAt('2026-08-19T06:00:00Z');
    expect(await read(work, work.talent)).toMatchObject({ last_day: '2026-08-18', silent_on: '2026-08-24' });
  });
});

const bookingsOf = ({ company, project_id }: Working) =>
  company.api.ok('GET /projects/:id/bookings', { params: { id: project_id }, query: {} });
const bookingFrom = async (work: Working, from: string) =>
  (await bookingsOf(work)).items.find(({ starts_on, status }) => starts_on === from && status !== 'cancelled')?.id ??
  '';
const cancel = async (work: Working, from: string) =>
  work.company.api.call('POST /bookings/:id/cancel', {
    params: { id: await bookingFrom(work, from) },
    body: { reason: 'Det regnar.' },
  });
const costOf = async (work: Working, from: string) =>
  work.company.api.ok('GET /bookings/:id/cancellation', { params: { id: await bookingFrom(work, from) } });

/** It is agreed that nothing is owed for what is called off. */
const NOTHING_OWED = {
  cancellation: { steps: [{ before: 0, unit: 'days', time: '00:00', points: 0 }], weather: null },
} as never;

describe('cancelling', () => {
  test('says beforehand what it owes, and then owes it', async () => {
    const work = await working(server);
    expect(await costOf(work, '2026-08-17')).toEqual({ share: 0, owed_ore: 0 });
    setClock('2026-08-16T10:00:00Z');
    // Half of two days, and the commission.
    expect(await costOf(work, '2026-08-17')).toEqual({ share: 5000, owed_ore: 540_000 });
    await cancel(work, '2026-08-17');
    const { plan, price } = await read(work, work.company);
    expect(plan.days.map(({ outcome, share }) => [outcome, share])).toEqual([
      ['cancelled', 5000],
      ['cancelled', 5000],
      ['done', 10_000],
    ]);
    expect(price.company?.ex_vat_ore).toBe(1_080_000);
  });

  test('of one day of a fee for all together says what the bill does not come down by', async () => {
    const whole = { ...WORKING_TERMS.fee, basis: 'whole' as const, amount_ore: ore(1_000_000) };
    const additions = { ...WORKING_TERMS.additions, overtime: null };
    const work = await working(server, { fee: whole, additions } as never);
    setClock('2026-08-19T18:00:00Z');
    const billOf = async () => (await read(work, work.company)).price.company?.ex_vat_ore;
    expect(await billOf()).toBe(1_200_000);
    // A third of the fee and the commission is the day's, and half of it is owed.
    expect(await costOf(work, '2026-08-20')).toEqual({ share: 5000, owed_ore: 200_000 });
    await cancel(work, '2026-08-20');
    expect(await billOf()).toBe(1_000_000);
  });

  test('of everything reports by itself what is owed, and nothing where nothing is', async () => {
    const [early, late] = [await working(server), await working(server)];
    for (const one of [early, late]) await cancel(one, '2026-08-20');
    const ofAll = ({ company, project_id: id }: Working) =>
      company.api.ok('GET /projects/:id/cancellation', { params: { id } });
    expect(await ofAll(early)).toEqual({ people_count: 0, owed_ore: 0 });
    await cancel(early, '2026-08-17');
    expect(await statusOf(early)).toBe('void');
    // Half of two days, the evening before.
    setClock('2026-08-16T18:00:00Z');
    expect(await ofAll(late)).toEqual({ people_count: 1, owed_ore: 540_000 });
    const reason = { params: { id: late.project_id }, body: { reason: 'Ingen film.' } };
    await late.company.api.ok('POST /projects/:id/cancel', reason);
    expect(await read(late, late.company)).toMatchObject({
      ...{ status: 'reported', silent_on: '2026-08-19', actions: ['adjust', 'approve', 'dispute'] },
      price: { company: { ex_vat_ore: 540_000 } },
    });
    expect(await newsOf(told.noticesOfCompany(late.company))).toEqual(['report.report-cancelled']);
    await sweepAt('2026-08-20T06:00:00Z');
    expect(await statusOf(late)).toBe('approved');
    expect(await newsOf(told.noticesOf(early.talent))).toEqual([]);
  });

  test('of a project on the evening of its last day takes nothing from whoever worked, though nothing is owed', async () => {
    const work = await working(server, NOTHING_OWED);
    setClock('2026-08-20T19:00:00Z');
    await work.company.api.ok('POST /projects/:id/cancel', {
      params: { id: work.project_id },
      body: { reason: 'Ingen film.' },
    });
    const statuses = (await bookingsOf(work)).items.map(({ starts_on, status }) => [starts_on, status]).sort();
    expect(statuses).toEqual([
      ['2026-08-17', 'completed'],
      ['2026-08-20', 'cancelled'],
    ]);
    const outcomes = ({ days }: { days: { outcome: string }[] }) => days.map(({ outcome }) => outcome);
    const { plan, begun_days, status } = await read(work, work.talent);
    expect([status, outcomes(plan), begun_days]).toEqual(['open', ['done', 'done', 'cancelled'], ['2026-08-20']]);
    const days = (await plannedReport(work)).days.map((day) => ({ ...day, outcome: 'done' as const }));
    const said = await say(work, { days });
    expect(said).toMatchObject({ status: 'reported', price: { talent: { earned_ore: 1_350_000 } } });
    expect(await newsOf(told.noticesOfCompany(work.company))).toContain('report.report');
    expect(await read(work, work.company)).toMatchObject({ actions: ['adjust', 'approve', 'dispute'] });
  });

  test('of the rest of a booking that has begun leaves what was worked, and of one that is over is refused', async () => {
    const work = await working(server, NOTHING_OWED);
    setClock('2026-08-18T06:00:00Z');
    await cancel(work, '2026-08-17');
    await cancel(work, '2026-08-20');
    // Nobody is booked any more, and who was there is asked the day after, and not after a day that nobody works.
    expect(await read(work, work.talent)).toMatchObject({ status: 'open', last_day: '2026-08-18' });
    await sweepAt('2026-08-19T06:00:00Z');
    await sweepAt('2026-08-25T06:00:00Z');
    const { status, work: kept, price } = await read(work, work.talent);
    expect([status, kept.days.map(({ outcome }) => outcome)]).toEqual(['approved', ['done', 'cancelled', 'cancelled']]);
    expect(price.talent?.earned_ore).toBe(450_000);

    setClock('2026-08-13T08:00:00Z');
    const over = await working(server);
    setClock('2026-08-19T06:00:00Z');
    expect(await cancel(over, '2026-08-17')).toMatchObject({ status: 409, body: { error: { code: 'work_over' } } });
    expect((await bookingsOf(over)).items.map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
  });

  test('makes a report of the days as they were before out of date', async () => {
    const work = await working(server);
    setClock('2026-08-19T15:00:00Z');
    const asPlanned = await sending(work, {});
    await cancel(work, '2026-08-20');
    expect((await work.talent.api.refusal('POST /assignments/:id/report', asPlanned)).code).toBe('changed_meanwhile');
  });
});

test('work is among what is done when its project is, or when its report is approved, whichever comes first', async () => {
  const [closed, agreed] = [await working(server), await working(server)];
  setClock(DAY_AFTER);
  const done = async ({ talent }: Working) =>
    (await talent.api.ok('GET /talent/assignments', { query: { group: 'done' } })).items.map(({ id }) => id);
  expect([await done(closed), await done(agreed)]).toEqual([[], []]);
  await closed.company.api.ok('POST /projects/:id/complete', { params: { id: closed.project_id } });
  await approvedWork(agreed);
  expect([await done(closed), await done(agreed)]).toEqual([[closed.id], [agreed.id]]);
});

describe('the company and the talent', () => {
  test('agree on another figure', async () => {
    const work = await working(server);
    setClock(DAY_AFTER);
    await say(work, { kilometres: 100 });
    const adjusted = await adjust(work, { version: 1, kilometres: 80 });
    expect(adjusted).toMatchObject({ status: 'adjusted', changes: [{ was: 100, is: 80 }], actions: [] });
    expect(await read(work, work.talent)).toMatchObject({ actions: ['accept', 'dispute-adjustment'] });
    const args = { params: { id: work.id }, body: { version: 2 } };
    expect(await work.talent.api.ok('POST /assignments/:id/report/accept', args)).toMatchObject({ status: 'approved' });
    expect(await newsOf(told.noticesOfCompany(work.company))).toEqual(['report.report', 'report.accept']);
  });

  test.each(['company', 'talent'] as const)(
    'are heard both when the %s disputes, and somebody settles it',
    async (by) => {
      const [work, admin] = [await working(server), await anAdmin(server)];
      setClock(DAY_AFTER);
      await say(work, { kilometres: 100 });
      if (by === 'talent') await adjust(work, { version: 1, kilometres: 10 });
      const version = by === 'talent' ? 2 : 1;
      const params = { id: work.id };
      const [one, other] = by === 'talent' ? [work.talent, work.company] : [work.company, work.talent];
      const disputing = { params, body: { version, lines: ['mileage'], words: 'Så långt var det inte.' } };
      expect(await one.api.ok('POST /assignments/:id/report/dispute', disputing)).toMatchObject({ status: 'disputed' });
      expect(
        (await one.api.refusal('POST /assignments/:id/report/explain', { params, body: { words: 'Nej.' } })).code,
      ).toBe('not_allowed_now');
      const explaining = { params, body: { words: 'Jo, omvägen var avstängd.' } };
      await other.api.ok('POST /assignments/:id/report/explain', explaining);
      expect((await other.api.refusal('POST /assignments/:id/report/explain', explaining)).code).toBe(
        'not_allowed_now',
      );
      // Silence settles nothing that is disputed.
      await sweepAt('2026-09-10T06:00:00Z');
      const { items } = await admin.api.ok('GET /admin/disputes', { query: {} });
      expect(items.map(({ id }) => id)).toContain(work.id);
      expect(await read(work, admin)).toMatchObject({
        dispute: { by, lines: ['mileage'], words: 'Så långt var det inte.', explanation: 'Jo, omvägen var avstängd.' },
      });
      const settling = await sending(work, { version, kilometres: 60, comment: 'Kartan säger 60.' });
      expect(await admin.api.ok('POST /assignments/:id/report/settle', settling)).toMatchObject({
        ...{ status: 'settled', said_by: 'admin', comment: 'Kartan säger 60.' },
        price: { talent: { earned_ore: 1_365_000 } },
      });
      for (const news of [told.noticesOf(work.talent), told.noticesOfCompany(work.company)]) {
        expect((await newsOf(news)).at(-1)).toBe('report.settle');
      }
    },
  );
});

async function upload({ id, talent }: Working, bytes: Uint8Array): Promise<string> {
  const response = await fetch(`${server.url}${API_PREFIX}/assignments/${id}/report/receipts`, {
    method: 'POST',
    headers: { cookie: talent.cookie, 'content-type': 'application/octet-stream' },
    body: bytes as Uint8Array<ArrayBuffer>,
  });
  const body = (await response.json()) as { receipt_id?: string; error?: { code: string } };
  return body.receipt_id ?? body.error?.code ?? '';
}
const receipt = () =>
  sharp({ create: { width: 600, height: 900, channels: 3, background: '#fff' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();

describe('receipts', () => {
  test('are looked at, lose where they were taken, and are opened by both sides and nobody else', async () => {
    const work = await working(server);
    setClock(LAST_DAY);
    expect(await upload(work, Buffer.from('<svg/>'))).toBe('file_not_image');
    const [photo, pdf] = [await upload(work, await receipt()), await upload(work, Buffer.from('%PDF-1.7\n'))];
    const outlays = [photo, pdf].map((receipt_id) => ({ what: 'Taxi', amount_ore: ore(20_000), receipt_id }));
    const said = await say(work, { outlays });
    expect(said.price.talent?.earned_ore).toBe(1_350_000 + 40_000);
    const open = (who: Person) =>
      who.api.call('POST /assignments/:id/report/receipts/:receipt_id', { params: { id: work.id, receipt_id: photo } });
    for (const who of [work.talent, work.company, await anAdmin(server)]) {
      const { body } = await open(who);
      const file = await fetch(server.url + (body as { url: string }).url, { headers: { cookie: who.cookie } });
      const kept = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
      expect([kept.format, kept.exif]).toEqual(['webp', undefined]);
    }
    for (const who of [await aTalent(server), await aCompany(server)]) expect((await open(who)).status).toBe(404);
    await approve(work, 1);
    expect(await upload(work, await receipt())).toBe('not_allowed_now');
  });
});

describe('at once', () => {
  const codesOf = async (answers: readonly Promise<{ status: number }>[]) =>
    (await Promise.all(answers)).map(({ status }) => status).sort();

  test('the company approves what the talent corrects: one of them is told', async () => {
    for (let round = 0; round < 4; round++) {
      const work = await working(server);
      setClock(DAY_AFTER);
      await say(work);
      const correcting = await sending(work, { version: 1, kilometres: 10 });
      expect(
        await codesOf([approve(work, 1, second), work.talent.api.call('POST /assignments/:id/report', correcting)]),
      ).toEqual([200, 409]);
      const { status, version } = await read(work, work.talent);
      expect([status, version]).toEqual(status === 'approved' ? ['approved', 1] : ['reported', 2]);
      setClock(BEFORE);
    }
  });

  test('said twice the same is said once, and silence in two processes approves once', async () => {
    const work = await working(server);
    setClock(DAY_AFTER);
    const saying = await sending(work, {});
    const twice = [1, 2].map(() => work.talent.api.call('POST /assignments/:id/report', saying));
    expect(await codesOf(twice)).toEqual([200, 409]);
    setClock(SILENT);
    await Promise.all([sweepDeadlines(server.services), sweepDeadlines(second.services)]);
    expect((await newsOf(told.noticesOf(work.talent))).filter((type) => type.endsWith('unanswered'))).toHaveLength(1);
  });

  test('silence and a dispute: either it is approved or it is disputed', async () => {
    const work = await working(server);
    setClock(DAY_AFTER);
    await say(work);
    setClock(SILENT);
    const body = { version: 1, lines: ['day:2026-08-17'], words: 'Nej.' };
    const disputing = work.company.api.call('POST /assignments/:id/report/dispute', { params: { id: work.id }, body });
    const [{ status: answered }] = await Promise.all([disputing, sweepDeadlines(second.services)]);
    expect([answered, await statusOf(work)]).toEqual(answered === 200 ? [200, 'disputed'] : [409, 'approved']);
  });

  test('a booking is cancelled while it is reported: the report is of the days as they are, or is refused', async () => {
    const work = await working(server);
    setClock(LAST_DAY);
    const saying = await sending(work, {});
    const [{ status }] = await Promise.all([
      work.talent.api.call('POST /assignments/:id/report', saying),
      cancel(work, '2026-08-20'),
    ]);
    const { work: said, plan } = await read(work, work.talent);
    if (status === 409) expect(differencesOf(plan as never, said as never)).toEqual([]);
    else expect(said.days.at(-1)?.outcome).toBe('done');
  });
});
