const DAY_MS = 24 * 60 * 60 * 1000;

/** Days for which every backup is kept. */
export const ALL_KEPT_DAYS = 7;
/**
 * Days for which the last backup of each week is kept. Not longer: the page about privacy says that backups with removed
 * data are gone after 35 days.
 */
export const WEEKS_KEPT_DAYS = 35;

/** The week of a moment, from Monday to Sunday in UTC. 1 January 1970 was a Thursday. */
const weekOf = (at: Date) => Math.floor((at.getTime() / DAY_MS + 3) / 7);

/**
 * The backups that are kept: all of the last seven days, the last one of each week of the last 35 days, and always the
 * newest of all.
 * @param backups whole backups in any order
 */
export function keptBackups<Backup extends { readonly begun: Date }>(backups: readonly Backup[], now: Date): Backup[] {
  const newestFirst = [...backups].sort((one, other) => other.begun.getTime() - one.begun.getTime());
  const weeks = new Set<number>();
  return newestFirst.filter(({ begun }, index) => {
    const days = (now.getTime() - begun.getTime()) / DAY_MS;
    const week = weekOf(begun);
    const isLastOfWeek = !weeks.has(week);
    weeks.add(week);
    return index === 0 || days <= ALL_KEPT_DAYS || (isLastOfWeek && days <= WEEKS_KEPT_DAYS);
  });
}
