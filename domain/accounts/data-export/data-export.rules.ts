/** Days for which an archive of a person's data can be fetched. */
export const EXPORT_DAYS = 7;
/** Hours between two archives that a person asks for. */
const HOURS_BETWEEN = 24;

const later = (instant: string, hours: number) => new Date(Date.parse(instant) + hours * 3_600_000).toISOString();

/** From when (an instant) another archive may be asked for. */
export const nextExportDate = (asked_date: string): string => later(asked_date, HOURS_BETWEEN);

/** Instant at which an archive made at `made_date` is removed. */
export const exportEnds = (made_date: string): string => later(made_date, EXPORT_DAYS * 24);
