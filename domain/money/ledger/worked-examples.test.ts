import { describe, expect, test } from 'vitest';
import type { PricedPerson } from '#domain/deal/price/person.ts';
import { type Agreement, type CompanyPrice, price } from '#domain/deal/price/price.ts';
import { CAUTIOUS_SUPPLIES } from '#domain/deal/price/vat.ts';
import { dayFee } from '#domain/deal/terms/terms-v1.ts';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { kronor, NO_ORE, type Ore } from '#domain/kernel/money/ore.ts';
import { someRates } from '#tests/factories/rates.ts';
import { aSpan, someTerms } from '#tests/factories/terms.ts';
import { ACCOUNTS } from './accounts.ts';
import type { LedgerEvent, LedgerEvents, LedgerEventType, Sale } from './events.ts';
import { accruedWageOf, boughtOf, taxOf } from './of-price.ts';
import { oppositeOf, type VoucherLine, voucherOf } from './voucher.ts';

const principal: Agreement = { model: 'principal', supplies: CAUTIOUS_SUPPLIES };
const agent: Agreement = { ...principal, model: 'agent' };

/** A price of 10 000 kr for a day. */
const priced = (who: Partial<PricedPerson> = {}, agreement = principal, fee = kronor(10_000)) =>
  price({
    terms: someTerms({ fee: dayFee(fee), days: [aSpan('2026-12-10')] }),
    person: {
      tax_form: 'F',
      invokes_f_tax: false,
      charges_vat: true,
      birth_date: '1990-05-05',
      is_insured_abroad: false,
      tax_decision: null,
      paid_this_month_ore: 0,
      ...who,
    },
    rates: someRates(),
    agreement,
  });

/** The part of a price that we invoice to the company: all of it, or only our commission if the talent sells. */
function salesOf({ lines, vat }: CompanyPrice, model: Agreement['model']): Sale[] {
  if (model === 'principal') return vat.map((sum) => ({ ...sum, of: 'work' }));
  // Our VAT comes last; without a commission there is none.
  const hasCommission = lines.some(({ code }) => code === 'commission');
  return hasCommission ? vat.slice(-1).map((sum) => ({ ...sum, of: 'commission' })) : [];
}

const event = <Type extends LedgerEventType>(type: Type, told: LedgerEvents[Type]) =>
  ({
    type,
    cause_id: 'c',
    subject_id: 's',
    project_id: 'p',
    happened_on: '2026-12-10',
    text: 'Ett prov',
    ...told,
  }) as LedgerEvent;

/** As accountants write it: 'D1510 15000', 'K3001 12000'. */
const shown = (lines: readonly VoucherLine[]) =>
  lines.map(
    ({ account, amount_ore }) =>
      `${amount_ore > 0 ? 'D' : 'K'}${ACCOUNTS[account].number} ${Math.abs(amount_ore) / 100}`,
  );
const posted = <Type extends LedgerEventType>(type: Type, told: LedgerEvents[Type]) =>
  shown(voucherOf(event(type, told)).lines);
const none = NO_ORE;

