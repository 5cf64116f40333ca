import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TAX_FORMS } from '#domain/deal/price/person.ts';
import { price } from '#domain/deal/price/price.ts';
import { CAUTIOUS_SUPPLIES } from '#domain/deal/price/vat.ts';
import { plannedWork } from '#domain/deal/price/work.ts';
import { dayFee } from '#domain/deal/terms/terms-v1.ts';
import { add, kronor } from '#domain/kernel/money/ore.ts';
import { addDays } from '#domain/kernel/time/day.ts';
import { isWorkingDay } from '#domain/kernel/time/working-days.ts';
import { postingsOf } from '#domain/money/ledger/postings.ts';
import { someRates } from '#tests/factories/rates.ts';
import { aSpan, someTerms } from '#tests/factories/terms.ts';
import { debtOf, figuresOf, objectBy, taxedOn } from './figures.ts';
import { PAYOUT_STATUSES } from './payout.workflow.ts';
import { calmUntil, riskOf } from './payout-risk.ts';

const person = fc.record({
  tax_form: fc.constantFrom(...TAX_FORMS),
  charges_vat: fc.boolean(),
  birth_date: fc.integer({ min: 1930, max: 2010 }).map((year) => `${year}-05-05`),
  invokes_f_tax: fc.boolean(),
  is_insured_abroad: fc.boolean(),
  tax_decision: fc.constant(null),
  paid_this_month_ore: fc.integer({ min: 0, max: 5_000_000 }),
});

const someone = {
  tax_form: 'A' as const,
  charges_vat: false,
  birth_date: '1990-05-05',
  invokes_f_tax: false,
  is_insured_abroad: false,
  tax_decision: null,
  paid_this_month_ore: 0,
};

test('the settled amount equals the price, and the posted amount equals the debt', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), person, (fee, who) => {
      const terms = someTerms({ fee: dayFee(kronor(fee)), days: [aSpan('2026-12-10')] });
      const [work, rates, due_on] = [plannedWork(terms), someRates(), '2026-12-23'];
      const figures = figuresOf({ terms, work, taxed_on: due_on }, who, rates);
      const both = price({ terms, person: who, rates, agreement: { model: 'principal', supplies: CAUTIOUS_SUPPLIES } });
      expect(figures).toMatchObject({ talent: both.talent, amount_ore: both.talent.paid_out_ore });
      expect(figures.booked === null).toBe(figures.amount_ore === 0 || figures.way === 'umbrella');
      if (figures.booked === null) return;
      const about = { cause_id: 'c', subject_id: 's', project_id: null, happened_on: '2026-12-10', text: 'Ett prov' };
      const postings = postingsOf({ ...figures.booked, ...about });
      const owed = postings
        .filter(({ account }) => account === debtOf(figures.way))
        .map(({ amount_ore }) => amount_ore);
      expect(add(...owed) + figures.amount_ore + figures.tax_ore).toBe(0);
    }),
    // A wage of one krona: the gross is cut to zero, and nothing is posted.
    { examples: [[1, { ...someone, tax_form: 'FA', birth_date: '1938-05-05' }]] },
  );
});

test('an extended right is taxed as a wage, although no day is worked for it', () => {
  const terms = someTerms({ days: [], rights: [] });
  const work = { ...plannedWork(terms), outlays_ore: kronor(1_000) };
  const figures = figuresOf({ terms, work, taxed_on: '2026-12-23' }, someone, someRates());
  expect(figures.way).toBe('wage');
  expect(figures.gross_ore).toBe(0);
});

describe('a payout at risk', () => {
  const wage = { way: 'wage' as const, has_supplier_invoice: false, awaits_account: false, awaits_work_right: false };
  const due_on = '2026-12-23';
  test.each([
    ['planned', null, '2026-12-17', null],
    ['planned', null, '2026-12-18', 'details_missing'],
    ['prepared', null, '2026-12-18', 'not_approved'],
    ['approved', null, '2026-12-18', 'not_in_batch'],
    ['in_batch', null, '2026-12-18', 'not_sent'],
    ['failed', null, '2026-12-18', 'failed'],
    ['prepared', 'talent', '2026-12-18', 'stopped'],
    ['planned', 'admin', '2026-12-17', null],
    ['sent', null, '2026-12-24', null],
    ['paid', null, '2026-12-24', null],
  ] as const)('%s, stopped by %s, on %s: %s', (status, stopped_by, today, risk) => {
    expect(riskOf({ ...wage, status, stopped_by, due_on }, today)).toBe(risk);
  });

  test.each([
    ['prepared', 'details_missing'],
    ['approved', 'details_missing'],
    ['failed', 'details_missing'],
    ['in_batch', 'not_sent'],
    ['sent', null],
  ] as const)('%s while another account is awaited: %s', (status, risk) => {
    expect(riskOf({ ...wage, status, stopped_by: null, due_on, awaits_account: true }, '2026-12-18')).toBe(risk);
  });

  test('waits for the invoice of the umbrella company, until it is registered', () => {
    const umbrella = { ...wage, way: 'umbrella' as const, status: 'prepared' as const, stopped_by: null, due_on };
    expect(riskOf(umbrella, '2026-12-18')).toBe('invoice_missing');
    expect(riskOf({ ...umbrella, has_supplier_invoice: true }, '2026-12-18')).toBe('not_approved');
  });

  test('begins with the third banking day before, across weekends and holidays', () => {
    expect(calmUntil('2026-12-23')).toBe('2026-12-17');
    expect(calmUntil('2027-01-07')).toBe('2026-12-29');
    const day = fc.integer({ min: 0, max: 3000 }).map((count) => addDays('2026-01-01', count));
    fc.assert(
      fc.property(day.filter(isWorkingDay), (due) => {
        const calm = calmUntil(due);
        const left = Array.from({ length: 30 }, (_, count) => addDays(calm, count + 1)).filter(
          (one) => one < due && isWorkingDay(one),
        );
        expect(left).toHaveLength(3);
        for (const status of PAYOUT_STATUSES)
          expect(riskOf({ ...wage, status, stopped_by: null, due_on: due }, calm)).toBeNull();
      }),
    );
  });
});

test('a payout is taxed by its due day, or by the first day on which it can be paid', () => {
  expect(taxedOn('2026-12-23', '2026-12-10')).toBe('2026-12-23');
  expect(taxedOn('2026-12-23', '2026-12-23')).toBe('2026-12-23');
  expect(taxedOn('2026-12-23', '2026-12-28')).toBe('2026-12-28');
  // The next banking day is in the new year.
  expect(taxedOn('2026-12-23', '2026-12-31')).toBe('2027-01-04');
});

test('a talent has five days to object, fewer if the money would be late, and at least the day of the invoice', () => {
  expect(objectBy('2026-12-10', '2026-12-23')).toBe('2026-12-15');
  expect(objectBy('2026-12-15', '2026-12-23')).toBe('2026-12-17');
  expect(objectBy('2026-12-21', '2026-12-23')).toBe('2026-12-21');
});
