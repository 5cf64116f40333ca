const whole = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Integer öre as people read it: '4 500 kr', with decimals only when there are öre: '4 500,50 kr'. Never breaks a line. */
export function formatMoney(ore: number): string {
  const kronor = ore / 100;
  return `${(ore % 100 === 0 ? whole : exact).format(kronor)}\u00a0kr`;
}

/** Integer öre in a field to type in: '4 500', empty for nothing. */
export function formatKronorTyped(ore: number | null | undefined): string {
  return ore === null || ore === undefined ? '' : whole.format(ore / 100);
}

/** A plain count or measure with Swedish thousands: '12 345'. */
export function formatNumber(value: number, decimals = 0): string {
  return new Intl.NumberFormat('sv-SE', { maximumFractionDigits: decimals }).format(value);
}