// The worked examples of the Swedish rules, in kronor.
describe('a fee of 10 000 kr', () => {
  test('with F-tax, if we buy and resell', () => {
    const { company, talent } = priced();
    const sales = salesOf(company, 'principal');
    expect(posted('invoice_issued', { sales, rounding_ore: none })).toEqual([
      'D1510 15000',
      'K3001 12000',
      'K2611 3000',
    ]);
    const bought = boughtOf(talent);
    expect(posted('self_billed', { bought })).toEqual(['D4600 10000', 'D2641 2500', 'K2440 12500']);
    const paid = { debt: 'payables', amount_ore: talent.paid_out_ore, tax_ore: none, contributions_ore: none } as const;
    expect(posted('payout_sent', paid)).toEqual(['D2440 12500', 'K1930 12500']);
    expect(posted('payout_failed', paid)).toEqual(['K2440 12500', 'D1930 12500']);
  });

  test('with F-tax and an agent: only our commission is ours, and the talent’s money is passed on', () => {
    const { company, talent } = priced({}, agent);
    const sales = salesOf(company, 'agent');
    expect(posted('invoice_issued', { sales, rounding_ore: none })).toEqual(['D1510 2500', 'K3920 2000', 'K2611 500']);
    const paid = { received_ore: kronor(15_000), open_ore: kronor(2_500), passed_on_ore: kronor(12_500) };
    expect(posted('payment_received', paid)).toEqual(['D1930 15000', 'K2890 12500', 'K1510 2500']);
    const passed = {
      debt: 'client_money',
      amount_ore: talent.paid_out_ore,
      tax_ore: none,
      contributions_ore: none,
    } as const;
    expect(posted('payout_sent', passed)).toEqual(['D2890 12500', 'K1930 12500']);
  });

  test('of a small business is bought without VAT', () => {
    const { talent } = priced({ charges_vat: false });
    expect(posted('self_billed', { bought: boughtOf(talent) })).toEqual(['D4600 10000', 'K2440 10000']);
  });

  test('as a wage of an adult, a young person, and a person of 67 or more: tax is owed once it is paid', () => {
    const wage = (who: Partial<PricedPerson>) => {
      const both = priced({ tax_form: 'A', ...who });
      const { contributions_ore } = both.company;
      const { paid_out_ore: amount_ore } = both.talent;
      return [
        posted('wage_accrued', accruedWageOf(both)),
        posted('payout_sent', { debt: 'wages_owed', amount_ore, tax_ore: taxOf(both.talent), contributions_ore }),
      ];
    };
    expect(wage({})).toEqual([
      ['D7010 6793.75', 'D7082 815.25', 'D7510 2390', 'K2940 2390', 'K2821 7609'],
      ['D2821 7609', 'D2940 2390', 'K1930 5327', 'K2710 2282', 'K2731 2390'],
    ]);
    expect(wage({ birth_date: '2004-03-03' })[1]).toEqual([
      'D2821 8277',
      'D2940 1722',
      'K1930 5794',
      'K2710 2483',
      'K2731 1722',
    ]);
    expect(wage({ birth_date: '1958-12-31' })[1]).toEqual([
      'D2821 9073',
      'D2940 926',
      'K1930 6352',
      'K2710 2721',
      'K2731 926',
    ]);
  });

  test('through an umbrella company, which invoices all of it', () => {
    const { talent } = priced({ tax_form: 'UMBRELLA' });
    expect(posted('self_billed', { bought: boughtOf(talent) })).toEqual(['D4600 10000', 'D2641 2500', 'K2440 12500']);
  });

  test('of an artist from abroad with A-SINK', () => {
    const abroad = priced({ tax_form: 'A_SINK', is_insured_abroad: true });
    expect(posted('wage_accrued', accruedWageOf(abroad))).toEqual(['D7010 10000', 'K2821 10000']);
    const paid = {
      debt: 'wages_owed',
      amount_ore: kronor(8_500),
      tax_ore: taxOf(abroad.talent),
      contributions_ore: none,
    } as const;
    expect(posted('payout_sent', paid)).toEqual(['D2821 10000', 'K1930 8500', 'K2710 1500']);
    expect(() => accruedWageOf(priced())).toThrow(RangeError);
  });
});

test('a payment on the wrong invoice is taken back, the debt to the customer first', () => {
  const taken = (overpaid: number) =>
    posted('payment_taken_back', { amount_ore: kronor(15_000), overpaid_ore: kronor(overpaid) });
  expect(taken(0)).toEqual(['D1510 15000', 'K1930 15000']);
  expect(taken(1_000)).toEqual(['D2420 1000', 'D1510 14000', 'K1930 15000']);
  expect(taken(20_000)).toEqual(['D2420 15000', 'K1930 15000']);
});

test('an actor in a commercial at 6 %', () => {
  const recorded: Agreement = { ...principal, supplies: { work: 'recording', rights: 'recording' } };
  const { talent } = priced({}, recorded, kronor(28_000));
  expect(posted('self_billed', { bought: boughtOf(talent) })).toEqual(['D4600 28000', 'D2641 1680', 'K2440 29680']);
});

