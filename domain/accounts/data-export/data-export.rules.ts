/** Days for which a person can fetch an export of their data. */
export const EXPORT_DAYS = 7;
/** Minimum hours between two requests of a person for an export. */
const HOURS_BETWEEN = 24;

const later = (instant: string, hours: number) => new Date(Date.parse(instant) + hours * 3_600_000).toISOString();

/** The instant from which the person may ask for another export. */
export const nextExportDate = (asked_date: string): string => later(asked_date, HOURS_BETWEEN);

/** Instant at which an export made at `made_date` is removed. */
export const exportEnds = (made_date: string): string => later(made_date, EXPORT_DAYS * 24);
