import { describe, expect, test } from 'vitest';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { kronor, ore } from '#domain/kernel/money/ore.ts';
import { someRates } from '#tests/factories/rates.ts';
import { TAX_FORMS, type TaxDecision } from './person.ts';
import { taxOf, wageTaxOf } from './wage-tax.ts';

const share = (points: number): TaxDecision => ({
  kind: 'share',
  points: basisPoints(points),
  valid_from: '2026-02-01',
});
const month = (amount: number, withheld = 0): TaxDecision => ({
  kind: 'month',
  month_ore: kronor(amount),
  withheld_ore: kronor(withheld),
  valid_from: '2026-02-01',
});
const sink: TaxDecision = { kind: 'sink', valid_from: '2026-02-01' };
const GROSS = kronor(7_609);

describe('the tax of a wage', () => {
  test('is 30 % without a decision', () => {
    const { rate, amount_ore } = taxOf(GROSS, { tax_form: 'A', tax_decision: null }, someRates());
    expect([rate?.key, amount_ore]).toEqual(['income_tax', kronor(2_282)]);
  });

  test('is the share of a decision, cut to whole kronor, and may be nothing', () => {
    const half = taxOf(GROSS, { tax_form: 'A', tax_decision: share(1_550) }, someRates());
    expect(half).toEqual({
      rate: { key: 'tax_decision', value: 1_550, valid_from: '2026-02-01' },
      amount_ore: kronor(1_179),
    });
    expect(taxOf(GROSS, { tax_form: 'FA', tax_decision: share(0) }, someRates()).amount_ore).toBe(0);
  });

  test('is the rest of the amount of a month, and at most the pay', () => {
    const of = (decision: TaxDecision, gross = GROSS) =>
      taxOf(gross, { tax_form: 'A', tax_decision: decision }, someRates());
    expect(of(month(1_000))).toEqual({ rate: null, amount_ore: kronor(1_000) });
    expect(of(month(1_000, 400)).amount_ore).toBe(kronor(600));
    expect(of(month(1_000, 1_200)).amount_ore).toBe(0);
    expect(of(month(1_000), ore(50_050)).amount_ore).toBe(kronor(500));
  });

  test('with SINK is 22,5 % in 2026 and 20 % from 2027, and 30 % without the decision', () => {
    const decided = { tax_form: 'SINK', tax_decision: sink } as const;
    expect(taxOf(GROSS, decided, someRates('2026-12-31')).amount_ore).toBe(kronor(1_712));
    expect(taxOf(GROSS, decided, someRates('2027-01-01')).amount_ore).toBe(kronor(1_521));
    const undecided = { tax_form: 'SINK', tax_decision: null } as const;
    expect(taxOf(GROSS, undecided, someRates()).amount_ore).toBe(kronor(2_282));
    expect([wageTaxOf(decided), wageTaxOf(undecided)]).toEqual(['sink', 'preliminary']);
  });

  test('of artists from abroad, and of people whom an umbrella company pays, follows no decision', () => {
    for (const decision of [share(0), month(0), sink, null]) {
      expect(taxOf(GROSS, { tax_form: 'A_SINK', tax_decision: decision }, someRates()).amount_ore).toBe(kronor(1_141));
      expect(taxOf(GROSS, { tax_form: 'UMBRELLA', tax_decision: decision }, someRates()).amount_ore).toBe(
        kronor(2_282),
      );
    }
  });

  test('a decision on SINK changes no other form of tax', () => {
    for (const tax_form of TAX_FORMS.filter((form) => form !== 'SINK')) {
      expect(wageTaxOf({ tax_form, tax_decision: sink })).not.toBe('sink');
    }
  });
});
