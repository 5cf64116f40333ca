import type { ScheduledJob } from '#server/jobs/jobs.ts';
import { everyMinutes, hourlyAt } from '#server/jobs/times.ts';
import type { Services } from '#server/services.ts';
import { mailDigests } from './notification/commands/mail-digests.ts';
import { mailUnread } from './thread/commands/mail-unread.ts';

/** The scheduled jobs of this context. */
export const jobs = ({ env, db, clock, log }: Pick<Services, 'env' | 'db' | 'clock' | 'log'>): ScheduledJob[] => [
  { name: 'mail-unread', times: everyMinutes(1), run: () => mailUnread({ env, db, clock }) },
  { name: 'mail-digests', times: hourlyAt(0), run: () => mailDigests({ db, clock, log }) },
];
