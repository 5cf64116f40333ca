import type { ScheduledJob } from '#server/jobs/jobs.ts';
import type { Services } from '#server/services.ts';
import { mailDigests } from './notification/commands/mail-digests.ts';
import { mailUnread } from './thread/commands/mail-unread.ts';

/** What this context does on a schedule. */
export const jobs = ({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): ScheduledJob[] => [
  { name: 'mail-unread', cron: '* * * * *', run: () => mailUnread({ db, clock }) },
  { name: 'mail-digests', cron: '0 7 * * *', run: () => mailDigests({ db, clock, log }) },
];
