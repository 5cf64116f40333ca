import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BasisPoints, basisPoints, portion } from '#domain/kernel/money/basis-points.ts';
import { add, NO_ORE, type Ore, ore, subtract } from '#domain/kernel/money/ore.ts';
import type { AccountName } from './accounts.ts';
import { DEBTS, type LedgerEvent, type LedgerEvents, type LedgerEventType, type Sale } from './events.ts';
import { balanceOf, oppositeOf, type VoucherLine, voucherOf } from './voucher.ts';

// At least a krona, so that no invoice is rounded below zero.
const amount = fc.integer({ min: 100, max: 1_000_000_000 }).map(ore);
const points = fc.constantFrom(...[2500, 1200, 600, 0].map(basisPoints));
const saleOf = (of: Sale['of'], base_ore: Ore, rate: BasisPoints): Sale => {
  return { of, points: rate, base_ore, vat_ore: portion(base_ore, rate) };
};
const sales = fc
  .array(fc.tuple(fc.constantFrom('work' as const, 'commission' as const), amount, points), {
    minLength: 1,
    maxLength: 4,
  })
  .map((told) => told.map((one) => saleOf(...one)));
const rounding_ore = fc.integer({ min: -49, max: 50 }).map(ore);

/** The book of one invoice or payout: its lines, and the balance of an account. */
function aBook() {
  const lines: VoucherLine[] = [];
  const left = (account: AccountName) => balanceOf(lines.filter((line) => line.account === account));
  const write = <Type extends LedgerEventType>(type: Type, told: LedgerEvents[Type]) => {
    const about = { cause_id: 'c', subject_id: 's', project_id: 'p', happened_on: '2026-12-10', text: 'Ett prov' };
    const voucher = voucherOf({ type, ...about, ...told } as LedgerEvent);
    expect(balanceOf(voucher.lines)).toBe(0);
    lines.push(...voucher.lines);
    return voucher;
  };
  return { lines, left, write };
}

const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('pay' as const), amount_ore: amount, passed_on: fc.boolean() }),
    fc.record({ do: fc.constantFrom('fee' as const, 'interest' as const), amount_ore: amount }),
    fc.record({ do: fc.constant('credit' as const), sales, rounding_ore }),
    fc.record({ do: fc.constant('lose' as const), sales }),
    fc.record({ do: fc.constant('take-back' as const), which: fc.nat() }),
  ),
  { maxLength: 12 },
);

test('after any events of an invoice every voucher and the whole sum to zero, and a settled invoice leaves no balance', () => {
  fc.assert(
    fc.property(sales, rounding_ore, steps, fc.boolean(), (sold, rounding, taken, isRounded) => {
      const { lines, left, write } = aBook();
      const open = () => left('receivables');
      const paid: Ore[] = [];
      write('invoice_issued', { sales: sold, rounding_ore: rounding });
      for (const step of taken) {
        if (step.do === 'pay') {
          const passed_on_ore = step.passed_on ? step.amount_ore : NO_ORE;
          write('payment_received', {
            received_ore: add(step.amount_ore, passed_on_ore),
            open_ore: open(),
            passed_on_ore,
          });
          paid.push(step.amount_ore);
        } else if (step.do === 'take-back') {
          const [amount_ore] = paid.splice(step.which % (paid.length + 1), 1);
          const overpaid_ore = subtract(NO_ORE, left('customer_credits'));
          if (amount_ore !== undefined) write('payment_taken_back', { amount_ore, overpaid_ore });
        } else if (step.do === 'credit') {
          write('invoice_credited', { sales: step.sales, rounding_ore: step.rounding_ore, open_ore: open() });
        } else if (step.do === 'lose') {
          const lost = add(...step.sales.flatMap(({ base_ore, vat_ore }) => [base_ore, vat_ore]));
          // A write-off never exceeds the open amount.
          if (lost <= open()) write('written_off', { lost: step.sales });
        } else {
          write(step.do === 'fee' ? 'late_fee_charged' : 'late_interest_charged', { amount_ore: step.amount_ore });
        }
        expect(open()).toBeGreaterThanOrEqual(0);
      }
      if (open() > 0 && isRounded) write('rounded_off', { left_ore: open() });
      if (open() > 0) {
        write('payment_received', { received_ore: open(), open_ore: open(), passed_on_ore: NO_ORE });
      }
      const [credits, passed] = [subtract(NO_ORE, left('customer_credits')), subtract(NO_ORE, left('client_money'))];
      if (credits > 0) write('customer_repaid', { amount_ore: credits });
      if (passed > 0)
        write('payout_sent', { debt: 'client_money', amount_ore: passed, tax_ore: NO_ORE, contributions_ore: NO_ORE });
      expect([open(), left('customer_credits'), left('client_money'), balanceOf(lines)]).toEqual([0, 0, 0, 0]);
    }),
  );
});

const bought = fc.array(fc.tuple(amount, points), { minLength: 1, maxLength: 3 });
const wage = fc.record({ base_ore: amount, holiday_ore: amount, allowances_ore: amount, contributions_ore: amount });

test('a sent payout leaves no debt but that to the tax agency, however often the bank has returned it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...DEBTS),
      bought,
      wage,
      points,
      fc.nat({ max: 4 }),
      (debt, parts, earned, share, failures) => {
        const { lines, left, write } = aBook();
        if (debt === 'wages_owed') write('wage_accrued', earned);
        else if (debt === 'payables') write('self_billed', { bought: parts.map((one) => saleOf('work', ...one)) });
        else write('payment_received', { received_ore: ore(1), open_ore: NO_ORE, passed_on_ore: ore(1) });
        const owed = subtract(NO_ORE, left(debt));
        const isWage = debt === 'wages_owed';
        const tax_ore = isWage ? portion(add(earned.base_ore, earned.holiday_ore), share) : NO_ORE;
        const contributions_ore = isWage ? earned.contributions_ore : NO_ORE;
        const paid = { debt, amount_ore: subtract(owed, tax_ore), tax_ore, contributions_ore };
        const agency = () => [left('tax_withheld'), left('contributions_owed')];
        const accrued = () => subtract(NO_ORE, left('contributions_accrued'));
        for (let time = 0; time < failures; time += 1) {
          expect([agency(), accrued()]).toEqual([[0, 0], contributions_ore]);
          write('payout_sent', paid);
          write('payout_failed', paid);
        }
        const sent = write('payout_sent', paid);
        expect([left(debt), accrued(), balanceOf(lines)]).toEqual([0, 0, 0]);
        expect(agency()).toEqual([subtract(NO_ORE, tax_ore), subtract(NO_ORE, contributions_ore)]);
        // A wrong payment that is taken back leaves no trace in the balances.
        lines.push(...oppositeOf(sent.lines).lines);
        expect([subtract(NO_ORE, left(debt)), agency()]).toEqual([owed, [0, 0]]);
      },
    ),
  );
});
