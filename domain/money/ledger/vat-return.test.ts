import { expect, test } from 'vitest';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { add, kronor, NO_ORE, type Ore, ore } from '#domain/kernel/money/ore.ts';
import type { LedgerEvent } from './events.ts';
import { type Movements, vatReturn } from './vat-return.ts';
import { voucherOf } from './voucher.ts';

const about = { cause_id: 'c', subject_id: 's', project_id: null, happened_on: '2026-11-10', text: 'Ett prov' };
const movementsOf = (...events: readonly LedgerEvent[]): Movements => {
  const lines = events.flatMap((event) => voucherOf(event).lines);
  return Object.fromEntries(
    [...Map.groupBy(lines, ({ account }) => account)].map(([account, own]): [string, Ore] => [
      account,
      add(...own.map(({ amount_ore }) => amount_ore)),
    ]),
  );
};
const at = (points: number, base: number) => ({
  points: basisPoints(points),
  base_ore: ore(base),
  vat_ore: ore(Math.round((base * points) / 10_000)),
});

test('the worked example, principal: 3 000 out, 2 500 in, 500 to pay', () => {
  const boxes = vatReturn(
    movementsOf(
      { ...about, type: 'invoice_issued', rounding_ore: NO_ORE, sales: [{ of: 'work', ...at(2500, 1_200_000) }] },
      { ...about, type: 'self_billed', bought: [at(2500, 1_000_000)] },
    ),
  );
  expect(boxes).toEqual({
    '05': kronor(12_000),
    '10': kronor(3_000),
    '11': 0,
    '12': 0,
    '39': 0,
    '40': 0,
    '42': 0,
    '48': kronor(2_500),
    '49': kronor(500),
  });
});

test('sales to companies abroad have boxes of their own and no VAT, less their credit notes', () => {
  const abroad = { of: 'work' as const, place: 'abroad' as const };
  const inEu = { of: 'work' as const, place: 'EU' as const };
  const boxes = vatReturn(
    movementsOf(
      { ...about, type: 'invoice_issued', rounding_ore: NO_ORE, sales: [{ ...inEu, ...at(0, 1_000_000) }] },
      { ...about, type: 'invoice_issued', rounding_ore: NO_ORE, sales: [{ ...abroad, ...at(0, 300_000) }] },
      {
        ...about,
        type: 'invoice_credited',
        rounding_ore: NO_ORE,
        open_ore: ore(1_000_000),
        sales: [{ ...inEu, ...at(0, 100_000) }],
      },
    ),
  );
  expect(boxes).toMatchObject({ '05': 0, '10': 0, '39': kronor(9_000), '40': kronor(3_000), '42': 0, '49': 0 });
});

test('each rate has its box, commission is taxed, exempt sales are separate, and öre are cut off', () => {
  const sales = [
    { of: 'work' as const, ...at(600, 100_050) },
    { of: 'commission' as const, ...at(2500, 20_070) },
    { of: 'work' as const, ...at(0, 50_099) },
  ];
  expect(vatReturn(movementsOf({ ...about, type: 'invoice_issued', rounding_ore: NO_ORE, sales }))).toMatchObject({
    '05': kronor(1_201),
    '10': kronor(50),
    '12': kronor(60),
    '42': kronor(500),
    '49': kronor(110),
  });
});

test('credits are subtracted, and a surplus of incoming VAT is repaid', () => {
  const sales = [{ of: 'work' as const, ...at(2500, 1_200_000) }];
  const boxes = vatReturn(
    movementsOf(
      { ...about, type: 'invoice_issued', rounding_ore: NO_ORE, sales },
      { ...about, type: 'invoice_credited', rounding_ore: NO_ORE, sales, open_ore: kronor(15_000) },
      { ...about, type: 'self_billed', bought: [at(2500, 1_000_000)] },
    ),
  );
  expect([boxes['05'], boxes['10'], boxes['49']]).toEqual([0, 0, kronor(-2_500)]);
});

test('a loss of taxed sales lowers the taxable amount and its VAT, one of fees and of exempt sales lowers nothing', () => {
  const sales = [
    { of: 'work' as const, ...at(2500, 1_200_000) },
    { of: 'work' as const, ...at(0, 500_000) },
  ];
  const issued: LedgerEvent = { ...about, type: 'invoice_issued', rounding_ore: NO_ORE, sales };
  const lost = [at(2500, 400_000), at(0, 100_000)];
  const boxes = vatReturn(movementsOf(issued, { ...about, type: 'written_off', lost }));
  expect(boxes).toMatchObject({ '05': kronor(8_000), '10': kronor(2_000), '42': kronor(5_000), '49': kronor(2_000) });
  const again: LedgerEvent = {
    ...about,
    type: 'loss_recovered',
    taxed_ore: kronor(4_000),
    untaxed_ore: kronor(1_000),
    vat: [{ points: basisPoints(2500), vat_ore: kronor(1_000) }],
  };
  const recovered = vatReturn(movementsOf(issued, { ...about, type: 'written_off', lost }, again));
  expect(recovered).toEqual(vatReturn(movementsOf(issued)));
});

test('the VAT of an advance is reported when it is paid, and the invoice that deducts it reports the rest', () => {
  const [whole, half] = [at(2500, 1_200_000), at(2500, 600_000)];
  const asked: LedgerEvent = { ...about, type: 'advance_invoiced', total_ore: kronor(7_500) };
  expect(vatReturn(movementsOf(asked))).toMatchObject({ '05': 0, '10': 0 });
  const paid: LedgerEvent = { ...about, type: 'advance_received', received: [half] };
  expect(vatReturn(movementsOf(asked, paid))).toMatchObject({ '05': kronor(6_000), '10': kronor(1_500) });
  const sold: LedgerEvent = {
    ...about,
    type: 'invoice_issued',
    rounding_ore: NO_ORE,
    sales: [{ of: 'work', ...whole }],
  };
  const deducted: LedgerEvent = { ...about, type: 'advance_settled', settled: [half] };
  expect(vatReturn(movementsOf(sold, deducted))).toMatchObject({ '05': kronor(6_000), '10': kronor(1_500) });
  const back: LedgerEvent = {
    ...about,
    type: 'advance_credited',
    total_ore: kronor(7_500),
    open_ore: NO_ORE,
    returned: [half],
  };
  expect(vatReturn(movementsOf(asked, paid, back))).toMatchObject({ '05': 0, '10': 0, '49': 0 });
});
