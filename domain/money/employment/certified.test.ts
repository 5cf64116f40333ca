import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LineCode, piece } from '#domain/deal/price/lines.ts';
import { WHOLE_SHARE, type WorkDay } from '#domain/deal/price/work.ts';
import { NO_ADDITIONS } from '#domain/deal/terms/fee.ts';
import { dayFee } from '#domain/deal/terms/terms-v1.ts';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { add, kronor, NO_ORE, type Ore, ore } from '#domain/kernel/money/ore.ts';
import { certifiedWork, PAY_PARTS, type WagedWork } from './certified.ts';

const fee = { ...dayFee(kronor(8_000)), hours_per_day: 8 };
const aDay = (day: string, change: Partial<WorkDay> = {}): WorkDay => ({
  kind: 'work',
  day,
  minutes: 480,
  odd_minutes: 0,
  share: WHOLE_SHARE,
  ...change,
});
const line = (code: LineCode, amount_ore: Ore) => piece(code, amount_ore);

/** A wage of 8 000 kr before tax, of which 857 kr are holiday pay, from a frame of 10 513 kr. */
const aWage = (change: Partial<WagedWork> = {}): WagedWork => ({
  role_title: 'Ryttare',
  project_title: 'Vårkampanj',
  terms: { fee, additions: NO_ADDITIONS },
  work: { days: [aDay('2026-03-10')] },
  paid_on: '2026-03-24',
  is_sent: true,
  lines: [line('fee.work', kronor(10_513)), line('employer_contribution', kronor(-2_513))],
  gross_ore: kronor(8_000),
  holiday_ore: kronor(857),
  tax_ore: kronor(2_400),
  amount_ore: kronor(5_600),
  ...change,
});

test('hours stand in the month of the work, and pay in the month of its payment', () => {
  const across = aWage({ work: { days: [aDay('2026-03-31'), aDay('2026-04-01')] }, paid_on: '2026-04-15' });
  const { engagements, hours, pay } = certifiedWork([across]);
  expect(engagements).toMatchObject([{ from: '2026-03-31', to: '2026-04-01', worked_minutes: 960 }]);
  expect(hours.map(({ month, worked_minutes }) => [month, worked_minutes])).toEqual([
    ['2026-03-01', 480],
    ['2026-04-01', 480],
  ]);
  expect(pay).toMatchObject([{ month: '2026-04-01', gross_ore: kronor(8_000), has_unsent: false }]);
});

test('overtime is the time beyond the agreed day, where overtime is agreed', () => {
  const days = [aDay('2026-03-10', { minutes: 600 }), aDay('2026-03-11', { minutes: 450 })];
  const overtime = { by: 'amount', amount_ore: kronor(1_000) } as const;
  const agreed = { fee, additions: { ...NO_ADDITIONS, overtime } };
  const hoursWith = (terms: WagedWork['terms']) => certifiedWork([aWage({ terms, work: { days } })]).hours[0];
  expect(hoursWith(agreed)).toMatchObject({ worked_minutes: 1_050, overtime_minutes: 120 });
  expect(hoursWith({ fee, additions: NO_ADDITIONS })).toMatchObject({ worked_minutes: 1_050, overtime_minutes: 0 });
});

test('days that were cancelled, kept free or travelled are not worked', () => {
  const days = [
    aDay('2026-03-10'),
    aDay('2026-03-11', { share: basisPoints(5_000) }),
    aDay('2026-03-12', { share: basisPoints(0) }),
    aDay('2026-03-13', { kind: 'reserve' }),
    aDay('2026-03-14', { kind: 'travel' }),
    aDay('2026-03-15', { kind: 'fitting', minutes: 60 }),
  ];
  expect(certifiedWork([aWage({ work: { days } })]).hours).toEqual([
    { month: '2026-03-01', worked_minutes: 540, overtime_minutes: 0, cancelled_minutes: 480 },
  ]);
});

test('each part of the pay has its share of the frame, without tax-free allowances, and they sum to the gross pay', () => {
  const lines = [
    line('fee.work', kronor(8_000)),
    line('overtime', kronor(1_000)),
    line('rights', kronor(1_000)),
    line('mileage', kronor(250)),
  ];
  const [month] = certifiedWork([aWage({ lines, amount_ore: kronor(5_850) })]).pay;
  expect(month?.parts).toEqual({
    base: ore(571_440),
    overtime: ore(71_430),
    odd_hours: NO_ORE,
    travel_time: NO_ORE,
    rights: ore(71_430),
    holiday: kronor(857),
  });
});

test('the parts of any wages sum to the gross pay of their month', () => {
  const some = fc.record({ work: fc.nat(5_000_000), overtime: fc.nat(900_000), rights: fc.nat(900_000) });
  fc.assert(
    fc.property(fc.array(some, { minLength: 1, maxLength: 5 }), (all) => {
      const wages = all.map(({ work, overtime, rights }) =>
        aWage({
          lines: [line('fee.work', work as Ore), line('overtime', overtime as Ore), line('rights', rights as Ore)],
        }),
      );
      for (const { parts, gross_ore } of certifiedWork(wages).pay)
        expect(add(...PAY_PARTS.map((part) => parts[part]))).toBe(gross_ore);
    }),
  );
});

test('the twelve calendar months up to the last one with work or pay are certified', () => {
  const inMonth = (month: string) => aWage({ work: { days: [aDay(`${month}-05`)] }, paid_on: `${month}-19` });
  const late = aWage({ work: { days: [aDay('2026-12-20')] }, paid_on: '2027-01-05', is_sent: false });
  const { engagements, hours, pay } = certifiedWork([late, inMonth('2026-01'), inMonth('2026-02')]);
  expect(engagements.map(({ from }) => from)).toEqual(['2026-02-05', '2026-12-20']);
  expect(hours.map(({ month }) => month)).toEqual(['2026-02-01', '2026-12-01']);
  expect(pay.map(({ month, has_unsent }) => [month, has_unsent])).toEqual([
    ['2026-02-01', false],
    ['2027-01-01', true],
  ]);
});

test('an extension of rights is pay without hours', () => {
  const extension = aWage({ work: { days: [] }, lines: [line('rights_extension', kronor(10_513))] });
  const { engagements, hours, pay } = certifiedWork([extension]);
  expect([engagements, hours]).toEqual([[], []]);
  expect(pay[0]?.parts).toMatchObject({ base: NO_ORE, rights: kronor(7_143), holiday: kronor(857) });
});
