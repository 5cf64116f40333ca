const NEW_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The instant from which a created talent counts as new: seven days ago to the second (spec, section 9). */
export const newTalentsSince = (now: string): string => new Date(Date.parse(now) - NEW_DAYS * DAY_MS).toISOString();
