import { expect, test } from 'vitest';
import type { BankEntryShown } from '#contract/money/bank.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { fileTaken, leftOutOf, orderedAs } from '#texts/money/bank-words.ts';
import { firstParts, leavesOre, readParts, whatLacks } from './bank.view.ts';
import { bankHref, readBankUrl } from './bank-url.ts';

const proposal = (
  number: string,
  open: number,
  reason: 'exact' | 'ocr' | 'number' | 'payer',
  told: number | null = null,
): BankEntryShown['proposals'][number] => ({
  invoice_id: number,
  number,
  company_name: 'Kund AB',
  open_ore: ore(open),
  reason,
  told_ore: told === null ? null : ore(told),
});

test.each(['', '?standing=out', '?standing=matched&page=3'])(
  'the address of the bank with %j reads and writes back unchanged',
  (search) => {
    expect(bankHref(readBankUrl(new URLSearchParams(search)))).toBe(`/AdminBank${search}`);
  },
);

test('a payment is divided between the invoices that the payer named, and the last gets the rest', () => {
  const amount_ore = ore(4_055_000);
  const named = [proposal('1', 2_025_000, 'number'), proposal('2', 2_025_000, 'number'), proposal('3', 100, 'payer')];
  const rows = firstParts({ amount_ore, proposals: named, takes_back: [] });
  expect(rows.map(({ number }) => number)).toEqual(['1', '2']);
  expect(readParts(rows, amount_ore)).toEqual({
    parts: [
      { number: '1', amount_ore: 2_025_000 },
      { number: '2', amount_ore: 2_030_000 },
    ],
    left_ore: 0,
  });
  const alike = [proposal('1', 100, 'ocr'), proposal('2', 100, 'payer')];
  expect(firstParts({ amount_ore, proposals: alike, takes_back: [] })).toHaveLength(1);
});

test('a payment of several invoices is divided by the payer’s amounts', () => {
  const named = [
    proposal('1', 1_800, 'exact', 1_800),
    proposal('2', 5_000, 'ocr', 1_800),
    proposal('3', 900, 'ocr', 1_200),
  ];
  const rows = (amount_ore: number) =>
    readParts(firstParts({ amount_ore: ore(amount_ore), proposals: named, takes_back: [] }), ore(amount_ore));
  expect(rows(4_800)).toMatchObject({
    parts: [{ amount_ore: 1_800 }, { amount_ore: 1_800 }, { number: '3', amount_ore: 1_200 }],
    left_ore: 0,
  });
  // A payer who deducts more than the amounts say leaves less for the last invoice.
  expect(rows(4_000)).toMatchObject({ parts: [{}, {}, { number: '3', amount_ore: 400 }] });
});

test('a reversal by the bank proposes the likeliest payment, divided as that one was', () => {
  const part = (number: string, amount: number) => ({
    payment_id: number,
    invoice_id: number,
    number,
    company_name: 'Kund AB',
    amount_ore: ore(amount),
  });
  const takes_back: BankEntryShown['takes_back'] = [
    { paid_on: '2026-08-24', reason: 'reference', parts: [part('1', 2_000_000), part('2', 50)] },
    { paid_on: '2026-08-25', reason: 'payer', parts: [part('3', 2_000_050)] },
  ];
  const rows = firstParts({ amount_ore: ore(2_000_050), proposals: [], takes_back });
  expect(readParts(rows, ore(2_000_050))).toMatchObject({
    parts: [
      { number: '1', amount_ore: 2_000_000 },
      { number: '2', amount_ore: 50 },
    ],
    left_ore: 0,
  });
});

test('an incomplete row prevents sending, and the undivided rest is computed', () => {
  expect(readParts([{ number: ' ', amount: '100,50' }], ore(20_000))).toEqual({ parts: null, left_ore: 9_950 });
  expect(readParts([{ number: '1', amount: 'mycket' }], ore(20_000)).parts).toBeNull();
});

test('rows that cannot be sent give the reason, also if only the invoice number is missing', () => {
  const lackOf = (number: string, amount: string) => whatLacks(readParts([{ number, amount }], ore(125_000)));
  expect(lackOf('20260016', '1250')).toBeUndefined();
  expect(lackOf('', '1250')).toBe('Fyll i fakturans nummer och ett belopp på varje rad.');
  expect(lackOf('20260016', '1000')).toMatch(/^250\skr är inte fördelade\.$/);
  expect(lackOf('20260016', '1300')).toMatch(/^50\skr för mycket är fördelade\.$/);
});

const told = { kind: 'camt.054', paid_count: 0, payouts: [] } as const;

test('the outcome of a bank file is one sentence with new, matched and already known entries', () => {
  expect(fileTaken({ ...told, entry_count: 1, new_count: 0, matched_count: 0, known_count: 1 })).toBe(
    '1 post. Inget var nytt. 1 var känd sedan tidigare.',
  );
  expect(fileTaken({ ...told, entry_count: 12, new_count: 3, matched_count: 1, known_count: 9 })).toBe(
    '12 poster, varav 3 nya. 1 är registrerad på en faktura. 9 var kända sedan tidigare.',
  );
  expect(fileTaken({ ...told, entry_count: 1, new_count: 1, matched_count: 0, known_count: 0 })).toBe(
    '1 post, varav 1 ny. 0 är registrerade på fakturor.',
  );
  const paid = { ...told, entry_count: 2, new_count: 0, matched_count: 0, known_count: 0, paid_count: 2 };
  expect(fileTaken({ ...paid, payouts: [{}] })).toBe(
    '2 poster. Inget var nytt. 2 utbetalningar är framme. En utbetalning kom inte fram.',
  );
  expect(fileTaken({ ...paid, kind: 'pain.002' })).toBe('Banken avvisar ingen utbetalning.');
});

test('a payment that differs by öre from what is asked for can be rounded', () => {
  const asked = [proposal('1', 125_040, 'ocr')];
  const isRounded = (amount: string, number = '1') => leavesOre([{ number, amount }], asked);
  expect(['1250', '1251', '1250,40', '1249,40', '1251,40'].map((amount) => isRounded(amount))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(isRounded('1250', '2')).toBe(false);
});

test('left-out entries name account and currency, and foreign amounts are formatted the Swedish way', () => {
  const left_out = [
    { account: 'SE4550000000058398257466', currency: 'EUR', entry_count: 1 },
    { account: '50501055', currency: '', entry_count: 2 },
  ];
  expect(leftOutOf(left_out)).toBe(
    'Utelämnat: 1 post på SE4550000000058398257466 (EUR), 2 poster på 50501055. Bara våra konton i kronor läses.',
  );
  expect(['EUR 1000.00', 'JPY 100', 'USD 1234567.5'].map(orderedAs)).toEqual([
    'EUR 1\u00a0000,00',
    'JPY 100',
    'USD 1\u00a0234\u00a0567,5',
  ]);
});
