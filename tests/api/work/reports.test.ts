/**
 * Reports of work over HTTP: written, answered, approved by silence, disputed and settled, cancellation costs,
 * receipts, and many at once.
 */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import type { SaidReport } from '#domain/work/report/report.ts';
import { aCompany, anAdmin, aTalent, type Person } from '#tests/factories/people.ts';
import { aProject } from '#tests/factories/projects.ts';
import { plannedReport, WORKING_TERMS, working } from '#tests/factories/working.ts';
import {
  adjust,
  approve,
  cancel,
  DAY_AFTER,
  LAST_DAY,
  LAST_TO_SPEAK,
  newsOf,
  openReporting,
  read,
  receipt,
  SILENT,
  say,
  sending,
  server,
  setClock,
  statusOf,
  sweepAt,
  told,
  upload,
  versionsOf,
} from './report-acts.ts';

openReporting();

describe('a report', () => {
  test('is the plan until the talent says otherwise, priced for each side and for no other', async () => {
    const work = await working(server);
    const mine = await read(work, work.talent);
    expect(mine).toMatchObject({ status: 'open', version: 0, differences: [], paid_by: '2026-09-03', actions: [] });
    expect(mine.price.talent?.earned_ore).toBe(1_350_000);
    expect(mine.price.company).toBeNull();
    const theirs = await read(work, work.company);
    expect(theirs.price.talent).toBeNull();
    // The fee for three days, and a commission of 20 %.
    expect(theirs.price.company?.ex_vat_ore).toBe(1_620_000);
    expect(
      (await (await aTalent(server)).api.refusal('GET /assignments/:id/report', { params: { id: work.id } })).code,
    ).toBe('not_found');
  });

  test('tells both sides of hours beyond the day that nothing pays, also while it is written', async () => {
    const work = await working(server, { additions: { ...WORKING_TERMS.additions, overtime: null as never } });
    setClock(LAST_DAY);
    const planned = await plannedReport(work);
    const long = { days: planned.days.map((day) => ({ ...day, call_time: '09:00', end_time: '18:30' })) };
    const { params, body } = await sending(work, long);
    const quote = await work.talent.api.ok('POST /assignments/:id/report/quote', { params, body: { work: body.work } });
    expect(quote.unpaid_minutes).toBe(3 * 90);
    await say(work, long);
    for (const who of [work.talent, work.company]) expect((await read(work, who)).price.unpaid_minutes).toBe(3 * 90);
  });

  test('is said on the last day at the earliest, corrected until it is answered, and approved as it was seen', async () => {
    const work = await working(server);
    expect((await work.talent.api.refusal('POST /assignments/:id/report', await sending(work, {}))).code).toBe(
      'work_not_over',
    );
    setClock(LAST_DAY);
    expect(await say(work, { kilometres: 100 })).toMatchObject({
      status: 'reported',
      version: 1,
      said_by: 'talent',
      silent_on: '2026-08-25',
      actions: ['report'],
      differences: [{ line: 'mileage', was: 0, is: 100 }],
      changes: [],
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

  test('of a day that the weather moved once more than is free is paid by the agreement, to the öre', async () => {
    const work = await working(server);
    setClock(LAST_DAY);
    expect((await say(work, { moved_days: 1 })).differences).toEqual([{ line: 'moved', was: 0, is: 1 }]);
    // Half of a day's 4 500 kr beside the fee for three days; the company pays 20 % more.
    expect((await read(work, work.talent)).price.talent?.earned_ore).toBe(1_350_000 + 225_000);
    expect((await read(work, work.company)).price.company?.ex_vat_ore).toBe(1_620_000 + 270_000);
    await approve(work, 1);
    const { items } = await work.talent.api.ok('GET /assignments/:id/payouts', { params: { id: work.id } });
    expect(items[0]?.price.earned_ore).toBe(1_575_000);
  });

  test('asks for nothing beyond the terms, and holds no receipt of another talent', async () => {
    const work = await working(server);
    setClock(LAST_DAY);
    const refused = async (changes: Partial<SaidReport>) =>
      (await work.talent.api.refusal('POST /assignments/:id/report', await sending(work, changes))).code;
    expect(await refused({ days_away: 1 })).toBe('not_in_terms');
    expect(await refused({ days: [] })).toBe('changed_meanwhile');
    const without = await working(server, { cancellation: { steps: [], weather: null as never } });
    setClock(LAST_DAY);
    const moved = await sending(without, { moved_days: 1 });
    expect((await without.talent.api.refusal('POST /assignments/:id/report', moved)).code).toBe('not_in_terms');
    const other = await working(server);
    setClock(LAST_DAY);
    const receipt_id = await upload(other, await receipt());
    expect(await refused({ outlays: [{ what: 'Taxi', amount_ore: ore(100), receipt_id }] })).toBe('not_found');
  });

  test('once reported changes only by a new version, and earlier versions stay', async () => {
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
      'report.ask',
      'report.remind',
      'report.approve-unanswered',
    ]);
    const mails = (await told.mailsTo(work.talent)).filter((subject) => /rapport/i.test(subject));
    // The question and the answer come in the daily mail.
    expect(mails).toHaveLength(1);
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
    // The side that must answer gets three more working days.
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

describe('the company and the talent', () => {
  test('agree on another number of kilometres', async () => {
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
      // Silence does not approve a disputed report.
      await sweepAt('2026-09-10T06:00:00Z');
      const { items } = await admin.api.ok('GET /admin/disputes', { query: {} });
      expect(items.map(({ id }) => id)).toContain(work.id);
      expect(await read(work, admin)).toMatchObject({
        dispute: { by, lines: ['mileage'], words: 'Så långt var det inte.', explanation: 'Jo, omvägen var avstängd.' },
      });
      const settling = await sending(work, { version, kilometres: 60, comment: 'Kartan säger 60.' });
      expect(await admin.api.ok('POST /assignments/:id/report/settle', settling)).toMatchObject({
        status: 'settled',
        said_by: 'admin',
        comment: 'Kartan säger 60.',
        price: { talent: { earned_ore: 1_365_000 } },
      });
      for (const news of [told.noticesOf(work.talent), told.noticesOfCompany(work.company)]) {
        expect((await newsOf(news)).at(-1)).toBe('report.settle');
      }
    },
  );
});

describe('receipts', () => {
  test('are checked, lose their location, and are opened by both sides and no other', async () => {
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
