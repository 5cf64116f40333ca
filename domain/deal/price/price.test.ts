import { describe, expect, test } from 'vitest';
import { NO_ADDITIONS, withBasis } from '#domain/deal/terms/fee.ts';
import type { RightsLine } from '#domain/deal/terms/rights.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import { dayFee } from '#domain/deal/terms/terms-v1.ts';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { add, kronor, type Ore, ore } from '#domain/kernel/money/ore.ts';
import { someRates } from '#tests/factories/rates.ts';
import { aSpan, someTerms } from '#tests/factories/terms.ts';
import { payDayOf } from './pay-day.ts';
import type { PricedPerson } from './person.ts';
import { type Agreement, price } from './price.ts';
import { CAUTIOUS_SUPPLIES } from './vat.ts';
import { plannedWork } from './work.ts';

const person = (given: Partial<PricedPerson> = {}): PricedPerson => ({
  tax_form: 'F',
  invokes_f_tax: false,
  charges_vat: true,
  birth_date: '1990-05-05',
  is_insured_abroad: false,
  tax_decision: null,
  paid_this_month_ore: 0,
  ...given,
});
const principal: Agreement = { model: 'principal', supplies: CAUTIOUS_SUPPLIES };
const agent: Agreement = { ...principal, model: 'agent' };
const oneDay = [aSpan('2026-12-10')];
const terms = (given: Partial<Terms> = {}) => someTerms({ fee: dayFee(kronor(10_000)), days: oneDay, ...given });
const rates = someRates();
const of = (who: Partial<PricedPerson>, given: Partial<Terms> = {}, agreement = principal) =>
  price({ terms: terms(given), person: person(who), rates, agreement });
const right = (fee_ore: Ore | null): RightsLine => ({
  media: ['tv'],
  territory: 'SE',
  starts_on: null,
  latest_start_on: null,
  months: 12,
  exclusivity: '',
  fee_ore,
  renewal_ore: null,
});
const shown = (lines: readonly { code: string; amount_ore: number }[]) =>
  lines.map(({ code, amount_ore }) => `${code} ${amount_ore / 100}`);

// The worked examples of the Swedish rules, in kronor.
describe('a fee of 10 000 kr', () => {
  test('with F-tax, when we buy and resell: the company pays 15 000 and the talent is paid 12 500', () => {
    const { talent, company } = of({});
    expect(shown(company.lines)).toEqual(['fee.work 10000', 'commission 2000']);
    expect(company.vat).toMatchObject([{ points: 2500, base_ore: kronor(12_000), vat_ore: kronor(3_000) }]);
    expect([company.ex_vat_ore, company.total_ore]).toEqual([kronor(12_000), kronor(15_000)]);
    expect(talent.vat).toMatchObject([{ points: 2500, vat_ore: kronor(2_500) }]);
    expect([talent.net_ore, talent.paid_out_ore, talent.wage]).toEqual([kronor(10_000), kronor(12_500), null]);
  });

  test('with F-tax and an agent: two invoices, each with its own VAT', () => {
    const { talent, company } = of({}, {}, agent);
    expect(company.vat.map(({ base_ore, vat_ore }) => [base_ore, vat_ore])).toEqual([
      [kronor(10_000), kronor(2_500)],
      [kronor(2_000), kronor(500)],
    ]);
    expect([company.total_ore, talent.paid_out_ore]).toEqual([kronor(15_000), kronor(12_500)]);
  });

  test('of a small business has no VAT', () => {
    const { talent } = of({ charges_vat: false });
    expect([talent.paid_out_ore, talent.vat]).toEqual([kronor(10_000), []]);
  });

  test.each<[string, Partial<PricedPerson>, readonly [gross: number, contributions: number, tax: number, net: number]]>(
    [
      ['an adult', {}, [7_609, 2_390, 2_282, 5_327]],
      ['of 19 to 23', { birth_date: '2004-03-03' }, [8_277, 1_722, 2_483, 5_794]],
      ['of 67 or more', { birth_date: '1958-12-31' }, [9_073, 926, 2_721, 6_352]],
      ['under 18', { birth_date: '2010-01-01' }, [7_609, 2_390, 2_282, 5_327]],
      ['with FA who has not invoked F-tax', { tax_form: 'FA' }, [7_609, 2_390, 2_282, 5_327]],
    ],
  )('as a wage, %s', (_name, who, [gross, contributions, tax, net]) => {
    const { talent, company } = of({ tax_form: 'A', ...who });
    expect(talent.wage?.gross_ore).toBe(kronor(gross));
    expect(shown(talent.lines)).toEqual([
      'fee.work 10000',
      `employer_contribution ${-contributions}`,
      'rounding -1',
      `tax ${-tax}`,
    ]);
    expect([talent.net_ore, talent.paid_out_ore, talent.vat]).toEqual([kronor(net), kronor(net), []]);
    expect([company.contributions_ore, company.ex_vat_ore]).toEqual([kronor(contributions), kronor(12_000)]);
  });

  test('as a wage includes 815,25 kr of holiday pay', () => {
    expect(of({ tax_form: 'A' }).talent.wage).toMatchObject({ base_ore: 679_375, holiday_ore: 81_525 });
  });

  test('through an umbrella company', () => {
    const { talent } = of({ tax_form: 'UMBRELLA' });
    expect(shown(talent.lines)).toEqual([
      'fee.work 10000',
      'umbrella_fee -600',
      'employer_contribution -2247',
      'rounding -1',
      'tax -2145',
    ]);
    expect([talent.net_ore, talent.wage?.gross_ore]).toEqual([kronor(5_007), kronor(7_152)]);
    expect(talent.paid_out_ore).toBe(kronor(12_500));
  });

  test('of an artist from abroad with A-SINK is 8 500 kr, and less if contributions are due here', () => {
    const abroad = of({ tax_form: 'A_SINK', is_insured_abroad: true }).talent;
    expect(shown(abroad.lines)).toEqual(['fee.work 10000', 'tax -1500']);
    expect([abroad.net_ore, abroad.wage?.holiday_ore]).toEqual([kronor(8_500), 0]);
    expect(of({ tax_form: 'A_SINK' }).talent.net_ore).toBe(kronor(7_609 - 1_141));
  });

  test('with invoked FA is an invoice', () => {
    expect(of({ tax_form: 'FA', invokes_f_tax: true }).talent.net_ore).toBe(kronor(10_000));
  });
});

