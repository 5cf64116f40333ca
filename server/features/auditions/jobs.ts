import type { ScheduledJob } from '#server/jobs/jobs.ts';
import { dailyAt, everyMinutes } from '#server/jobs/times.ts';
import type { Services } from '#server/services.ts';
import { tidyUploads } from './recording/commands/tidy-uploads.ts';

/** The scheduled jobs of this context. */
export const jobs = ({ env, db, preparer }: Pick<Services, 'env' | 'db' | 'preparer'>): ScheduledJob[] => [
  { name: 'prepare-recordings', times: everyMinutes(1), run: async () => preparer.wake() },
  { name: 'tidy-uploads', times: dailyAt('03:50'), run: () => tidyUploads({ env, db }) },
];
