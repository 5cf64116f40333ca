import type { ScheduledJob } from '#server/jobs/jobs.ts';
import type { Services } from '#server/services.ts';
import { tidyUploads } from './recording/commands/tidy-uploads.ts';

/** The scheduled jobs of this context. */
export const jobs = ({ env, db, preparer }: Pick<Services, 'env' | 'db' | 'preparer'>): ScheduledJob[] => [
  { name: 'prepare-recordings', cron: '* * * * *', run: async () => preparer.wake() },
  { name: 'tidy-uploads', cron: '50 3 * * *', run: () => tidyUploads({ env, db }) },
];