test('an actor in a commercial: 8 000 for the day and 20 000 for the rights, both at 6 %', () => {
  const agreed = { fee: dayFee(kronor(8_000)), rights: [right(kronor(20_000))] };
  const recorded: Agreement = { ...principal, supplies: { work: 'recording', rights: 'recording' } };
  const { talent, company } = of({}, agreed, recorded);
  expect(talent.vat).toMatchObject([{ points: 600, base_ore: kronor(28_000), vat_ore: kronor(1_680) }]);
  expect(talent.paid_out_ore).toBe(kronor(29_680));
  // Resold work is charged at the cautious rate until a person has confirmed 6 %.
  expect(company.vat).toMatchObject([{ points: 2500, base_ore: kronor(33_600) }]);
  const mixed: Agreement = { ...agent, supplies: { work: 'recording', rights: 'image' } };
  expect(of({}, agreed, mixed).talent.vat.map(({ points, vat_ore }) => [points, vat_ore])).toEqual([
    [2500, kronor(5_000)],
    [600, kronor(480)],
  ]);
});

test('the young rate ends with the rest of its month’s amount, and with the years for which the law has it', () => {
  const young = { tax_form: 'A', birth_date: '2004-03-03' } as const;
  const { talent } = of(young, { fee: dayFee(kronor(50_000)) });
  expect(shown(talent.lines.filter(({ code }) => code === 'employer_contribution'))).toEqual([
    'employer_contribution -5202',
    'employer_contribution -4733',
  ]);
  expect(talent.wage?.gross_ore).toBe(kronor(25_000 + 15_064));
  expect(of({ ...young, paid_this_month_ore: kronor(25_000) }).talent.net_ore).toBe(kronor(5_327));
  const later = price({ terms: terms(), person: person(young), rates: someRates('2027-10-01'), agreement: principal });
  expect(later.talent.net_ore).toBe(kronor(5_327));
});

