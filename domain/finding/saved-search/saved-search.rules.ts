import type { TalentQuery } from '#domain/finding/matching/condition.ts';
import { COMPARED_MAX } from '#domain/finding/matching/points.ts';
import { madeOnce } from '#domain/kernel/made-once.ts';

/** How often the owner gets a mail about new matches: never, or at most once a day. */
export const NOTIFY_CHOICES = ['off', 'daily'] as const;
export type Notify = (typeof NOTIFY_CHOICES)[number];

/**
 * A search with more matches than this is not watched: nearly every new person would be reported, and each match is a
 * stored row. Equals the number that a search compares in full, so all matches of a watched search are known.
 */
export const WATCHED_MAX = COMPARED_MAX;

/** Maximum number of people named in one mail. */
export const NAMED_MAX = 10;

/** The first hour of the day, in Stockholm, at which mails are sent. */
const MAILS_FROM_HOUR = 8;

const stockholmHour = madeOnce(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Stockholm',
      hour: '2-digit',
      hourCycle: 'h23',
    }),
);

/** True if the days of a search have passed: one of its musts asks only for days before today (ISO). */
export function hasPassed({ wishes }: Pick<TalentQuery, 'wishes'>, today: string): boolean {
  return wishes.some(
    ({ demand, any }) =>
      demand === 'must' && any.every((condition) => condition.kind === 'dates' && condition.to < today),
  );
}

/** True from eight in the morning to midnight in Stockholm, the hours for mails about searches. `now` is an instant. */
export function isMailTime(now: string): boolean {
  return Number(stockholmHour().format(new Date(now))) >= MAILS_FROM_HOUR;
}

/** The tabs of the people search screens, as `tab` in their addresses. */
export const TALENT_TABS = ['search', 'lists', 'searches'] as const;
export type TalentTab = (typeof TALENT_TABS)[number];

/** Address of the list of saved searches; with an id, that search is opened. */
export function savedSearchPath(role: 'company' | 'admin', id?: string): string {
  const screen = role === 'company' ? '/CompanyTalents' : '/AdminTalentSearch';
  return `${screen}?tab=${'searches' satisfies TalentTab}${id === undefined ? '' : `&open=${id}`}`;
}
