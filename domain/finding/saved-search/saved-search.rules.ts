import type { TalentQuery } from '#domain/finding/matching/condition.ts';
import { COMPARED_MAX } from '#domain/finding/matching/points.ts';

/** Whether somebody new is told of by mail: never, or at most once a day. */
export const NOTIFY_CHOICES = ['off', 'daily'] as const;
export type Notify = (typeof NOTIFY_CHOICES)[number];

/**
 * A search that more people fit than this is not watched: nearly everybody who joins would be told of, and a row is kept
 * for each of them. It is as many as the search compares in full, so everybody who fits a watched search is known.
 */
export const WATCHED_MAX = COMPARED_MAX;

/** How many people one mail names. */
export const NAMED_MAX = 10;

/** From which hour of the day, in Stockholm, mails are sent. */
const MAILS_FROM_HOUR = 8;

const stockholmHour = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** True when the search can find nobody any more because of its days: a must that asks only for days before today (ISO). */
export function hasPassed({ wishes }: Pick<TalentQuery, 'wishes'>, today: string): boolean {
  return wishes.some(
    ({ demand, any }) =>
      demand === 'must' && any.every((condition) => condition.kind === 'dates' && condition.to < today),
  );
}

/** True from eight in the morning in Stockholm till midnight: mails about searches never come at night. `now` is an instant. */
export function isMailTime(now: string): boolean {
  return Number(stockholmHour.format(new Date(now))) >= MAILS_FROM_HOUR;
}

/** Names of the parts of the screens that look for people, as `tab` in their addresses. */
export const TALENT_TABS = ['search', 'lists', 'searches'] as const;
export type TalentTab = (typeof TALENT_TABS)[number];

/** Where somebody's saved searches are listed; with an id, that one is opened. */
export function savedSearchPath(role: 'company' | 'admin', id?: string): string {
  const screen = role === 'company' ? '/CompanyTalents' : '/AdminTalentSearch';
  return `${screen}?tab=${'searches' satisfies TalentTab}${id === undefined ? '' : `&open=${id}`}`;
}
