import type { ScheduledJob } from '#server/jobs/jobs.ts';
import { dailyAt } from '#server/jobs/times.ts';
import type { Services } from '#server/services.ts';
import { MAKE_FEE_GUIDES, makeFeeGuides } from './fee-guide/commands/make-guides.ts';

/** The scheduled jobs of this context. */
export const jobs = ({ db, clock }: Pick<Services, 'db' | 'clock'>): ScheduledJob[] => [
  { name: MAKE_FEE_GUIDES, times: dailyAt('03:30'), run: () => makeFeeGuides({ db, clock }) },
];
