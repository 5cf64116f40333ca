import { expect, test } from 'vitest';
import { likeliestKind } from './own-money.ts';

test.each([
  ['out', 'Månadsavgift', '', 'bank_fee'],
  ['out', '', '', 'bank_fee'],
  ['out', 'Debetränta', '', 'interest_paid'],
  ['out', '5050-1055', 'SKATTEVERKET', 'tax_paid'],
  ['in', 'Ränta', '', 'interest_received'],
  ['in', 'Ränta på skattekontot', 'Skatteverket', 'interest_received'],
  ['in', 'Återförd avgift', '', 'fee_refunded'],
  ['in', 'Återbetalning', 'Skatteverket', 'tax_refunded'],
] as const)('money %s with the words %j of %j is likeliest %s', (direction, text, counterparty, kind) => {
  expect(likeliestKind({ direction, text, bank_text: '', counterparty })).toBe(kind);
});
