import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { earningsOf } from '#domain/deal/price/earnings.ts';
import { sumOf } from '#domain/deal/price/lines.ts';
import { plannedWork } from '#domain/deal/price/work.ts';
import { CANCELLATION_TEMPLATES } from '#domain/deal/terms/cancellation.ts';
import { NO_ADDITIONS } from '#domain/deal/terms/fee.ts';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { someTerms } from '#tests/factories/terms.ts';
import { differencesOf } from './differences.ts';
import {
  begunDays,
  DAY_OUTCOMES,
  isBeyond,
  isOfOtherDays,
  isOwed,
  planOf,
  pricedBy,
  type SaidReport,
  sharesOf,
} from './report.ts';

// Monday to Wednesday, and a Saturday.
const [monday, wednesday, saturday] = ['2026-05-04', '2026-05-06', '2026-05-09'];
const hours = { call_time: '08:00', end_time: '16:00' };
const terms = someTerms({
  days: [
    { kind: 'work', starts_on: monday, ends_on: wednesday, ...hours },
    { kind: 'work', starts_on: saturday, ends_on: saturday, ...hours },
  ],
  additions: {
    ...NO_ADDITIONS,
    overtime: { by: 'percent', points: basisPoints(2000) },
    ob: { points: basisPoints(5000), from: '21:00', to: '06:00', on_weekends: true, on_holidays: true },
  },
  cancellation: CANCELLATION_TEMPLATES.trade,
});
/** By express agreement the terms may allow cancelling without pay. */
const FREE = { steps: [{ before: 0, unit: 'days', time: '00:00', points: basisPoints(0) }], weather: null } as const;
const booked = (starts_on: string, ends_on: string, cancelled_date: string | null = null, status = 'confirmed') => ({
  starts_on,
  ends_on,
  cancelled_date,
  status,
  called_off: false,
  missed_days: [],
});
const all = [booked(monday, wednesday), booked(saturday, saturday)];
const plan = planOf(terms, all);
const earned = (report: typeof plan) => {
  const { terms: agreed, work } = pricedBy(report, terms);
  return sumOf(earningsOf(agreed, work));
};
const saying = (report: typeof plan): SaidReport => ({
  ...report,
  days: report.days.map(({ share, ...day }) => day),
});