describe('the price includes', () => {
  const additions = {
    ...NO_ADDITIONS,
    overtime: { by: 'percent', points: basisPoints(2000) } as const,
    ob: { points: basisPoints(5000), from: '21:00', to: '06:00', on_weekends: true, on_holidays: true },
  };
  const earned = (given: Partial<Terms>, work?: Parameters<typeof price>[0]['work']) =>
    shown(
      price({ terms: terms(given), person: person(), rates, agreement: principal, ...(work && { work }) }).talent.lines,
    );

  test('planned hours: an evening of nine hours has one hour of overtime and six at night', () => {
    const fee = dayFee(kronor(2_400));
    const days = [{ ...aSpan('2026-12-10'), call_time: '18:00', end_time: '03:00' }];
    // 2 400 / 8 = 300 an hour; half of it for six hours.
    expect(earned({ fee, days, additions })).toEqual(['fee.work 2400', 'overtime 480', 'odd_hours 900']);
    const saturday = [{ ...aSpan('2026-12-12'), call_time: '08:00', end_time: '16:00' }];
    expect(earned({ fee, days: saturday, additions })).toEqual(['fee.work 2400', 'odd_hours 1200']);
    const lucia = [{ ...aSpan('2026-12-24'), call_time: '08:00', end_time: '12:00' }];
    expect(earned({ fee, days: lucia, additions })).toEqual(['fee.work 2400', 'odd_hours 600']);
  });

  test('other kinds of days at their own pay, and a reserve day included in the fee', () => {
    const fee = {
      ...dayFee(kronor(5_000)),
      of_kind: {
        fitting: { pay: 'day', amount_ore: kronor(1_210) },
        rehearsal: { pay: 'hour', amount_ore: kronor(250) },
        travel: { pay: 'as_work', amount_ore: null },
        reserve: { pay: 'included', amount_ore: null },
      },
    } as const;
    const days = [
      aSpan('2026-12-01', '2026-12-02', 'fitting'),
      { ...aSpan('2026-12-03', '2026-12-03', 'rehearsal'), call_time: '10:00', end_time: '12:30' },
      aSpan('2026-12-07', '2026-12-07', 'travel'),
      aSpan('2026-12-08', '2026-12-10'),
      aSpan('2026-12-11', '2026-12-11', 'reserve'),
    ];
    expect(earned({ fee, days })).toEqual([
      'fee.fitting 2420',
      'fee.rehearsal 625',
      'fee.travel 5000',
      'fee.work 15000',
    ]);
  });

  test('fees by the hour, by half days, for all of the work, and none', () => {
    const days = [aSpan('2026-12-08', '2026-12-09')];
    const fee = dayFee(kronor(1_000));
    const hour = { ...fee, basis: 'hour', minimum_hours: 2 } as const;
    const short = [{ ...aSpan('2026-12-08'), call_time: '10:00', end_time: '11:00' }];
    expect(earned({ fee: hour, days: short })).toEqual(['fee.work 2000']);
    expect(earned({ fee: hour, days })).toEqual(['fee.work 4000']);
    expect(earned({ fee: { ...fee, basis: 'half_day', hours_per_day: 4 }, days })).toEqual(['fee.work 2000']);
    expect(earned({ fee: { ...fee, basis: 'whole' }, days })).toEqual(['fee.whole 1000']);
    expect(earned({ fee: { ...fee, basis: 'unpaid', amount_ore: null }, days, additions })).toEqual([]);
  });

  test('overtime of a half day after four hours, at a quarter of the half day per hour', () => {
    const fee = withBasis(dayFee(kronor(2_000)), 'half_day');
    const days = [{ ...aSpan('2026-12-10'), call_time: '16:00', end_time: '22:00' }];
    // 400 for each of two hours; half of 500 for the hour after 21.
    expect(earned({ fee, days, additions })).toEqual(['fee.work 2000', 'overtime 800', 'odd_hours 250']);
  });

  test('the work report: hours, travel, expenses, an extended right, a cancelled day', () => {
    const agreed = {
      fee: dayFee(kronor(4_000)),
      days: [aSpan('2026-12-08', '2026-12-09')],
      rights: [right(null), { ...right(kronor(3_000)), renewal_ore: kronor(2_000) }],
      additions: {
        ...additions,
        ob: null,
        travel_time: { by: 'percent', points: basisPoints(5000) } as const,
        mileage_ore: kronor(30),
        per_diem_ore: kronor(300),
        outlays: { max_ore: kronor(500) },
      },
    };
    const [first, second] = plannedWork(terms(agreed)).days;
    if (!first || !second) throw new Error('Two days are planned');
    const work = {
      days: [
        { ...first, minutes: 8 * 60 + 61 },
        { ...second, share: basisPoints(5000) },
      ],
      travel_minutes: 180,
      kilometres: 100,
      days_away: 1,
      moved_days: 0,
      outlays_ore: kronor(900),
      extended_rights: [1],
    };
    expect(earned(agreed, work)).toEqual([
      'fee.work 4000',
      'fee.work 2000',
      'overtime 1600',
      'travel_time 750',
      'mileage 300',
      'per_diem 300',
      'outlays 500',
      'rights 3000',
      'rights_extension 2000',
    ]);
    const wage = price({ terms: terms(agreed), person: person({ tax_form: 'A' }), rates, agreement: principal, work });
    // 25 of the 30 kr for each mil are tax-free, and so are the other expenses.
    const free = kronor(250 + 300 + 500);
    const frame = kronor(4_000 + 2_000 + 1_600 + 750 + 50 + 3_000 + 2_000);
    const paid = price({
      terms: terms({ fee: { ...dayFee(frame), basis: 'whole' } }),
      person: person({ tax_form: 'A' }),
      rates,
      agreement: principal,
    });
    expect(wage.talent.net_ore).toBe(add(paid.talent.net_ore, free));
    // Expenses bear no commission.
    expect(wage.company.lines.at(-1)).toMatchObject({ code: 'commission', amount_ore: kronor(2_670) });
  });

  test('the hourly value: the night of an extra for 300 kr', () => {
    const days = [{ ...aSpan('2026-12-10'), call_time: '18:00', end_time: '03:00' }];
    const { talent } = of({ tax_form: 'A' }, { fee: dayFee(kronor(300)), days });
    expect([talent.net_ore, talent.net_per_hour_ore]).toEqual([kronor(160), 1_778]);
    const withRights = of(
      { tax_form: 'A' },
      { fee: dayFee(kronor(300)), days, rights: [right(kronor(50_000))] },
    ).talent;
    expect(withRights.net_per_hour_ore).toBeLessThan(1_850);
  });
});

