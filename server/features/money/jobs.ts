import type { ScheduledJob } from '#server/jobs/jobs.ts';
import { hourlyAt } from '#server/jobs/times.ts';
import type { Services } from '#server/services.ts';
import { postDuePayouts } from './payout/commands/post-due-payouts.ts';

/** The scheduled jobs of this context. */
export const jobs = ({ db, clock }: Pick<Services, 'db' | 'clock'>): ScheduledJob[] => [
  { name: 'post-due-payouts', times: hourlyAt(4), run: () => postDuePayouts({ db, clock }) },
];