describe('after an invoice of 15 000 kr', () => {
  const sales = salesOf(priced().company, 'principal');
  const pay = (received: number, open: number) =>
    posted('payment_received', { received_ore: kronor(received), open_ore: kronor(open), passed_on_ore: none });

  test('a payment settles the open amount, and the rest belongs to the customer', () => {
    expect(pay(5_000, 15_000)).toEqual(['D1930 5000', 'K1510 5000']);
    expect(pay(15_000, 10_000)).toEqual(['D1930 15000', 'K1510 10000', 'K2420 5000']);
    expect(pay(100, 0)).toEqual(['D1930 100', 'K2420 100']);
    expect(posted('customer_repaid', { amount_ore: kronor(5_000) })).toEqual(['D2420 5000', 'K1930 5000']);
  });

  test('a credit note takes back the sale, first from the open amount', () => {
    const note = (open: Ore) => posted('invoice_credited', { sales, rounding_ore: none, open_ore: open });
    expect(note(kronor(15_000))).toEqual(['K1510 15000', 'D3001 12000', 'D2611 3000']);
    expect(note(kronor(5_000))).toEqual(['K1510 5000', 'K2420 10000', 'D3001 12000', 'D2611 3000']);
  });

  test('a loss is a cost, and its VAT is recovered', () => {
    expect(posted('written_off', { lost: sales })).toEqual(['D6351 12000', 'D2611 3000', 'K1510 15000']);
  });

  test('a loss that is paid after all is a claim again with its VAT, which the payment settles', () => {
    const vat = [{ points: basisPoints(2500), vat_ore: kronor(1_000) }];
    expect(posted('loss_recovered', { taxed_ore: kronor(4_000), untaxed_ore: none, vat })).toEqual([
      'D1510 5000',
      'K6351 4000',
      'K2611 1000',
    ]);
    expect(posted('loss_recovered', { taxed_ore: none, untaxed_ore: kronor(60), vat: [] })).toEqual([
      'D1510 60',
      'K6350 60',
    ]);
  });

  test('fee and interest bear no VAT', () => {
    expect(posted('late_fee_charged', { amount_ore: kronor(60) })).toEqual(['D1510 60', 'K3990 60']);
    expect(posted('late_interest_charged', { amount_ore: kronor(123) })).toEqual(['D1510 123', 'K8313 123']);
  });

  test('rounding to whole kronor has its own line', () => {
    const [cut, kept] = [-49 as Ore, 50 as Ore];
    expect(posted('invoice_issued', { sales, rounding_ore: cut })[0]).toBe('D1510 14999.51');
    expect(posted('invoice_issued', { sales, rounding_ore: kept }).at(-1)).toBe('K3740 0.5');
    expect(posted('rounded_off', { left_ore: cut })).toEqual(['K3740 0.49', 'D1510 0.49']);
    expect(posted('credit_rounded_off', { amount_ore: kept })).toEqual(['D2420 0.5', 'K3740 0.5']);
  });
});

test('an advance is taxed when it is paid, deducted by the invoice, and without VAT stands where it was asked for', () => {
  const half = { points: basisPoints(2500), base_ore: kronor(6_000), vat_ore: kronor(1_500) };
  const exempt = { points: basisPoints(0), base_ore: kronor(500), vat_ore: none };
  expect(posted('advance_invoiced', { total_ore: kronor(7_500) })).toEqual(['D1510 7500', 'K2428 7500']);
  expect(posted('advance_received', { received: [half, exempt] })).toEqual([
    'D2428 8000',
    'K2429 6000',
    'K2611 1500',
    'K2428 500',
  ]);
  expect(posted('advance_settled', { settled: [half, exempt] })).toEqual([
    'D2429 6000',
    'D2611 1500',
    'D2428 500',
    'K1510 8000',
  ]);
  const noted = { total_ore: kronor(10_000), open_ore: kronor(2_500), returned: [half] };
  expect(posted('advance_credited', noted)).toEqual([
    'K1510 2500',
    'K2420 7500',
    'D2428 2500',
    'D2429 6000',
    'D2611 1500',
  ]);
});

test('fees, interest and taxes are booked against the bank account', () => {
  const [inwards, outwards] = [kronor(40), kronor(-25)];
  expect(posted('bank_booked', { against: 'bank_fees', amount_ore: outwards })).toEqual(['K1930 25', 'D6570 25']);
  expect(posted('bank_booked', { against: 'interest_costs', amount_ore: outwards })).toEqual(['K1930 25', 'D8420 25']);
  expect(posted('bank_booked', { against: 'bank_interest', amount_ore: inwards })).toEqual(['D1930 40', 'K8311 40']);
  expect(posted('bank_booked', { against: 'tax_account', amount_ore: outwards })).toEqual(['K1930 25', 'D1630 25']);
});

test('lines of income and costs name the project', () => {
  const { lines } = voucherOf(
    event('invoice_issued', { sales: salesOf(priced().company, 'principal'), rounding_ore: none }),
  );
  expect(lines.map(({ account, project_id }) => [account, project_id])).toEqual([
    ['receivables', null],
    ['sales_25', 'p'],
    ['vat_out_25', null],
  ]);
});

test('lines that do not sum to zero are refused, and so is a rate of VAT without an account', () => {
  const { lines } = voucherOf(event('late_fee_charged', { amount_ore: kronor(60) }));
  const uneven = lines.map((line, index) => (index === 0 ? { ...line, amount_ore: kronor(61) } : line));
  expect(() => oppositeOf(uneven)).toThrow('comes to -100');
  expect(() => posted('late_fee_charged', { amount_ore: none })).toThrow('A voucher of 0 lines');
  const sales = [{ of: 'work', points: basisPoints(2400), base_ore: kronor(1), vat_ore: none }] as const;
  expect(() => posted('invoice_issued', { sales, rounding_ore: none })).toThrow('No account for VAT');
});

test('a correction reverses every line of its voucher, in the series of corrections', () => {
  const { lines } = voucherOf(event('self_billed', { bought: boughtOf(priced().talent) }));
  const { series, lines: back } = oppositeOf(lines);
  expect([series, shown(back)]).toEqual(['R', ['K4600 10000', 'K2641 2500', 'D2440 12500']]);
});
