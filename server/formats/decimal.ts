import { type Ore, oreOf } from '#domain/kernel/money/ore.ts';

/** Öre as kronor with a decimal point: '12500.00', '-0.50'. */
export function decimalOf(amount: Ore): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * The öre of a decimal number of kronor, without binary fractions; null for any other text, for fractions of an öre,
 * and for amounts beyond the safe integers.
 */
export function oreOfDecimal(text: string): Ore | null {
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)(\d{1,15})(?:\.(\d{0,5}))?$/.exec(text.trim()) ?? [];
  if (whole === '' || /[^0]/.test(fraction.slice(2))) return null;
  const exact = BigInt(whole) * 100n + BigInt(fraction.slice(0, 2).padEnd(2, '0'));
  return exact > BigInt(Number.MAX_SAFE_INTEGER) ? null : oreOf(sign === '-' ? -exact : exact);
}