test('talents are paid within 14 days, on a banking day', () => {
  expect(payDayOf('2026-12-10')).toBe('2026-12-23');
  expect(payDayOf('2026-11-02')).toBe('2026-11-16');
  expect(of({}).talent.paid_by).toBe('2026-12-23');
  expect(of({}, { days: [] }).talent).toMatchObject({ paid_by: null, net_ore: 0, net_per_hour_ore: null });
});

test('each line names the figure of its calculation, with its first day', () => {
  const { talent, company } = of({ tax_form: 'A', birth_date: '2004-03-03' });
  expect([...talent.lines, ...company.lines].flatMap(({ rate }) => (rate ? [rate] : []))).toEqual([
    { key: 'employer_contribution_young', value: 2081, valid_from: '2026-04-01' },
    { key: 'income_tax', value: 3000, valid_from: '2026-01-01' },
    { key: 'commission', value: 2000, valid_from: '2026-01-01' },
  ]);
  expect(company.vat[0]?.rates.map(({ key }) => key)).toEqual(['vat.resale.appearance', 'vat.commission']);
});

describe('a day that the weather moved more often than is free', () => {
  const cancellation = { steps: [], weather: { free_moves: 1, points: basisPoints(5000) } };
  const moved = (moved_days: number, given: Partial<Terms> = {}) => {
    const agreed = terms({ cancellation, ...given });
    const work = { ...plannedWork(agreed), moved_days };
    return price({ terms: agreed, work, person: person(), rates, agreement: principal });
  };
  const paid = (moved_days: number, given: Partial<Terms> = {}) =>
    moved(moved_days, given).talent.lines.find(({ code }) => code === 'moved_days')?.amount_ore;

  test('is paid by the agreed share of the fee, with commission and VAT as work', () => {
    const { talent, company } = moved(2);
    expect(shown(company.lines)).toEqual(['fee.work 10000', 'moved_days 10000', 'commission 4000']);
    expect(company.lines[1]).toMatchObject({ quantity: 2, unit: 'day', unit_ore: kronor(5_000) });
    expect([talent.net_ore, company.ex_vat_ore, company.total_ore]).toEqual([
      kronor(20_000),
      kronor(24_000),
      kronor(30_000),
    ]);
  });

  test.each([
    ['by the day, to the nearest öre', dayFee(ore(333_333)), oneDay, 166_667],
    ['by the hour: the hours of a day', withBasis(dayFee(kronor(500)), 'hour'), oneDay, 200_000],
    [
      'for all of three days: a third of it',
      withBasis(dayFee(kronor(9_000)), 'whole'),
      [aSpan('2026-12-08', '2026-12-10')],
      150_000,
    ],
  ])('has a fee %s', (_title, fee, days, expected) => {
    expect(paid(1, { fee, days })).toBe(expected);
  });

  test('is paid nothing if nothing is agreed', () => {
    expect(paid(1, { cancellation: { steps: [], weather: null } })).toBeUndefined();
    expect(paid(1, { fee: withBasis(dayFee(kronor(1)), 'unpaid') })).toBeUndefined();
    expect(paid(0)).toBeUndefined();
  });
});
