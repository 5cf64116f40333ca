/**
 * Amounts and days as Swedish readers expect them, for screens, mails and PDFs alike. Amounts are öre, days are ISO.
 */

const kronor = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 0 });
const kronorAndOre = new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const longDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });

/** 450000 öre as '4 500 kr'; öre are shown only when there are any. */
export function formatOre(ore: number): string {
  return `${(ore % 100 === 0 ? kronor : kronorAndOre).format(ore / 100)} kr`;
}

/** '2026-12-03' as '3 december 2026'. */
export function formatLongDay(day: string): string {
  return longDay.format(new Date(`${day}T00:00:00Z`));
}

const dayAndTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** An instant (ISO) as people in Sweden say it: 'den 3 december kl. 08:05'. */
export function formatMoment(instant: string): string {
  return `den ${dayAndTime.format(new Date(instant))}`;
}

/** Two days as '3 december 2026' or '3–5 december 2026' or '30 november 2026 – 2 december 2026'. */
export function formatDaySpan(starts_on: string, ends_on: string): string {
  if (starts_on === ends_on) return formatLongDay(starts_on);
  if (starts_on.slice(0, 7) === ends_on.slice(0, 7)) return `${Number(starts_on.slice(8))}–${formatLongDay(ends_on)}`;
  return `${formatLongDay(starts_on)} – ${formatLongDay(ends_on)}`;
}
