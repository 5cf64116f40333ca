/** A count or measure with Swedish thousands: '12 345'. Amounts are formatted by texts/kernel/format.ts. */
export function formatNumber(value: number, decimals = 0): string {
  return new Intl.NumberFormat('sv-SE', { maximumFractionDigits: decimals }).format(value);
}
