import { describe, expect, test } from 'vitest';
import { SAVED_SEARCHES_MAX } from '#contract/finding/saved-search.ts';
import { ADDED_AT_ONCE_MAX, SHORTLIST_PEOPLE_MAX, SHORTLISTS_MAX } from '#contract/finding/shortlist.ts';
import { RECORD_PAGE_SIZE, RECORD_PAGE_SIZE_MAX } from '#contract/registry/record/page.ts';
import { BELL_LIMIT } from '#contract/talk/notification.ts';
import { LIMITS as SET } from '#domain/accounts/setting/settings.ts';
import { CALENDARS_MAX } from '#domain/people/foreign-calendar/calendar-url.ts';
import { READ_EVERY_MINUTES, STALE_AFTER_HOURS } from '#domain/people/foreign-calendar/foreign-calendar.workflow.ts';
import { GUARDIAN_LINK_DAYS, lacksGuardian } from '#domain/people/guardian/guardian.rules.ts';
import { BUSY_SPAN_DAYS_MAX, BUSY_SPANS_MAX, busyProblem } from '#domain/people/talent/busy-days.rules.ts';
import { newTalentsSince } from '#domain/people/talent/new-talent.rules.ts';
import { IMAGE_MAX_BYTES, IMAGE_SIDE_MAX } from '#domain/people/talent/picture.rules.ts';
import { AGE_OF_MAJORITY, PICTURES_MAX } from '#domain/people/talent/profile.rules.ts';
import * as brief from '#domain/projects/project/brief.rules.ts';
import { daysPassed } from '#domain/projects/project/past-days.ts';
import { RATE_LIMITS, type RateLimitName } from './rate-limits.ts';
import { STREAMS_IN_ALL, STREAMS_OF_ONE } from './stream.ts';

// Other tests take a limit by its name and try both sides of it, so they agree with any number. Numbers from a promise
// or from the spec are fixed here.
const guesses = (...names: RateLimitName[]) => names.reduce((sum, name) => sum + RATE_LIMITS[name].points, 0);

describe('a limit has the agreed number', () => {
  test.each([
    ['pictures of a profile', PICTURES_MAX, 20],
    ['the longest side of a picture (spec, section 9)', IMAGE_SIDE_MAX, 1920],
    ['the bytes of a picture', IMAGE_MAX_BYTES, 15_728_640],
    ['spans of busy days', BUSY_SPANS_MAX, 200],
    ['days of a span of busy days', BUSY_SPAN_DAYS_MAX, 366],
    ['connected calendars', CALENDARS_MAX, 5],
    ['hours until a connected calendar counts as stale', STALE_AFTER_HOURS, 24],
    ['minutes between two readings of a connected calendar', READ_EVERY_MINUTES, 30],
    ['days for a guardian to answer', GUARDIAN_LINK_DAYS, 30],
    ['age from which no guardian consents', AGE_OF_MAJORITY, 18],
    ['roles of a project', brief.ROLES_MAX, 30],
    ['rows of days of a project', brief.DATES_MAX, 20],
    ['people for one role', brief.HEADCOUNT_MAX, 500],
    ['letters of a brief', brief.BRIEF_MAX, 20_000],
    ['notices in the bell (spec, section 9)', BELL_LIMIT, 10],
    ['saved searches', SAVED_SEARCHES_MAX, 30],
    ['lists of a company', SHORTLISTS_MAX, 50],
    ['people on a list', SHORTLIST_PEOPLE_MAX, 500],
    ['people put on a list at once', ADDED_AT_ONCE_MAX, 100],
    ['sign-ups from one network within an hour', RATE_LIMITS.sign_up.points, 10],
    ['guesses a day at the codes of an authenticator', guesses('second_factor', 'second_factor_by_device'), 30],
    ['guesses a day at codes that are mailed', guesses('code'), 30],
    ['mails with a code within an hour', RATE_LIMITS.code_mail.points, 3],
    ['mails with a code within a day', RATE_LIMITS.code_mail_of_day.points, 8],
    ['seconds that strangers make an owner wait for a password', RATE_LIMITS.sign_in_to_account.seconds, 900],
    ['calls with a key within a minute', RATE_LIMITS.key.points, 300],
    ['keys of a company', SET.company_keys.default, 20],
    ['members of a company', SET.company_members.default, 50],
    ['people a company may open in a day', SET.people_a_day.default, 2000],
    ['streams of one account', STREAMS_OF_ONE, 10],
    ['streams of a process', STREAMS_IN_ALL, 1000],
    ['records on a page', RECORD_PAGE_SIZE, 50],
    ['records on the longest page', RECORD_PAGE_SIZE_MAX, 100],
  ])('%s', (_, limit, agreed) => expect(limit).toBe(agreed));
});

describe('a limit in days includes or excludes its own day', () => {
  const today = '2026-06-10';

  test('a project’s day has not passed today, but the day after', () => {
    expect(daysPassed([{ ends_on: today }], today)).toBe('none');
    expect(daysPassed([{ ends_on: '2026-06-09' }], today)).toBe('all');
    expect(daysPassed([{ ends_on: '2026-06-09' }, { ends_on: today }, { ends_on: '' }], today)).toBe('some');
  });

  test('a talent may mark today as busy, but not yesterday', () => {
    expect(busyProblem({ starts_on: '2026-06-01', ends_on: today }, today)).toBeNull();
    expect(busyProblem({ starts_on: '2026-06-01', ends_on: '2026-06-09' }, today)).toMatchObject({ field: 'ends_on' });
  });

  test('a talent may mark days as busy up to 732 days ahead', () => {
    expect(busyProblem({ starts_on: '2028-06-11', ends_on: '2028-06-11' }, today)).toBeNull();
    expect(busyProblem({ starts_on: '2028-06-12', ends_on: '2028-06-12' }, today)).toMatchObject({ field: 'ends_on' });
  });

  test('talents are new for seven days, to the second (spec, section 9)', () => {
    expect(newTalentsSince('2026-06-10T12:00:00.000Z')).toBe('2026-06-03T12:00:00.000Z');
  });

  test('consent is needed up to the day before the eighteenth birthday, and for an unknown age', () => {
    const born = (birth_date: string | null) => ({ birth_date, guardian_consent_date: null });
    expect(lacksGuardian(born('2008-06-11'), today)).toBe(true);
    expect(lacksGuardian(born('2008-06-10'), today)).toBe(false);
    expect(lacksGuardian(born(null), today)).toBe(true);
    expect(lacksGuardian({ ...born('2008-06-11'), guardian_consent_date: '2026-01-01T00:00:00Z' }, today)).toBe(false);
  });
});