describe('the plan of a report', () => {
  test('has other days than a report after a day is added, removed, moved or changed in kind', () => {
    const [first, ...rest] = plan.days;
    if (!first) throw new Error('A plan without days');
    const isOther = (days: readonly (typeof first)[]) => isOfOtherDays({ ...plan, days }, plan);
    expect(isOther(plan.days)).toBe(false);
    expect(isOther(plan.days.toReversed())).toBe(false);
    expect(isOther(rest)).toBe(true);
    expect(isOther([...plan.days, first])).toBe(true);
    expect(isOther([{ ...first, day: '2026-05-08' }, ...rest])).toBe(true);
    expect(isOther([{ ...first, kind: 'travel' }, ...rest])).toBe(true);
  });

  test('has the price of the terms, whatever they are', () => {
    expect(pricedBy(plan, terms)).toEqual({ terms, work: plannedWork(terms) });
    expect(differencesOf(plan, plan)).toEqual([]);
  });

  test('owes for a cancelled day the contract’s share at the hour of the cancellation', () => {
    const at = (cancelled: string) =>
      planOf(terms, [all[0] as never, booked(saturday, saturday, cancelled, 'cancelled')]).days.at(-1);
    // 17:00 two working days before the Saturday is Thursday in the afternoon, in Swedish time.
    expect(at('2026-05-07T14:59:00Z')).toMatchObject({ outcome: 'cancelled', share: 0 });
    expect(at('2026-05-07T15:00:00Z')).toMatchObject({ outcome: 'cancelled', share: 5000 });
    expect(at('2026-05-08T22:00:00Z')).toMatchObject({ outcome: 'cancelled', share: 10_000 });
  });

  test('owes nothing for days that the company did not cancel, or if that is agreed', () => {
    const gone = [booked(monday, wednesday, null, 'cancelled'), booked(saturday, saturday, null, 'cancelled')];
    expect(isOwed(planOf(terms, gone))).toBe(false);
    const late = [booked(monday, wednesday, `${monday}T10:00:00Z`, 'cancelled')];
    expect(isOwed(planOf(terms, late))).toBe(true);
    expect(isOwed(planOf({ ...terms, cancellation: FREE }, late))).toBe(false);
    // Terms without a cancellation table follow our standard terms.
    expect(isOwed(planOf({ ...terms, cancellation: CANCELLATION_TEMPLATES.none }, late))).toBe(true);
  });

  test('owes nothing for days that the talent called off, and keeps the days before as worked', () => {
    const illOn = (at: string) => [
      { ...booked(monday, wednesday, at, 'cancelled'), called_off: true },
      booked(saturday, saturday, null, 'cancelled'),
    ];
    const ill = illOn(`${wednesday}T05:30:00Z`);
    expect(planOf(terms, ill).days.map(({ share }) => share)).toEqual([10_000, 10_000, 0, 0]);
    expect(begunDays(terms, ill)).toEqual(
      begunDays(terms, [booked(monday, wednesday, `${wednesday}T05:30:00Z`, 'cancelled')]),
    );
    expect(isOwed(planOf(terms, illOn('2026-04-01T05:30:00Z')))).toBe(false);
  });

  test('keeps the days before a cancellation as worked, and knows which days had begun', () => {
    const at = (cancelled: string) => [booked(monday, wednesday, cancelled, 'cancelled'), booked(saturday, saturday)];
    const outcomes = (cancelled: string) =>
      planOf({ ...terms, cancellation: FREE }, at(cancelled)).days.map(({ outcome, share }) => `${outcome} ${share}`);
    const [worked, gone] = ['done 10000', 'cancelled 0'];
    // The call on Tuesday is at 08:00 in Sweden, which is 06:00 UTC.
    expect(outcomes('2026-05-05T05:59:00Z')).toEqual([worked, gone, gone, worked]);
    expect(outcomes('2026-05-06T20:00:00Z')).toEqual([worked, worked, gone, worked]);
    expect(begunDays(terms, at('2026-05-05T05:59:00Z'))).toEqual([]);
    expect(begunDays(terms, at('2026-05-05T06:00:00Z'))).toEqual(['2026-05-05']);
    expect(begunDays(terms, at('2026-05-03T20:00:00Z'))).toEqual([]);
    const uncalled = { ...terms, days: terms.days.map((day) => ({ ...day, call_time: null, end_time: null })) };
    expect(begunDays(uncalled, at('2026-05-03T22:00:00Z'))).toEqual([monday]);
    // No days: the company did not cancel the first booking, and the bookings of `all` are not cancelled.
    expect(begunDays(terms, [booked(monday, wednesday, null, 'cancelled')])).toEqual([]);
    expect(begunDays(terms, all)).toEqual([]);
  });

  test('pays for a cancelled day its share of the fee, without overtime, odd hours or rights', () => {
    const long = { ...terms, days: [{ ...terms.days[1], end_time: '23:00' } as never] };
    const right = {
      media: [],
      territory: null,
      starts_on: null,
      latest_start_on: null,
      months: null,
      exclusivity: '',
      fee_ore: ore(100_000),
      renewal_ore: null,
    };
    const half = planOf(long, [booked(saturday, saturday, '2026-05-08T10:00:00Z', 'cancelled')]);
    const { terms: agreed, work } = pricedBy(half, { ...long, rights: [right] });
    expect(sumOf(earningsOf(agreed, work))).toBe(225_000);
  });
});

