import { formatWhole } from '#texts/kernel/format.ts';

/** A number in the Swedish format, rounded to at most `decimals`: '12 345', '3,5', '−2'. */
export function formatNumber(value: number, decimals = 0): string {
  const [whole = '', fraction = ''] = Math.abs(value).toFixed(decimals).split('.');
  const rest = fraction.replace(/0+$/, '');
  return `${value < 0 ? '\u2212' : ''}${formatWhole(Number(whole))}${rest && `,${rest}`}`;
}
