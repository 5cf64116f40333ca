import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_KINDS } from '#domain/deal/terms/days.ts';
import { FEE_BASES, type Fee, KIND_PAYS } from '#domain/deal/terms/fee.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { add, NO_ORE, type Ore, ore, subtract } from '#domain/kernel/money/ore.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { someRates } from '#tests/factories/rates.ts';
import { aSpan, someTerms } from '#tests/factories/terms.ts';
import { sumOf } from './lines.ts';
import { type PricedPerson, paidBy, TAX_FORMS, type TaxDecision } from './person.ts';
import { AGREEMENT_MODELS, type Price, price } from './price.ts';
import { RATE_BOUNDS, RATE_KEYS } from './rate-bounds.ts';
import { ratesOn } from './rates.ts';
import { SUPPLIES } from './vat.ts';

const amount = fc.integer({ min: 0, max: 100_000_000 }).map(ore);
const points = fc.integer({ min: 0, max: 100_000 }).map(basisPoints);
const shareOrAmount = fc.oneof(
  fc.record({ by: fc.constant('percent' as const), points }),
  fc.record({ by: fc.constant('amount' as const), amount_ore: amount }),
);
const kindPay = fc.record({ pay: fc.constantFrom(...KIND_PAYS), amount_ore: fc.option(amount) });
const feeOf = (amount_ore: fc.Arbitrary<Ore | null>): fc.Arbitrary<Fee> =>
  fc.record({
    basis: fc.constantFrom(...FEE_BASES),
    amount_ore,
    hours_per_day: fc.integer({ min: 1, max: 16 }),
    minimum_hours: fc.integer({ min: 0, max: 16 }),
    of_kind: fc.record({ fitting: kindPay, rehearsal: kindPay, travel: kindPay, reserve: kindPay }),
    included: fc.constant(''),
  });
const additions = fc.record({
  overtime: fc.option(shareOrAmount),
  ob: fc.option(
    fc.record({
      points,
      from: fc.constant('21:00'),
      to: fc.constant('06:00'),
      on_weekends: fc.boolean(),
      on_holidays: fc.boolean(),
    }),
  ),
  travel_time: fc.option(shareOrAmount),
  mileage_ore: fc.option(amount),
  per_diem_ore: fc.option(amount),
  outlays: fc.option(fc.record({ max_ore: fc.option(amount) })),
});
const line = fc.record({
  media: fc.constant(['tv']),
  territory: fc.constant('SE'),
  exclusivity: fc.constant(''),
  starts_on: fc.constant(null),
  latest_start_on: fc.constant(null),
  months: fc.constant(12),
  fee_ore: fc.option(amount),
  renewal_ore: fc.option(amount),
});
const cancellation = fc.option(fc.record({ free_moves: fc.nat(5), points })).map((weather) => ({ steps: [], weather }));
const terms = fc
  .record({ fee: feeOf(fc.option(amount)), additions, rights: fc.array(line, { maxLength: 3 }), cancellation })
  .map((given): Terms => someTerms(given));
