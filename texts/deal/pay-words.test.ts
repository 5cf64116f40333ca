import { expect, test } from 'vitest';
import type { LineCode } from '#domain/deal/price/lines.ts';
import { kronor } from '#domain/kernel/money/ore.ts';
import { payInMail, payText } from './pay-words.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const line = (code: LineCode, amount: number) => ({ code, amount_ore: kronor(amount) });
const paid = {
  tax_form: 'A' as const,
  earned_ore: kronor(8500),
  gross_ore: kronor(6467),
  net_ore: kronor(4527),
  lines: [line('fee.work', 8500), line('employer_contribution', -2032), line('tax', -1940)],
};

test('a fee is said with the part of it that reaches the talent', () => {
  expect(plain(payText(paid))).toBe('Arvode 8 500 kr, varav du får ut cirka 4 527 kr');
});

test('pay for more than the days is not called a fee', () => {
  const lines = [...paid.lines, line('rights', 5000)];
  expect(plain(payText({ ...paid, lines }))).toContain('Ersättning 8 500 kr');
});

test('an invoicing talent is paid the whole, somebody with an umbrella company is not', () => {
  const whole = { ...paid, gross_ore: null, net_ore: kronor(8500) };
  expect(plain(payText({ ...whole, tax_form: 'F' }))).toBe('Arvode 8 500 kr, som du får mot faktura');
  expect(payText({ ...whole, tax_form: 'UMBRELLA' })).toContain('varav du får ut cirka');
});

test('a mail says the sum of all days and the part of it that reaches the talent', () => {
  const pay = { earned_ore: kronor(17_000), net_ore: kronor(9054), is_invoiced: false };
  expect(plain(payInMail(pay))).toBe('sammanlagt 17 000 kr, varav du får ut cirka 9 054 kr');
  expect(plain(payInMail({ ...pay, is_invoiced: true }))).toBe('sammanlagt 17 000 kr, som du får mot faktura');
});
