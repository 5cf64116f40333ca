import type { ScheduledJob } from '#server/jobs/jobs.ts';
import { everyMinutes } from '#server/jobs/times.ts';
import type { Services } from '#server/services.ts';
import { READ_CALENDARS, readCalendars } from './calendar/commands/read-calendars.ts';

type Needs = Pick<Services, 'env' | 'db' | 'calendars' | 'clock' | 'log'>;

/** The scheduled jobs of this context. */
export const jobs = ({ env, db, calendars, clock, log }: Needs): ScheduledJob[] => [
  { name: READ_CALENDARS, times: everyMinutes(1), run: () => readCalendars({ env, db, calendars, clock, log }) },
];