const work = fc.record({
  days: fc.array(
    fc.record({
      kind: fc.constantFrom(...DAY_KINDS),
      day: fc.integer({ min: 0, max: 300 }).map((days) => addDays('2026-01-05', days)),
      minutes: fc.option(fc.integer({ min: 1, max: 1440 })),
      odd_minutes: fc.integer({ min: 0, max: 600 }),
      share: fc.integer({ min: 0, max: 10_000 }).map(basisPoints),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  travel_minutes: fc.integer({ min: 0, max: 2000 }),
  kilometres: fc.integer({ min: 0, max: 2000 }),
  days_away: fc.integer({ min: 0, max: 9 }),
  moved_days: fc.integer({ min: 0, max: 9 }),
  outlays_ore: amount,
  extended_rights: fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 3 }),
});
const valid_from = fc.constant('2026-01-01');
const taxDecision: fc.Arbitrary<TaxDecision> = fc.oneof(
  fc.record({
    kind: fc.constant('share' as const),
    points: fc.integer({ min: 0, max: 10_000 }).map(basisPoints),
    valid_from,
  }),
  fc.record({ kind: fc.constant('month' as const), month_ore: amount, withheld_ore: amount, valid_from }),
  fc.record({ kind: fc.constant('sink' as const), valid_from }),
);
const person: fc.Arbitrary<PricedPerson> = fc.record({
  tax_form: fc.constantFrom(...TAX_FORMS),
  invokes_f_tax: fc.boolean(),
  charges_vat: fc.boolean(),
  birth_date: fc.integer({ min: 1930, max: 2022 }).map((year) => `${year}-06-15`),
  is_insured_abroad: fc.boolean(),
  tax_decision: fc.option(taxDecision),
  paid_this_month_ore: fc.integer({ min: 0, max: 5_000_000 }),
});
const agreement = fc.record({
  model: fc.constantFrom(...AGREEMENT_MODELS),
  supplies: fc.record({ work: fc.constantFrom(...SUPPLIES), rights: fc.constantFrom(...SUPPLIES) }),
});
/** Rates with any values that an administrator can enter. */
const writtenRates = fc
  .record(Object.fromEntries(RATE_KEYS.map((key) => [key, fc.integer(RATE_BOUNDS[key])])))
  .map((values) =>
    ratesOn(
      Object.entries(values).map(([key, value]) => ({ key, value, valid_from: '2026-01-01' })),
      '2026-06-01',
    ),
  );
const rates = fc.oneof(fc.constantFrom('2026-01-01', '2026-06-01', '2027-12-01').map(someRates), writtenRates);
const input = fc.record({ terms, person, rates, agreement, work });

const taken = ({ talent }: Price, code: string): Ore =>
  subtract(NO_ORE, sumOf(talent.lines.filter((each) => each.code === code)));

describe('for every combination of terms, work, person, agreement and year', () => {
  test('the lines add up to the öre on both sides', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { talent, company } = price(given);
        expect(sumOf(talent.lines)).toBe(talent.net_ore);
        expect(sumOf(company.lines)).toBe(company.ex_vat_ore);
        expect(add(company.ex_vat_ore, ...company.vat.map(({ vat_ore }) => vat_ore))).toBe(company.total_ore);
        expect(add(NO_ORE, ...talent.vat.map(({ base_ore }) => base_ore))).toBe(
          talent.vat.length > 0 ? talent.earned_ore : NO_ORE,
        );
        expect(talent.net_ore).toBeGreaterThanOrEqual(0);
        if (talent.wage) expect(add(talent.wage.base_ore, talent.wage.holiday_ore)).toBe(talent.wage.gross_ore);
      }),
    );
  });
  test('the company’s price without VAT is the talent’s cost and the commission', () => {
    fc.assert(
      fc.property(input, (given) => {
        const made = price(given);
        const { talent, company } = made;
        const commission = sumOf(company.lines.filter(({ code }) => code === 'commission'));
        const cost = ['tax', 'employer_contribution', 'umbrella_fee', 'rounding'].map((code) => taken(made, code));
        expect(add(talent.net_ore, ...cost, commission)).toBe(company.ex_vat_ore);
        expect(talent.earned_ore).toBe(subtract(company.ex_vat_ore, commission));
        expect(company.contributions_ore).toBe(cost[1]);
        expect(Math.min(...cost)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
  test('the rounding is below a few kronor, and zero for an invoice', () => {
    fc.assert(
      fc.property(input, (given) => {
        const left = taken(price(given), 'rounding');
        if (paidBy(given.person) === 'invoice') expect(left).toBe(0);
        else expect(left).toBeLessThan(400);
      }),
    );
  });
  test('a higher fee never gives lower net pay or a lower cost', () => {
    fc.assert(
      fc.property(input, amount, fc.oneof(amount, fc.integer({ min: 1, max: 300 }).map(ore)), (given, fee, more) => {
        const at = (amount_ore: Ore) =>
          price({ ...given, terms: { ...given.terms, fee: { ...given.terms.fee, amount_ore } } });
        const [low, high] = [at(fee), at(ore(fee + more))];
        expect(high.talent.net_ore).toBeGreaterThanOrEqual(low.talent.net_ore);
        expect(high.company.total_ore).toBeGreaterThanOrEqual(low.company.total_ore);
      }),
    );
  });
  test('a person’s tax form does not change the cost for the company of a principal', () => {
    fc.assert(
      fc.property(input, person, (given, other) => {
        const asPrincipal = { ...given, agreement: { ...given.agreement, model: 'principal' as const } };
        const costs = (who: PricedPerson) => price({ ...asPrincipal, person: who }).company;
        expect(costs(other).total_ore).toBe(costs(given.person).total_ore);
      }),
    );
  });
  test('work done as planned has the price of the plan', () => {
    fc.assert(
      fc.property(terms, person, rates, agreement, (agreed, who, figures, how) => {
        const planned = {
          ...agreed,
          days: [{ ...aSpan('2026-05-04', '2026-05-06'), call_time: '09:00', end_time: '23:30' }],
        };
        const { talent } = price({ terms: planned, person: who, rates: figures, agreement: how });
        const days = ['2026-05-04', '2026-05-05', '2026-05-06'].map((day) => ({
          kind: 'work' as const,
          day,
          minutes: 870,
          share: basisPoints(10_000),
          odd_minutes: agreed.additions.ob ? 150 : 0,
        }));
        const none = {
          travel_minutes: 0,
          kilometres: 0,
          days_away: 0,
          moved_days: 0,
          outlays_ore: NO_ORE,
          extended_rights: [],
        };
        const reported = price({
          terms: planned,
          person: who,
          rates: figures,
          agreement: how,
          work: { days, ...none },
        });
        expect(reported.talent).toEqual(talent);
      }),
    );
  });
});