describe('a written report', () => {
  test('is priced by its times: each started hour of overtime, and the odd hours of its own day', () => {
    const longer = { ...plan, days: plan.days.map((day, at) => (at === 0 ? { ...day, end_time: '16:10' } : day)) };
    // A started hour of overtime is a fifth of the day's 4 500 kr.
    expect(earned(longer) - earned(plan)).toBe(90_000);
  });

  test('pays nothing for a day that did not take place', () => {
    const said = saying(plan);
    const days = said.days.map((day, at) => (at === 0 ? { ...day, outcome: 'not_done' as const } : day));
    const fewer = sharesOf({ ...said, days }, plan, 'talent', []);
    expect(fewer && earned(plan) - earned(fewer)).toBe(450_000);
  });

  test('must have the days of the plan, and only the company says that a cancelled day took place or earns nothing', () => {
    const outcomes = fc.constantFrom(...DAY_OUTCOMES);
    const cancelled = planOf(terms, [
      all[0] as never,
      booked(saturday, saturday, `${saturday}T10:00:00Z`, 'cancelled'),
    ]);
    fc.assert(
      fc.property(fc.array(outcomes, { minLength: 4, maxLength: 4 }), (told) => {
        const said = saying(cancelled);
        const days = said.days.map((day, at) => ({ ...day, outcome: told[at] ?? 'done' }));
        const isSame = told.slice(0, 3).every((outcome) => outcome !== 'cancelled');
        expect(sharesOf({ ...said, days }, cancelled, 'talent', []) !== null).toBe(isSame && told[3] === 'cancelled');
        const company = sharesOf({ ...said, days }, cancelled, 'company', []);
        expect(company !== null).toBe(isSame);
        // A report as a side writes it states no shares: the outcome of each day gives its share.
        for (const day of company?.days ?? []) expect(day.share).toBe(day.outcome === 'not_done' ? 0 : 10_000);
      }),
    );
    const said = saying(plan);
    const moved = said.days.map((day) => ({ ...day, day: addDays(day.day, 1) }));
    expect(sharesOf({ ...said, days: moved }, plan, 'company', [])).toBeNull();
    expect(sharesOf({ ...said, days: said.days.slice(1) }, plan, 'company', [])).toBeNull();
  });

  test('may say that a day that had begun when it was cancelled was worked, by the talent too', () => {
    const none = { ...terms, cancellation: CANCELLATION_TEMPLATES.none };
    const cancelled = planOf(none, [all[0] as never, booked(saturday, saturday, `${saturday}T19:00:00Z`, 'cancelled')]);
    const said = saying(cancelled);
    const as = (outcome: 'done' | 'not_done') => ({
      ...said,
      days: said.days.map((day, at) => (at === 3 ? { ...day, outcome } : day)),
    });
    expect(sharesOf(as('done'), cancelled, 'talent', [saturday])?.days.at(-1)).toMatchObject({ share: 10_000 });
    expect(sharesOf(as('done'), cancelled, 'talent', [])).toBeNull();
    expect(sharesOf(as('not_done'), cancelled, 'talent', [saturday])).toBeNull();
  });

  test('claims nothing beyond the terms', () => {
    expect(isBeyond(terms, saying(plan))).toBe(false);
    const outlays = [{ what: 'Taxi', amount_ore: ore(1), receipt_id: 'r' }];
    for (const more of [{ travel_minutes: 1 }, { kilometres: 1 }, { days_away: 1 }, { outlays }]) {
      expect(isBeyond(terms, { ...saying(plan), ...more }), Object.keys(more)[0]).toBe(true);
    }
    const moved = { ...saying(plan), moved_days: 1 };
    expect([isBeyond(terms, moved), isBeyond({ ...terms, cancellation: FREE }, moved)]).toEqual([false, true]);
  });

  test('differs from the plan line by line, without the hours of days that did not take place', () => {
    const days = plan.days.map((day, at) => {
      if (at === 0) return { ...day, end_time: '18:00' };
      return at === 1 ? { ...day, outcome: 'not_done' as const, end_time: '18:00' } : day;
    });
    const found = differencesOf(plan, { ...plan, days, kilometres: 12 });
    expect(found.map(({ line, is }) => [line, is])).toEqual([
      ['day', { outcome: 'done', call_time: '08:00', end_time: '18:00' }],
      ['day', { outcome: 'not_done', call_time: '08:00', end_time: '18:00' }],
      ['mileage', 12],
    ]);
  });
});
