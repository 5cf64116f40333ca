import { describe, expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { approvedWork, plannedReport, WORKING_TERMS, type Working, working } from '#tests/factories/working.ts';
import {
  bookingsOf,
  cancel,
  costOf,
  DAY_AFTER,
  NOTHING_OWED,
  newsOf,
  openReporting,
  read,
  say,
  sending,
  server,
  setClock,
  statusOf,
  sweepAt,
  told,
} from './report-acts.ts';

openReporting();

describe('cancelling', () => {
  test('tells its cost beforehand, and then owes it', async () => {
    const work = await working(server);
    expect(await costOf(work, '2026-08-17')).toEqual({ share: 0, owed_ore: 0 });
    setClock('2026-08-16T10:00:00Z');
    // Half of two days' fee is owed, with commission.
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
    // A day's share is a third of fee and commission, and half of the share is owed.
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
    // On the evening before, half of two days' fee is owed.
    setClock('2026-08-16T18:00:00Z');
    expect(await ofAll(late)).toEqual({ people_count: 1, owed_ore: 540_000 });
    const reason = { params: { id: late.project_id }, body: { reason: 'Ingen film.' } };
    await late.company.api.ok('POST /projects/:id/cancel', reason);
    expect(await read(late, late.company)).toMatchObject({
      status: 'reported',
      silent_on: '2026-08-19',
      actions: ['adjust', 'approve', 'dispute'],
      price: { company: { ex_vat_ore: 540_000 } },
    });
    expect(await newsOf(told.noticesOfCompany(late.company))).toEqual(['report.report-cancelled']);
    await sweepAt('2026-08-20T06:00:00Z');
    expect(await statusOf(late)).toBe('approved');
    expect(await newsOf(told.noticesOf(early.talent))).toEqual([]);
  });

  test('of a project on the evening of its last day takes nothing from a talent that worked, though nothing is owed', async () => {
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
    // No booking is left. The report is due after the last day that was worked, not after a cancelled day.
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
